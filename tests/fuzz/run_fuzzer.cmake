# cmake -DPROGRAM=<fuzzer> -DCORPUS=<folder> "-DOPTIONS=<option>;..." "-DSEEDS=<folder>;..." -P run_fuzzer.cmake
# Runs a fuzzer from its seeds. New inputs go into a fresh folder, and one that breaks a promise beside it.
# TORCHWAKE_FUZZ_SECONDS in the environment overrides the time in the options.
file(REMOVE_RECURSE "${CORPUS}")
file(MAKE_DIRECTORY "${CORPUS}")
if(DEFINED ENV{TORCHWAKE_FUZZ_SECONDS})
  list(APPEND OPTIONS "-max_total_time=$ENV{TORCHWAKE_FUZZ_SECONDS}")
endif()
execute_process(COMMAND "${PROGRAM}" ${OPTIONS} "-artifact_prefix=${CORPUS}-" "${CORPUS}" ${SEEDS} RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "a promise was broken: the input stands above, and as a file beside ${CORPUS}")
endif()
