// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StoresAroundSql {
  name: 'stores_around';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: readonly (string | null)[] | null, $6: number | null, $7: number | null];
  row: {
    total: number | null;
    holidays: string | null;
    stores: string | null;
  };
  computed: 'total' | 'holidays' | 'stores';
}

export interface StoresByPostcodeSql {
  name: 'stores_by_postcode';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null];
  row: {
    id: number;
    postal_code: string | null;
    city: string;
    state: string | null;
    country_iso: string;
    lat: number | null;
    lng: number | null;
  };
  computed: 'lat' | 'lng';
}
