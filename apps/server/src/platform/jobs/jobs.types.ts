// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AddJobsSql {
  name: 'add_jobs';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}
