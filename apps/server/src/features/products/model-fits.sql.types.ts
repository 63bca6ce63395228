// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ModelFitsSql {
  name: 'model_fits';
  parameters: readonly [$1: number | null];
  row: {
    slug: string;
    seat_height: number | null;
    country: string | null;
    licences: string[] | null;
  };
  computed: 'seat_height' | 'licences';
}
