// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LetterSuppressSql {
  name: 'letter_suppress';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}

export interface LetterRecordReportSql {
  name: 'letter_record_report';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null];
  row: {
    subscriber_id: number;
  };
  computed: never;
}
