import { intlTag } from '@paddock/i18n/digits';
import { type Measurement, toInches } from '@paddock/i18n/measures';
import type { ProductDetail } from '@paddock/server/contracts/products';
import { findPicture } from '../../../media/media.server.ts';
import { type CompareView, compareGeometry, compareSpecifications } from './compare.rules.ts';

const RIDER = ['rider-min', 'rider-max'];

/** Models side by side. A measure of several sizes is its range, from the smallest frame to the largest. */
export function toCompareView(
  products: readonly ProductDetail[],
  lang: string,
  measurement: Measurement,
): CompareView {
  const isUs = measurement === 'imperial_us';
  const number = new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: 1 });
  return {
    models: products.map((product) => ({
      slug: product.slug,
      name: product.name,
      picture: findPicture(product.image, { placeholder: false }),
      price: product.offer?.price_formatted ?? null,
    })),
    groups: compareSpecifications(
      products.map((product) =>
        product.attributes.map(({ slug, group, name, values }) => ({
          slug,
          group,
          name,
          value: values.map((value) => value.content).join(' · '),
        })),
      ),
    ),
    geometry: compareGeometry(
      products.map((product) =>
        product.geometries
          .filter((geometry) => !RIDER.includes(geometry.slug) && geometry.sizes.length > 0)
          .map(({ slug, name, unit, sizes }) => {
            const isLength = unit !== 'deg';
            const values = sizes.map((size) => (isUs && isLength ? toInches(size.value) : size.value));
            const [low, high] = [Math.min(...values), Math.max(...values)];
            const text = low === high ? number.format(low) : number.formatRange(low, high);
            return { slug, name, text: isLength ? (isUs ? `${text} in` : text) : `${text}°` };
          }),
      ),
    ),
  };
}
