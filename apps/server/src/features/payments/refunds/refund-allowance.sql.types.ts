// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface RefundAllowanceSql {
  name: 'refund_allowance';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    currency: string;
    min_amount_minor: number | null;
    has_rule: boolean | null;
    before_minor: number | null;
    attempts: unknown;
  };
  computed: 'has_rule' | 'before_minor' | 'attempts';
}
