// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WishListUnitsSql {
  name: 'wish_list_units';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: readonly (number | null)[] | null];
  row: {
    id: string;
    slug: string;
    reason: string | null;
    price: number | null;
    currency: string;
    country: string | null;
    color: number;
    size: number;
    picture: string | null;
    days: number | null;
    store_id: number | null;
    store: string;
    city: string;
    plant: string | null;
  };
  computed: 'reason' | 'picture' | 'days';
}

export interface WishListValuesSql {
  name: 'wish_list_values';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null];
  row: {
    id: number;
    content: string | null;
    color1: string | null;
    color2: string | null;
  };
  computed: 'content' | 'color1' | 'color2';
}
