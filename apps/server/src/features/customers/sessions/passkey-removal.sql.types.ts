// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PasskeysDeleteAllSql {
  name: 'passkeys_delete_all';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    name: string;
  };
  computed: never;
}
