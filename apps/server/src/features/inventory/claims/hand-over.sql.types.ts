// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface HandOverSoldSql {
  name: 'hand_over_sold';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface HandOverDeliveredSql {
  name: 'hand_over_delivered';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}
