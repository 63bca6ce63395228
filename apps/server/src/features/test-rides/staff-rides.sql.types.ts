// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffRidesOfDaySql {
  name: 'staff_rides_of_day';
  parameters: readonly [$1: number | null, $2: number | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    code: string;
    status: 'booked' | 'changed' | 'cancelled' | 'done' | 'no_show';
    starts_at: string | null;
    ends_at: string | null;
    local_start: string | null;
    store_id: number;
    store: string;
    demonstrator: string;
    product: string;
    rider: string | null;
    email: string;
    phone: string | null;
    licence: string | null;
    locale: string;
    cancelled_by: 'rider' | 'store' | null;
    cancel_reason: string | null;
    total: number | null;
  };
  computed: 'starts_at' | 'ends_at' | 'local_start' | 'rider' | 'total';
}

export interface DemonstratorsOfStoreSql {
  name: 'demonstrators_of_store';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    id: number;
    ref: string;
    store_id: number;
    store: string;
    product: string;
    variant: string;
    blocks: unknown;
  };
  computed: 'blocks';
}

export interface DemonstratorLockSql {
  name: 'demonstrator_lock';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    id: number;
    ref: string;
  };
  computed: never;
}

export interface DemonstratorRidesSql {
  name: 'demonstrator_rides';
  parameters: readonly [$1: number | null, $2: number | null, $3: Date | string | null, $4: Date | string | null];
  row: {
    code: string;
  };
  computed: never;
}

export interface DemonstratorBlockInsertSql {
  name: 'demonstrator_block_insert';
  parameters: readonly [$1: number | null, $2: number | null, $3: Date | string | null, $4: Date | string | null, $5: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface DemonstratorBlockLiftSql {
  name: 'demonstrator_block_lift';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    demonstratorId: number;
  };
  computed: never;
}
