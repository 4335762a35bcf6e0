# cmake -DPROGRAM=<fuzzer> -DCORPUS=<folder> "-DOPTIONS=<option>;..." "-DSEEDS=<folder>;..." -P run_fuzzer.cmake
# Runs a fuzzer from its seeds; what it finds goes into a fresh folder, an input that breaks a promise beside it.
# TORCHWAKE_FUZZ_SECONDS in the environment says for how long, in place of what the options say.
file(REMOVE_RECURSE "${CORPUS}")
file(MAKE_DIRECTORY "${CORPUS}")
if(DEFINED ENV{TORCHWAKE_FUZZ_SECONDS})
  list(APPEND OPTIONS "-max_total_time=$ENV{TORCHWAKE_FUZZ_SECONDS}")
endif()
execute_process(COMMAND "${PROGRAM}" ${OPTIONS} "-artifact_prefix=${CORPUS}-" "${CORPUS}" ${SEEDS} RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "a promise was broken: the input stands above, and as a file beside ${CORPUS}")
endif()
