// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AddJobSql {
  name: 'add_job';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | null, $4: string | null, $5: Date | string | null];
  row: object;
  computed: never;
}

export interface AddJobsSql {
  name: 'add_jobs';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}
