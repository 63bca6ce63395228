// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface CheckoutSql {
  name: 'checkout';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null];
  row: {
    site: unknown;
    now: Date | null;
    cart: unknown;
    customer: unknown;
    addresses: unknown;
    billing_addresses: unknown;
    stores: unknown;
    methods: unknown;
    proofs: unknown;
    lines: unknown;
    order: unknown;
  };
  computed: 'site' | 'now' | 'cart' | 'customer' | 'addresses' | 'billing_addresses' | 'stores' | 'methods' | 'proofs' | 'lines' | 'order';
}

export interface CheckoutBuyerSql {
  name: 'checkout_buyer';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: string | null];
  row: {
    site: unknown;
    now: Date | null;
    cart: unknown;
    customer: unknown;
  };
  computed: 'site' | 'now' | 'cart' | 'customer';
}

export interface CheckoutContactSql {
  name: 'checkout_contact';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    address_id: number | null;
  };
  computed: 'address_id';
}

export interface CheckoutDeliverySql {
  name: 'checkout_delivery';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}
