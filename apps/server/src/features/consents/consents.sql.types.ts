// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ConsentsInsertSql {
  name: 'consents_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null, $4: string | null, $5: boolean | null, $6: boolean | null, $7: boolean | null, $8: boolean | null];
  row: {
    decided_at: string | null;
  };
  computed: 'decided_at';
}
