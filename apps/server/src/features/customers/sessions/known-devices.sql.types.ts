// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface KnownDeviceSql {
  name: 'known_device';
  parameters: readonly [$1: number | null, $2: string | null, $3: readonly Buffer[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface KnownDeviceUseSql {
  name: 'known_device_use';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly Buffer[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface KnownDeviceInsertSql {
  name: 'known_device_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
  row: {
    id: number;
    has_others: boolean | null;
  };
  computed: 'has_others';
}

export interface KnownDevicesDeleteSql {
  name: 'known_devices_delete';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface KnownDevicesSweepSql {
  name: 'known_devices_sweep';
  parameters: readonly [];
  row: {
    id: number;
  };
  computed: never;
}
