// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnitNamedSql {
  name: 'unit_named';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: string;
    serial: string | null;
    name: string | null;
    bike_id: number;
    owner_id: number | null;
    lost: boolean | null;
  };
  computed: 'name' | 'lost';
}

export interface BikePersonSql {
  name: 'bike_person';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    email: string;
    locale: string;
    given_name: string;
    family_name: string;
    today: string | null;
  };
  computed: 'today';
}

export interface BikeRegistrationInsertSql {
  name: 'bike_registration_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: Date | string | null, $6: string | null, $7: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BikeRegistrationPendingSql {
  name: 'bike_registration_pending';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BikeRegistrationLockSql {
  name: 'bike_registration_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    status: 'pending' | 'verified' | 'rejected';
    serial: string;
    name: string | null;
    email: string;
    locale: string;
    given_name: string;
    family_name: string;
    today: string | null;
  };
  computed: 'name' | 'today';
}

export interface BikeRegistrationRejectSql {
  name: 'bike_registration_reject';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}

export interface BikeRegistrationsWaitingSql {
  name: 'bike_registrations_waiting';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    id: number;
    status: 'pending' | 'verified' | 'rejected';
    serial: string;
    bike: string;
    variant: string;
    unit_status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered';
    sold_on: string | null;
    customer: string | null;
    email: string;
    purchased_on: string | null;
    reason: string | null;
    created_at: string | null;
    proof: unknown;
    rivals: number | null;
    total: number | null;
  };
  computed: 'sold_on' | 'customer' | 'purchased_on' | 'created_at' | 'proof' | 'rivals' | 'total';
}

export interface BikeRegistrationReadSql {
  name: 'bike_registration_read';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    status: 'pending' | 'verified' | 'rejected';
    serial: string;
    bike: string;
    variant: string;
    unit_status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered';
    sold_on: string | null;
    customer: string | null;
    email: string;
    purchased_on: string | null;
    reason: string | null;
    created_at: string | null;
    proof: unknown;
    rivals: number | null;
  };
  computed: 'sold_on' | 'customer' | 'purchased_on' | 'created_at' | 'proof' | 'rivals';
}
