// Sets TZ to GMT as a test process is loaded: while it has one thread, and before any code asks for the time zone.
#ifndef CTESTPROCESS_H
#define CTESTPROCESS_H
#endif
