// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyForgetOrdersSql {
  name: 'privacy_forget_orders';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetPaymentsSql {
  name: 'privacy_forget_payments';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface PrivacyForgetEventsSql {
  name: 'privacy_forget_events';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
