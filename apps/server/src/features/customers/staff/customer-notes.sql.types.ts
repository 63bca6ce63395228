// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface CustomerNoteReadSql {
  name: 'customer_note_read';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    note: unknown;
  };
  computed: 'note';
}

export interface CustomerNoteSaveSql {
  name: 'customer_note_save';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null];
  row: {
    note: unknown;
  };
  computed: 'note';
}
