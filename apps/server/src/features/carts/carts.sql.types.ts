// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface CartSql {
  name: 'cart';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    currency: string;
    country_iso: string | null;
    now: Date | null;
    timezone: string;
    delivery: unknown;
    holidays: unknown;
    price_display: string | null;
    tax_rate: number | null;
    status: 'open' | 'ordered' | 'abandoned';
    customer_id: number | null;
    key_hash: string | null;
    lines: unknown;
  };
  computed: 'now' | 'delivery' | 'holidays' | 'price_display' | 'tax_rate' | 'key_hash' | 'lines';
}

export interface CartAlternativesSql {
  name: 'cart_alternatives';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: number | bigint | null];
  row: {
    instead_of: string;
    uuid: string;
    product_slug: string;
    variant_id: number;
    is_accessory: boolean | null;
    status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered';
    name: string | null;
    values: string[] | null;
    place: string[] | null;
    state: string | null;
    picture: string | null;
    local_days: number | null;
    expected_on: string | null;
    store_id: number | null;
    hours: unknown;
    final_price: number | null;
    reason: string | null;
  };
  computed: 'is_accessory' | 'name' | 'values' | 'place' | 'picture' | 'local_days' | 'expected_on' | 'hours' | 'final_price' | 'reason';
}

export interface CartPiecesSql {
  name: 'cart_pieces';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: number | bigint | null];
  row: {
    uuid: string;
    in_cart: boolean | null;
    reason: string | null;
  };
  computed: 'in_cart' | 'reason';
}

export interface CartAddSql {
  name: 'cart_add';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: string | null];
  row: {
    currency: string;
    country_iso: string | null;
    now: Date | null;
    timezone: string;
    delivery: unknown;
    holidays: unknown;
    price_display: string | null;
    tax_rate: number | null;
    status: 'open' | 'ordered' | 'abandoned';
    customer_id: number | null;
    key_hash: string | null;
    is_sold_here: boolean | null;
    reason: string | null;
    in_cart: boolean | null;
    is_added: boolean | null;
    lines: unknown;
  };
  computed: 'now' | 'delivery' | 'holidays' | 'price_display' | 'tax_rate' | 'key_hash' | 'is_sold_here' | 'reason' | 'in_cart' | 'is_added' | 'lines';
}

export interface DeleteLineSql {
  name: 'delete_line';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}
