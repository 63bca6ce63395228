import { addUsUnits, type Measurement } from '@paddock/i18n/measures';
import type { ProductDetail } from '@paddock/server/contracts/products';

/** The specification in the units of the site; the data have metric ones. */
export function inSiteUnits(product: ProductDetail, lang: string, measurement: Measurement): ProductDetail {
  if (measurement !== 'imperial_us') return product;
  return {
    ...product,
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) => ({ ...value, content: addUsUnits(value.content, lang) })),
    })),
  };
}
