// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ManualsSql {
  name: 'manuals';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
  row: {
    id: number;
    name: string | null;
    files: unknown;
    product: unknown;
  };
  computed: 'name' | 'files' | 'product';
}
