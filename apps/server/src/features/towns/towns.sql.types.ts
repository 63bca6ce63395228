// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TownsBeginningSql {
  name: 'towns_beginning';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null];
  row: {
    id: number;
    name: string | null;
    region: string | null;
    country_iso: string;
    lat: number | null;
    lng: number | null;
  };
  computed: 'name' | 'lat' | 'lng';
}

export interface TownsLikeSql {
  name: 'towns_like';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | bigint | null, $4: string | null];
  row: {
    id: number;
    name: string | null;
    region: string | null;
    country_iso: string;
    lat: number | null;
    lng: number | null;
  };
  computed: 'name' | 'lat' | 'lng';
}

export interface TownsInLargeBoxSql {
  name: 'towns_in_large_box';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | bigint | null, $6: string | null, $7: number | null];
  row: {
    name: string | null;
    lat: number | null;
    lng: number | null;
    population: number;
  };
  computed: 'name' | 'lat' | 'lng';
}

export interface TownsInBoxSql {
  name: 'towns_in_box';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | bigint | null, $6: string | null, $7: number | null];
  row: {
    name: string | null;
    lat: number | null;
    lng: number | null;
    population: number;
  };
  computed: 'name' | 'lat' | 'lng';
}
