// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface VariantWordsSql {
  name: 'variant_words';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    revision: number;
    variants: unknown;
  };
  computed: 'variants';
}
