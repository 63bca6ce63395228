// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PaymentAttemptUpdateSql {
  name: 'payment_attempt_update';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null, $8: string | null, $9: boolean | null, $10: string | null, $11: string | null, $12: boolean | null, $13: string | null, $14: boolean | null, $15: number | null, $16: number | null, $17: string | null];
  row: {
    id: number;
  };
  computed: never;
}
