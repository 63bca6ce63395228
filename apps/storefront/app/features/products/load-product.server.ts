import { type Measurement, toMeasurement } from '@paddock/i18n/measures';
import { type ProductDetail, showProduct } from '@paddock/server/contracts/products';
import { pictureUrl } from '@paddock/ui/picture';
import { failurePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import type { PageContext } from '../../page/page-context.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { loadUnitAttributes, loadUnits } from '../inventory/load-units.server.ts';
import { readFilters } from '../inventory/unit-filters.rules.ts';
import type { UnitView } from '../inventory/units-view.ts';
import { toManualViews } from '../manuals/manual-views.server.ts';
import { readCompare } from './compare/compare.rules.ts';
import { toCompareView } from './compare/compare-view.server.ts';
import { toMediumView } from './gallery/media-view.server.ts';
import { toGeometryView } from './geometry/geometry-view.server.ts';
import { productJsonLd } from './json-ld.server.ts';
import type { ColorView, ProductView } from './product-view.ts';
import { inSiteUnits } from './site-units.server.ts';

/** Everything the page of a product shows. Only the product itself must be there; the rest may fail and is left out. */
export async function loadProduct(visit: Visit, slug: string): Promise<ProductView> {
  const search = visit.url.searchParams;
  const filters = readFilters(search);
  const sells = visit.site?.enableShop ?? false;
  const [product, attributes, view, others] = await Promise.all([
    visit.call(showProduct, { params: { slug } }),
    sells ? loadUnitAttributes(visit, slug) : [],
    sells ? loadUnits(visit, slug, filters) : null,
    Promise.all(readCompare(search, slug).map((other) => findOther(visit, other))),
  ]);
  if (!product.ok) throw failurePage(product.status);
  const { sites } = product.data;
  visit.pathElsewhere = (site) => (sites.includes(site) ? `/products/${slug}` : null);
  const page = pageContextOf(visit);
  const measurement = toMeasurement(visit.site?.settings.measurement);
  const detail = inSiteUnits(product.data, page, measurement);
  const compared = others
    .filter((other) => other !== null)
    .map((other) => inSiteUnits(other, page, measurement));
  const wanted = Number(search.get('color'));
  const shown = toProductView(detail, page, measurement);
  return {
    ...shown,
    chosenColor: shown.colors.find((color) => color.id === wanted)?.id ?? null,
    compare: compared.length > 0 ? toCompareView([detail, ...compared], page.lang, measurement) : null,
    units: view && { filters, view, attributes },
    jsonLd: jsonLdOf(detail, view?.units ?? [], page),
  };
}

async function findOther(visit: Visit, slug: string): Promise<ProductDetail | null> {
  const answer = await visit.call(showProduct, { params: { slug } });
  return answer.ok ? answer.data : null;
}

function toProductView(product: ProductDetail, { lang, edition }: PageContext, measurement: Measurement) {
  const description = product.description ?? '';
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    kind: product.kind,
    headline: product.headline,
    tagline: product.tagline,
    description: description.split(/\n\s*\n/).filter(Boolean),
    descriptionLength: description.length,
    category: product.category,
    picture: findPicture(product.image),
    hero: product.hero && toMediumView(product.hero),
    colors: product.colors.flatMap(toColorView),
    gallery: product.gallery.map((medium) => toMediumView(medium)),
    spin: product.spin.flatMap((medium) => findPicture(medium.key, { placeholder: false }) ?? []),
    features: product.features.map(({ title, text, cover, video }) => ({
      title,
      text,
      cover: cover[0] ? toMediumView(cover[0]) : null,
      video: video && toMediumView(video),
    })),
    specifications: groupSpecifications(product),
    geometry: toGeometryView(product.geometries, lang, measurement),
    manuals: toManualViews(product.manuals, lang, edition),
    questions: product.questions,
    siblings: product.siblings.map(({ image, ...sibling }) => ({
      ...sibling,
      picture: findPicture(image, { placeholder: false }),
    })),
    offer: product.offer,
  };
}

function toColorView(color: ProductDetail['colors'][number]): ColorView[] {
  if (!color.color1) return [];
  return [
    {
      id: color.value_id,
      name: color.content,
      color1: color.color1,
      color2: color.color2,
      picture: findPicture(color.picture, { placeholder: false }),
    },
  ];
}

function groupSpecifications({ attributes }: ProductDetail): ProductView['specifications'] {
  const groups = Map.groupBy(attributes, (attribute) => attribute.group);
  return [...groups].map(([title, rows]) => ({
    title,
    rows: rows.map((row) => ({
      label: row.name,
      value: row.values.map((value) => value.content).join(' · '),
    })),
  }));
}

function jsonLdOf(product: ProductDetail, units: readonly UnitView[], page: PageContext): string {
  const address = (path: string) => `${page.origin}/${page.segment}/${path}`;
  const pictures = product.gallery
    .filter((medium) => !medium.mime_type.startsWith('video'))
    .flatMap((medium) => findPicture(medium.key) ?? [])
    .map((source) => `${page.origin}${pictureUrl(source, source.widths.at(-1) ?? source.width, 'jpeg')}`);
  const url = address(`products/${product.slug}`);
  return productJsonLd(product, units, {
    url,
    pictures,
    brand: page.brand,
    trail: [
      { name: page.brand, url: `${page.origin}/${page.segment}` },
      { name: product.category.name, url: `${address('products')}#${product.category.slug}` },
      { name: product.name, url },
    ],
  });
}
