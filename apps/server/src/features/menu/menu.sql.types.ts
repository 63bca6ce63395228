// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ListMenuSql {
  name: 'list_menu';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | null];
  row: {
    name: string | null;
    original_name: string;
    slug: string;
    image: string | null;
    products: unknown;
  };
  computed: 'name' | 'products';
}
