// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TestRideInsertSql {
  name: 'test_ride_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null, $5: Date | string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: Buffer | null];
  row: {
    code: string;
  };
  computed: never;
}

export interface TestRideCountOpenSql {
  name: 'test_ride_count_open';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null];
  row: {
    byContact: number | null;
    byNetwork: number | null;
  };
  computed: 'byContact' | 'byNetwork';
}

export interface TestRideLockSql {
  name: 'test_ride_lock';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    siteId: number;
    id: string;
    code: string;
    status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show';
    demonstratorId: number;
    startsAt: Date;
    endsAt: Date;
    isPast: boolean | null;
    givenName: string;
    email: string;
    locale: string;
    licence: string | null;
    linkVersion: number;
    sequence: number;
    cancelledBy: 'rider' | 'store' | null;
    cancelReason: string | null;
    timezone: string | null;
    officeHours: unknown;
    product: unknown;
    store: unknown;
  };
  computed: 'isPast' | 'timezone' | 'officeHours' | 'product' | 'store';
}

export interface TestRideOpeningSql {
  name: 'test_ride_opening';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    code: string;
    linkVersion: number;
    endsAt: Date;
  };
  computed: never;
}

export interface TestRideChangeSql {
  name: 'test_ride_change';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: Date | string | null, $5: Date | string | null];
  row: {
    sequence: number;
  };
  computed: never;
}

export interface TestRideCancelSql {
  name: 'test_ride_cancel';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    sequence: number;
  };
  computed: never;
}

export interface TestRideFinishSql {
  name: 'test_ride_finish';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface TestRidesToRemindSql {
  name: 'test_rides_to_remind';
  parameters: readonly [];
  row: {
    siteId: number;
    code: string;
  };
  computed: never;
}
