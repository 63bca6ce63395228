// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface FindTakenUnitsSql {
  name: 'find_taken_units';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    units: number | null;
    taken: string[] | null;
  };
  computed: 'units' | 'taken';
}
