# Prepares a page for doxygen: a link to a file that is no page of the reference becomes the file's name.
s@\[`?([^]`]+)`?\]\((\.\./)+((app|tests|assets|cmake)/([^)]*/)?\1)\)@`\3`@g
s@\[`?((CONTRIBUTING|CHANGELOG|README)\.md)`?\]\((\.\./)+\1\)@`\1`@g
s@\[([^]]*)\]\((\.\./)+((app|tests|modules/[a-z]+/(src|include)|assets|cmake)/?[^)#]*)[^)]*\)@\1 (`\3`)@g
