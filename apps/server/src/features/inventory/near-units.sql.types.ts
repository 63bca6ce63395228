// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnitsNearSql {
  name: 'units_near';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: number | null, $6: number | bigint | null, $7: string | null];
  row: {
    uuid: string;
    variant: number;
    local_days: number;
    price: number | null;
    currency: string;
    product_id: number;
    revision: number;
    slug: string;
    name: string | null;
    country: string | null;
    store_id: number;
    store_ref: string | null;
    store: string;
    city: string;
    state: string | null;
    hours: unknown;
    lat: number | null;
    lng: number | null;
    metres: number | null;
  };
  computed: 'name' | 'hours' | 'lat' | 'lng' | 'metres';
}
