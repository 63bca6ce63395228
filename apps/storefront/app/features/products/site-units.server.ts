import { addUsUnits, type Measurement } from '@paddock/i18n/measures';
import type { ProductDetail } from '@paddock/server/contracts/products';
import type { PageContext } from '../../page/page-context.ts';

/** The specification in the units and with the decimal mark of the site; the data are metric and kept by edition. */
export function inSiteUnits(
  product: ProductDetail,
  { lang, edition }: Pick<PageContext, 'lang' | 'edition'>,
  measurement: Measurement,
): ProductDetail {
  const swapsMarks = edition === 'es-419' && hasDecimalComma(lang);
  if (measurement !== 'imperial_us' && !swapsMarks) return product;
  const write = (text: string) => (swapsMarks ? withDecimalComma(text) : addUsUnits(text, lang));
  return {
    ...product,
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) => ({ ...value, content: write(value.content) })),
    })),
  };
}

const hasDecimalComma = (lang: string) => new Intl.NumberFormat(lang).format(1.5).includes(',');

/**
 * Latin American Spanish is one edition with two ways to write a number: 4.4 in Mexico, 4,4 in Argentina. Its texts have
 * the point.
 */
const withDecimalComma = (text: string) =>
  text.replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g, (number) =>
    number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  );
