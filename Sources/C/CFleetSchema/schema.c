#include "CFleetSchema.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t tables[] = {
#embed "../../Fleet/FleetStore/Schema/tables.sql"
};

static const uint8_t days[] = {
#embed "../../Fleet/FleetStore/Schema/days.sql"
};

static const uint8_t placing[] = {
#embed "../../Fleet/FleetStore/Schema/placing.sql"
};

static const uint8_t work[] = {
#embed "../../Fleet/FleetStore/Schema/work.sql"
};

static const uint8_t reading[] = {
#embed "../../Fleet/FleetStore/Schema/reading.sql"
};

static const uint8_t roles[] = {
#embed "../../Fleet/FleetStore/Schema/roles.sql"
};

#define SCRIPT(name, migration) {name, sizeof name, migration}

// After all migrations, and each time.
#define ALWAYS 0

static const CFleetScript scripts[] = {
    SCRIPT(tables, 1), SCRIPT(days, 1), SCRIPT(placing, 1), SCRIPT(work, 1), SCRIPT(reading, 1), SCRIPT(roles, ALWAYS),
};

size_t cfleetschema_count(void) { return sizeof scripts / sizeof *scripts; }

CFleetScript cfleetschema_script(size_t index) { return scripts[index]; }
