import { z } from 'zod';
import { SaleLabel } from '../../menu/menu.contract.ts';
import { Flag, list, SiteSlug, Slug, Text, Words, whole } from './field.contract.ts';

const Status = z.enum(['draft', 'active', 'retired'], 'must be draft, active or retired');

const VariantPart = z.strictObject({
  sku: Text,
  name: Text,
  status: Status.optional(),
  picture: Text.optional(),
  /** Attribute slug to value slug: `{ colour: 'rosso', size: '54' }`. */
  values: z.record(Slug, Text).default({}),
});

/**
 * A product with its words and variants. What a line leaves out stays as it is: texts are also written by people.
 * In a CSV a product has one line per variant (`variant.sku`, `variant.values.colour`).
 */
export const ProductLine = z
  .strictObject({
    slug: Slug,
    sku: Text,
    category: Slug,
    name: Text,
    status: Status.optional(),
    picture: Text.optional(),
    warranty_months: whole(600).optional(),
    position: whole(1_000_000).optional(),
    /** Each shopper may keep fewer unpaid units of it (the site's setting `unpaid.limited`). */
    limited: Flag.optional(),
    /** Made to the shopper's specifications: no right of withdrawal. */
    made_to_order: Flag.optional(),
    names: Words.optional(),
    kinds: Words.optional(),
    taglines: Words.optional(),
    descriptions: Words.optional(),
    variant: VariantPart.optional(),
    variants: z.array(VariantPart).max(500).optional(),
    /** Where it is shown; everywhere else it is taken off. */
    sites: list(SiteSlug).optional(),
    /** How the sites that show it sell it. */
    labels: list(SaleLabel).optional(),
  })
  .transform(({ variant, variants, ...line }) => ({
    ...line,
    variants: [...(variants ?? []), ...(variant ? [variant] : [])],
  }));
export type ProductLine = z.output<typeof ProductLine>;
