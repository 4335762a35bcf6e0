# cmake -DPROGRAM=... -DREADELF=... -P hardening.cmake: the linked program has what TORCHWAKE_HARDEN asks for.
function(require what pattern text)
  if(NOT text MATCHES "${pattern}")
    message(SEND_ERROR "${PROGRAM} lacks ${what}: readelf shows nothing like '${pattern}'")
  endif()
endfunction()

execute_process(COMMAND "${READELF}" --wide --file-header --program-headers --dynamic "${PROGRAM}"
  OUTPUT_VARIABLE layout COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${READELF}" --wide --dyn-syms "${PROGRAM}"
  OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)

require("addresses that differ in each process" "Type: +DYN" "${layout}")
require("tables of functions that are read-only after loading" "GNU_RELRO" "${layout}")
require("functions bound at loading" "FLAGS.* (BIND_NOW|NOW)" "${layout}")
require("a stack that can't be executed" "GNU_STACK +0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ RW " "${layout}")
require("guards on the stack" "__stack_chk_fail" "${symbols}")
require("checks of the sizes of copies" "__(memcpy|memmove|read|snprintf|fprintf)_chk" "${symbols}")
