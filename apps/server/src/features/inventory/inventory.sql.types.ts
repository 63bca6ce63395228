// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface FindUnitStandingSql {
  name: 'find_unit_standing';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    claimed: boolean | null;
  };
  computed: 'claimed';
}
