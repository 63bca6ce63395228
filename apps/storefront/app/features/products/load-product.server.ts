import { type Measurement, toMeasurement } from '@paddock/i18n/measures';
import {
  type GalleryMedium,
  type Medium,
  type ProductDetail,
  showProduct,
} from '@paddock/server/contracts/products';
import { type ReviewSummary, showReviews } from '@paddock/server/contracts/reviews';
import { pictureUrl } from '@paddock/ui/picture';
import { failurePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import type { PageContext } from '../../page/page-context.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { loadAccessories } from '../accessories/load-accessories.server.ts';
import { guaranteePictureOf } from '../guarantee/guarantee.server.ts';
import { loadUnitAttributes, loadUnits } from '../inventory/load-units.server.ts';
import { readFilters } from '../inventory/unit-filters.rules.ts';
import type { UnitView } from '../inventory/units-view.ts';
import { toManualViews } from '../manuals/manual-views.server.ts';
import { toMonthlyLine } from '../monthly/monthly.server.ts';
import { loadAccessory } from './accessory/load-accessory.server.ts';
import { filtersOf } from './choice/choice.rules.ts';
import { readChoice, toOfferView } from './choice/read-choice.server.ts';
import { readCompare } from './compare/compare.rules.ts';
import { toCompareView } from './compare/compare-view.server.ts';
import { toGeometryView } from './geometry/geometry-view.server.ts';
import { openingOf } from './introduction/opening.server.ts';
import { productJsonLd } from './json-ld.server.ts';
import type { ColorView, MediumView, ProductView } from './product-view.ts';
import { toReviewsView } from './reviews/reviews-view.server.ts';
import { inSiteUnits } from './site-units.server.ts';

/** Everything the page of a product shows. Only the product itself must be there; the rest may fail and is left out. */
export async function loadProduct(visit: Visit, slug: string): Promise<ProductView> {
  const search = visit.url.searchParams;
  const [product, { attributes, filters, view }, reviews, others, madeForIt] = await Promise.all([
    visit.call(showProduct, { params: { slug } }),
    loadStock(visit, slug),
    loadOwnReviews(visit, slug),
    Promise.all(readCompare(search, slug).map((other) => findOther(visit, other))),
    loadAccessories(visit, [slug]),
  ]);
  if (!product.ok) throw failurePage(product.status);
  const { sites } = product.data;
  visit.pathElsewhere = (site) => (sites.includes(site) ? `/products/${slug}` : null);
  const accessory = product.data.type_id === 2 ? await loadAccessory(visit, slug, filters) : null;
  const page = pageContextOf(visit);
  const measurement = toMeasurement(visit.site?.settings.measurement);
  const detail = inSiteUnits(product.data, page, measurement);
  const compared = others
    .filter((other) => other !== null)
    .map((other) => inSiteUnits(other, page, measurement));
  const shown = toProductView(detail, page, measurement);
  const { colors } = shown;
  return {
    ...shown,
    offer: detail.offer && toOfferView(detail.offer, (price) => toMonthlyLine(visit, price)),
    choice: readChoice({ search, filters, attributes, colors, offer: detail.offer }),
    compare: compared.length > 0 ? toCompareView([detail, ...compared], page.lang, measurement) : null,
    units: view && { filters, view, attributes },
    guarantee: guaranteePictureOf(visit),
    accessory,
    madeForIt,
    reviews: reviews && toReviewsView(reviews, page.lang),
    jsonLd: jsonLdOf(detail, { units: view?.units ?? [], rating: reviews?.stats ?? null }, page),
  };
}

/** Null where a service has them: the page does not wait for it. */
async function loadOwnReviews(visit: Visit, slug: string): Promise<ReviewSummary | null> {
  if (visit.site?.settings.reviews === 'service') return null;
  const answer = await visit.call(showReviews, { params: { slug } });
  return answer.ok ? answer.data : null;
}

/** The units the address asks for: by its filters, or by its colour and size, whose ids only the attributes tell. */
async function loadStock(visit: Visit, slug: string) {
  const search = visit.url.searchParams;
  const filters = readFilters(search);
  if (!visit.site?.enableShop) return { attributes: [], filters, view: null };
  const isFiltered = Object.keys(filters.values).length > 0;
  const wanted = { color: Number(search.get('color')) || null, size: Number(search.get('size')) || null };
  if (isFiltered || (!wanted.color && !wanted.size)) {
    const [attributes, view] = await Promise.all([
      loadUnitAttributes(visit, slug),
      loadUnits(visit, slug, filters),
    ]);
    return { attributes, filters, view };
  }
  const attributes = await loadUnitAttributes(visit, slug);
  const chosen = { ...filters, values: filtersOf(wanted, attributes).values };
  return { attributes, filters: chosen, view: await loadUnits(visit, slug, chosen) };
}

async function findOther(visit: Visit, slug: string): Promise<ProductDetail | null> {
  const answer = await visit.call(showProduct, { params: { slug } });
  return answer.ok ? answer.data : null;
}

function toProductView(product: ProductDetail, { lang, edition }: PageContext, measurement: Measurement) {
  const opening = openingOf(product, lang);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    kind: product.kind,
    headline: product.headline,
    tagline: product.tagline,
    opening: opening.headline,
    description: opening.description,
    descriptionLength: product.description?.length ?? 0,
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
    similar: product.similar.map(({ image, price_formatted, etd_min, slug, name, kind }) => ({
      slug,
      name,
      kind,
      picture: findPicture(image, { placeholder: false }),
      price: price_formatted,
      days: etd_min,
    })),
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

interface ForSearch {
  readonly units: readonly UnitView[];
  readonly rating: ReviewSummary['stats'] | null;
}

function jsonLdOf(product: ProductDetail, { units, rating }: ForSearch, page: PageContext): string {
  const address = (path: string) => `${page.origin}/${page.segment}/${path}`;
  const pictures = product.gallery
    .filter((medium) => !medium.mime_type.startsWith('video'))
    .flatMap((medium) => findPicture(medium.key) ?? [])
    .map((source) => `${page.origin}${pictureUrl(source, source.widths.at(-1) ?? source.width, 'jpeg')}`);
  const url = address(`products/${product.slug}`);
  return productJsonLd(product, units, {
    url,
    rating,
    pictures,
    brand: page.brand,
    trail: [
      { name: page.brand, url: `${page.origin}/${page.segment}` },
      { name: product.category.name, url: `${address('products')}#${product.category.slug}` },
      { name: product.name, url },
    ],
  });
}

/** The api gives a film's still by its address; the manifest knows it by the key in there. */
const stillOf = (poster: string | null) =>
  /^\/media\/(.+)-[0-9a-f]+-\d+\.\w+$/.exec(poster ?? '')?.[1] ?? null;

/** A medium is a video when its type says so; its still is then what is seen first. */
export function toMediumView(medium: Medium | GalleryMedium, { placeholder = false } = {}): MediumView {
  const isVideo = medium.mime_type.startsWith('video');
  return {
    key: medium.key,
    alt: medium.alt,
    href: isVideo ? medium.url_original : medium.url_hd,
    picture: findPicture(isVideo ? stillOf(medium.poster) : medium.key, { placeholder }),
    video: isVideo ? { src: medium.url_original, type: medium.mime_type } : null,
    valueId: 'value_id' in medium ? medium.value_id : null,
  };
}
