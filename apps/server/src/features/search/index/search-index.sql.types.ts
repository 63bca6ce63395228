// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReadVersionSql {
  name: 'read_version';
  parameters: readonly [];
  row: {
    version: number;
  };
  computed: never;
}

export interface RaiseVersionSql {
  name: 'raise_version';
  parameters: readonly [];
  row: {
    version: number;
  };
  computed: never;
}

export interface ListProductsSql {
  name: 'list_products';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
    type_id: number;
    category_id: number;
    name: string;
    picture: string | null;
    values: number[] | null;
  };
  computed: 'values';
}

export interface ListVariantsSql {
  name: 'list_variants';
  parameters: readonly [];
  row: {
    id: number;
    product_id: number;
    picture: string | null;
    values: number[] | null;
  };
  computed: 'values';
}

export interface ListValuesSql {
  name: 'list_values';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    attribute: string;
    slug: string;
    original: string;
    own: string | null;
    english: string | null;
    settings: unknown;
  };
  computed: 'own' | 'english' | 'settings';
}

export interface ListCategoriesSql {
  name: 'list_categories';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
    type_id: number;
    slug: string;
    picture: string | null;
    original: string;
    own: string | null;
    english: string | null;
  };
  computed: 'own' | 'english';
}
