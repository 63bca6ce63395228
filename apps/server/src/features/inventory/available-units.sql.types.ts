// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface UnitsPageSql {
  name: 'units_page';
  parameters: readonly [$1: number | null, $2: string | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null, $8: readonly (number | null)[] | null];
  row: {
    product: number;
    revision: number;
    country: string | null;
    sells_drafts: boolean | null;
    sells_factory_units: boolean | null;
    counts: unknown;
    units: unknown;
  };
  computed: 'sells_drafts' | 'sells_factory_units' | 'counts' | 'units';
}

export interface UnitsPageNearSql {
  name: 'units_page_near';
  parameters: readonly [$1: number | null, $2: string | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null, $8: readonly (number | null)[] | null, $9: number | null, $10: number | null, $11: boolean | null];
  row: {
    product: number;
    revision: number;
    country: string | null;
    sells_drafts: boolean | null;
    sells_factory_units: boolean | null;
    counts: unknown;
    units: unknown;
  };
  computed: 'sells_drafts' | 'sells_factory_units' | 'counts' | 'units';
}

export interface VariantAttributesSql {
  name: 'variant_attributes';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    attributes: string | null;
  };
  computed: 'attributes';
}
