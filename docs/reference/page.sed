# Prepares a page for doxygen: a link to a file that is no page of the reference becomes the file's name.
s@\[([^]]*)\]\((\.\./)+((app|tests|modules/[a-z]+/(src|include)|CONTRIBUTING|CHANGELOG|README|assets)[^)#]*)[^)]*\)@\1 (`\3`)@g
