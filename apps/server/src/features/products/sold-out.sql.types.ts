// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ProductListPricesSql {
  name: 'product_list_prices';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    color: number;
    amount: number | null;
  };
  computed: 'amount';
}

export interface SimilarProductsSql {
  name: 'similar_products';
  parameters: readonly [$1: number | null, $2: number | null, $3: string | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null];
  row: {
    slug: string | null;
    name: string | null;
    kind: string | null;
    image: string | null;
    price: number | null;
    units: number | null;
    ready: unknown;
  };
  computed: 'slug' | 'name' | 'kind' | 'image' | 'price' | 'units' | 'ready';
}
