// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BikesOfOrderSql {
  name: 'bikes_of_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    owner_id: number;
    serial: string;
    name: string | null;
    until: string | null;
    email: string;
    locale: string;
    given_name: string;
  };
  computed: 'name' | 'until';
}

export interface BikeOfBuyerSql {
  name: 'bike_of_buyer';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
    owner_id: number;
    serial: string;
    name: string | null;
    until: string | null;
    email: string;
    locale: string;
    given_name: string;
  };
  computed: 'name' | 'until';
}

export interface BikeOfRegistrationSql {
  name: 'bike_of_registration';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    owner_id: number;
    serial: string;
    name: string | null;
    until: string | null;
    email: string;
    locale: string;
    given_name: string;
  };
  computed: 'name' | 'until';
}
