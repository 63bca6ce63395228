// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface RefundFactsSql {
  name: 'refund_facts';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    order: string;
    buyer: string | null;
    locale: string;
    method: string;
    price_minor: number;
    paid_minor: number | null;
    refunded_minor: number | null;
  };
  computed: 'buyer' | 'paid_minor' | 'refunded_minor';
}
