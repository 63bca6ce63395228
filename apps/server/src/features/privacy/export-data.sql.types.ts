// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyExportSql {
  name: 'privacy_export';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null];
  row: {
    data: unknown;
  };
  computed: 'data';
}
