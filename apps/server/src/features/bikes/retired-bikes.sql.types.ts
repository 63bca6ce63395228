// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BikesRetireSql {
  name: 'bikes_retire';
  parameters: readonly [$1: number | null, $2: readonly (number | bigint | null)[] | null];
  row: object;
  computed: never;
}

export interface BikesLockUnitsSql {
  name: 'bikes_lock_units';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BikesLockOwnedSql {
  name: 'bikes_lock_owned';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BikeRegistrationsWithdrawSql {
  name: 'bike_registrations_withdraw';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
