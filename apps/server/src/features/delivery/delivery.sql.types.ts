// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SiteDeliverySql {
  name: 'site_delivery';
  parameters: readonly [$1: number | null];
  row: {
    timezone: string;
    delivery: unknown;
    holidays: unknown;
    stores: unknown;
  };
  computed: 'delivery' | 'holidays' | 'stores';
}
