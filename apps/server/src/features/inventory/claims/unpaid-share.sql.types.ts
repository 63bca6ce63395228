// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnpaidSharesSql {
  name: 'unpaid_shares';
  parameters: readonly [];
  row: {
    site: string;
    share: number | null;
  };
  computed: 'share';
}
