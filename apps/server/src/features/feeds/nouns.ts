import { applyManuals } from './apply/apply-manuals.ts';
import { applyPrices, PriceLine } from './apply/apply-prices.ts';
import { applyProducts } from './apply/apply-products.ts';
import { applyStores } from './apply/apply-stores.ts';
import { applyUnits } from './apply/apply-units.ts';
import type { BrandNoun, SiteNoun } from './feed-noun.ts';
import { ManualLine } from './lines/manual-line.contract.ts';
import { ProductLine } from './lines/product-line.contract.ts';
import { StoreLine } from './lines/store-line.contract.ts';
import { UnitLine } from './lines/unit-line.contract.ts';

export const UNITS: SiteNoun<UnitLine> = {
  of: 'site',
  Line: UnitLine,
  namesOf: ({ serial, ref }) => [...(serial ? [`serial ${serial}`] : []), ...(ref ? [`ref ${ref}`] : [])],
  apply: applyUnits,
};

const PRICES: SiteNoun<PriceLine> = {
  of: 'site',
  Line: PriceLine,
  namesOf: ({ variant }) => [variant],
  apply: applyPrices,
};

const STORES: SiteNoun<StoreLine> = {
  of: 'site',
  Line: StoreLine,
  namesOf: ({ ref }) => [ref],
  apply: applyStores,
};

const PRODUCTS: BrandNoun<ProductLine> = {
  of: 'brand',
  Line: ProductLine,
  // A sku handed from one product to another is settled in the order of the lines.
  namesOf: ({ slug, sku, variants }) => [slug, sku, ...variants.map((variant) => variant.sku)],
  apply: applyProducts,
};

const MANUALS: BrandNoun<ManualLine> = {
  of: 'brand',
  Line: ManualLine,
  namesOf: ({ slug }) => [slug],
  apply: applyManuals,
};

/** Everything that can be fed. Order of a first load: stores, products, prices, units, manuals. */
export const NOUNS = { stores: STORES, products: PRODUCTS, prices: PRICES, units: UNITS, manuals: MANUALS };
