// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AlertChoicesSql {
  name: 'alert_choices';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    id: number;
    product: unknown;
    colors: unknown;
    sizes: unknown;
  };
  computed: 'product' | 'colors' | 'sizes';
}
