// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface OrderLinkFindSql {
  name: 'order_link_find';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: number;
    email: string;
    locale: string;
  };
  computed: never;
}
