# Shows CMake one compiler after the other, each in a run of its own, and checks its answer.
cmake_minimum_required(VERSION 3.25)
if(DEFINED CMAKE_CXX_COMPILER_ID)
  include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/TorchwakeCompiler.cmake")
  return()
endif()

function(answer_for id version modules out)
  execute_process(COMMAND ${CMAKE_COMMAND} -DCMAKE_CXX_COMPILER_ID=${id} -DCMAKE_CXX_COMPILER_VERSION=${version}
    -DTORCHWAKE_MODULES=${modules} -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
    RESULT_VARIABLE result ERROR_VARIABLE error)
  string(REGEX REPLACE "[ \n]+" " " error "${error}")
  set(${out} "${result}: ${error}" PARENT_SCOPE)
endfunction()

foreach(refused IN ITEMS "GNU;12.2.0;flow;miscompiles coroutines" "GNU;12.2.0;flow;clang-19"
    "GNU;12.2.0;desktop;in: prompt, flow, desktop"
    "Clang;14.0.6;spatial;C\\+\\+20" "GNU;13.2.0;teapot,kettle;no module: teapot, kettle[.] The modules are core, .*, desktop[.]")
  list(POP_FRONT refused id version modules reason)
  answer_for(${id} ${version} ${modules} answer)
  if(answer MATCHES "^0:" OR NOT answer MATCHES "${reason}")
    message(SEND_ERROR "${id} ${version} should be refused for ${modules}, naming '${reason}', but: ${answer}")
  endif()
endforeach()
foreach(accepted IN ITEMS "GNU;13.2.0;desktop" "GNU;16.1.0;desktop" "Clang;19.1.7;desktop" "GNU;12.2.0;spatial, bots")
  list(POP_FRONT accepted id version modules)
  answer_for(${id} ${version} ${modules} answer)
  if(NOT answer STREQUAL "0: ")
    message(SEND_ERROR "${id} ${version} should be accepted for ${modules}, but: ${answer}")
  endif()
endforeach()
