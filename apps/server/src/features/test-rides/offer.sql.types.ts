// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TestRideSiteSql {
  name: 'test_ride_site';
  parameters: readonly [$1: number | null];
  row: {
    slug: string;
    country: string | null;
    timezone: string;
    holidays: unknown;
    terms: unknown;
  };
  computed: 'holidays' | 'terms';
}

export interface TestRideProductsSql {
  name: 'test_ride_products';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
  row: {
    slug: string;
    name: string | null;
    kind: string | null;
    image: string | null;
    licence: string | null;
  };
  computed: 'name' | 'kind' | 'licence';
}

export interface TestRideUnitSql {
  name: 'test_ride_unit';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    product: string;
    storeId: number | null;
  };
  computed: never;
}

export interface TestRideStoresSql {
  name: 'test_ride_stores';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: number | null];
  row: {
    id: number;
    name: string;
    address: string;
    city: string;
    state: string | null;
    postal_code: string | null;
    phone: string | null;
    timezone: string | null;
    office_hours: unknown;
    metres: number | null;
  };
  computed: 'office_hours' | 'metres';
}

export interface TestRideMachinesSql {
  name: 'test_ride_machines';
  parameters: readonly [$1: number | null, $2: number | null, $3: string | null, $4: string | null];
  row: {
    id: number;
    taken: unknown;
  };
  computed: 'taken';
}

export interface TestRideHoldMachinesSql {
  name: 'test_ride_hold_machines';
  parameters: readonly [$1: number | null, $2: number | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}
