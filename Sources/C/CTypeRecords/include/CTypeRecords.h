// The conformances that the compiler records in a program.
#ifndef CTYPERECORDS_H
#define CTYPERECORDS_H

/// Calls `visit` with the metadata of each type of the program and its libraries that conforms to a protocol of this name, in any module.
/// Generic types are left out.
void ctyperecords_visit(const char *protocol, void *context, void (*visit)(void *context, const void *type));

#endif
