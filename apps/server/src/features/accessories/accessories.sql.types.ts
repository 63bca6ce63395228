// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AccessorySql {
  name: 'accessory';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    product: number;
    revision: number;
    country: string | null;
    currency: string;
    variants: unknown;
    fits: unknown;
  };
  computed: 'variants' | 'fits';
}

export interface AccessoriesSql {
  name: 'accessories';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: number | bigint | null];
  row: {
    slug: string;
    name: string | null;
    kind: string | null;
    image: string | null;
    price: number | null;
    currency: string;
    country: string | null;
  };
  computed: 'name' | 'kind' | 'price';
}
