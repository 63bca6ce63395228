// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PlacingSql {
  name: 'placing';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: number | null, $6: string | null];
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
    method: unknown;
    order: unknown;
    made_by_key: boolean | null;
  };
  computed: 'site' | 'now' | 'cart' | 'customer' | 'addresses' | 'billing_addresses' | 'stores' | 'methods' | 'proofs' | 'lines' | 'method' | 'order' | 'made_by_key';
}
