// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LedgerPostSql {
  name: 'ledger_post';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: number | bigint | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface LedgerBookedReferenceSql {
  name: 'ledger_booked_reference';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    order_id: number;
    order_code: string;
  };
  computed: never;
}
