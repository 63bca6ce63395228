// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ListCatalogueNamesSql {
  name: 'list_catalogue_names';
  parameters: readonly [];
  row: {
    categories: string[] | null;
    values: string[] | null;
  };
  computed: 'categories' | 'values';
}

export interface FindSkuOwnersSql {
  name: 'find_sku_owners';
  parameters: readonly [$1: readonly (string | null)[] | null];
  row: {
    sku: string | null;
    kind: string | null;
    product: string | null;
  };
  computed: 'sku' | 'kind' | 'product';
}

export interface FindProductsSql {
  name: 'find_products';
  parameters: readonly [$1: readonly (string | null)[] | null];
  row: {
    slug: string;
    sku: string;
    category: string;
    name: string;
    status: 'draft' | 'active' | 'retired';
    picture: string | null;
    warranty_months: number;
    position: number;
    limited: boolean;
    made_to_order: boolean;
    words: unknown;
    variants: unknown;
    sites: string[] | null;
    labels: string[] | null;
  };
  computed: 'words' | 'variants' | 'sites' | 'labels';
}

export interface SaveProductsSql {
  name: 'save_products';
  parameters: readonly [$1: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface SaveProductWordsSql {
  name: 'save_product_words';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface SaveVariantsSql {
  name: 'save_variants';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface SaveVariantsVariantValuesSql {
  name: 'save_variants_variant_values';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface SaveRangeSql {
  name: 'save_range';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}

export interface SaveLabelsSql {
  name: 'save_labels';
  parameters: readonly [$1: string | null];
  row: object;
  computed: never;
}
