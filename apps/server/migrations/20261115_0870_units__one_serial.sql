-- A frame number exists once in the world: fed to two sites it would be one vehicle sold twice.
-- A vehicle that changes country is blocked in the old one first; its history stays there.
create unique index units_serial_once on units (serial) where serial is not null and not blocked;
