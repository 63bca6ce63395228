// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffNoteOrderSql {
  name: 'staff_note_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
  row: object;
  computed: never;
}

export interface StaffMailOfOrderSql {
  name: 'staff_mail_of_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    kind: string;
    data: unknown;
  };
  computed: 'data';
}
