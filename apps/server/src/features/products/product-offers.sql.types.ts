// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ProductOffersSql {
  name: 'product_offers';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null];
  row: {
    id: number;
    slug: string;
    name: string | null;
    kind: string | null;
    image: string | null;
    currency: string;
    country: string | null;
    shop: boolean;
    available: unknown;
    colors: unknown;
  };
  computed: 'name' | 'kind' | 'available' | 'colors';
}
