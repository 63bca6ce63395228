import type { CategoryRow, ProductRow, ValueRow, VariantRow } from './search-index.sql.ts';

export interface Variant {
  readonly id: number;
  /** Its number among all variants, from 0 without a gap. */
  readonly at: number;
  readonly product: Product;
  readonly image: string | null;
  readonly colour: number | null;
  readonly size: number | null;
  readonly materials: readonly number[];
}

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly typeId: 1 | 2;
  readonly categoryId: number;
  readonly name: string;
  readonly image: string | null;
  readonly materials: readonly number[];
  readonly variants: Variant[];
}

export interface Structure {
  readonly products: ReadonlyMap<number, Product>;
  readonly variants: ReadonlyMap<number, Variant>;
  /** Value to the variants that have it. */
  readonly variantsOf: ReadonlyMap<number, readonly Variant[]>;
}

type Attribute = ValueRow['attribute'];

/** How products, variants and values hang together, in no language. */
export function buildStructure(
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
  values: readonly Pick<ValueRow, 'id' | 'attribute'>[],
): Structure {
  const attributeOf = new Map<number, Attribute>(values.map(({ id, attribute }) => [id, attribute]));
  const pick = (ids: readonly number[], attribute: Attribute) =>
    ids.filter((id) => attributeOf.get(id) === attribute);
  const productOf = new Map(
    products.map((row): [number, Product] => [
      row.id,
      {
        id: row.id,
        slug: row.slug,
        typeId: row.type_id,
        categoryId: row.category_id,
        name: row.name,
        image: row.picture,
        materials: pick(row.values ?? [], 'material'),
        variants: [],
      },
    ]),
  );
  const variantOf = new Map<number, Variant>();
  const variantsOf = new Map<number, Variant[]>();
  for (const row of variants) {
    const product = productOf.get(row.product_id);
    if (!product) continue;
    const ids = row.values ?? [];
    const materials = pick(ids, 'material');
    const variant: Variant = {
      id: row.id,
      at: variantOf.size,
      product,
      image: row.picture,
      colour: pick(ids, 'colour')[0] ?? null,
      size: pick(ids, 'size')[0] ?? null,
      materials: materials.length > 0 ? materials : product.materials,
    };
    product.variants.push(variant);
    variantOf.set(variant.id, variant);
    for (const id of [variant.colour, variant.size, ...variant.materials])
      if (id !== null) variantsOf.set(id, [...(variantsOf.get(id) ?? []), variant]);
  }
  return { products: productOf, variants: variantOf, variantsOf };
}

/** A category or value as a filter offers it. */
export interface Label {
  readonly id: number;
  readonly slug: string;
  readonly label: string;
  readonly color1: string | null;
  readonly color2: string | null;
  readonly color3: string | null;
  /** Where the brand puts it among its like. */
  readonly position: number;
}

export function labelOf(row: CategoryRow | ValueRow, position: number): Label {
  const settings: ValueRow['settings'] = 'settings' in row ? row.settings : {};
  return {
    id: row.id,
    slug: row.slug,
    label: row.own ?? row.english ?? row.original,
    position,
    color1: settings.color1 ?? null,
    color2: settings.color2 ?? null,
    color3: settings.color3 ?? null,
  };
}
