// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SetUnitStopSql {
  name: 'set_unit_stop';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null];
  row: {
    product: string;
  };
  computed: never;
}

export interface LiftUnitStopSql {
  name: 'lift_unit_stop';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null];
  row: {
    product: string;
  };
  computed: never;
}
