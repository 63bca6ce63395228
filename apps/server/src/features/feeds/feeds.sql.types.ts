// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ListFeedSitesSql {
  name: 'list_feed_sites';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
    currency: string;
    timezone: string;
    today: string | null;
    transitDays: number | null;
  };
  computed: 'today' | 'transitDays';
}

export interface TouchFeedTokenSql {
  name: 'touch_feed_token';
  parameters: readonly [$1: number | null];
  row: object;
  computed: never;
}

export interface SendNotificationSql {
  name: 'send_notification';
  parameters: readonly [$1: string | null];
  row: {
    pg_notify: string | null;
  };
  computed: 'pg_notify';
}
