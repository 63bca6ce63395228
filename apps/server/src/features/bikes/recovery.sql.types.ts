// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BikeLostSql {
  name: 'bike_lost';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    since: string | null;
  };
  computed: 'since';
}

export interface BikeFoundSql {
  name: 'bike_found';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    since: string | null;
  };
  computed: 'since';
}

export interface BikeLostOwnerSql {
  name: 'bike_lost_owner';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    name: string | null;
    today: string | null;
    email: string;
    locale: string;
    given_name: string;
  };
  computed: 'name' | 'today';
}
