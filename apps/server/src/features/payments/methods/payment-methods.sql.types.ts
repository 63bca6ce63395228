// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PaymentMethodsSql {
  name: 'payment_methods';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    id: number;
    name: string | null;
    type: 'cash' | 'check-payment' | 'bank-transfer' | 'tdc' | 'others';
    component: string;
    account_ref: string | null;
    instructions: string | null;
    min_minor: number | null;
    max_minor: number | null;
    cash_max_minor: number | null;
    currency: string;
    country_iso: string | null;
    bag_minor: number | null;
  };
  computed: 'name' | 'instructions' | 'min_minor' | 'max_minor' | 'cash_max_minor' | 'bag_minor';
}
