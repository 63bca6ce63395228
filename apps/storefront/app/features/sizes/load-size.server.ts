import { type Measurement, toMeasurement } from '@paddock/i18n/measures';
import { listVariantAttributes } from '@paddock/server/contracts/inventory';
import { showProduct } from '@paddock/server/contracts/products';
import { failurePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { NO_FILTERS, writeFilters } from '../inventory/unit-filters.rules.ts';
import {
  contactPoints,
  estimateInseam,
  saddleHeightFor,
  triangleOf,
} from '../products/geometry/contact-points.rules.ts';
import { drawBicycle, type Measures } from '../products/geometry/geometry-drawing.rules.ts';
import { toGeometryView } from '../products/geometry/geometry-view.server.ts';
import type { GeometryView } from '../products/geometry/geometry-view.ts';
import { type LengthWriter, lengthWriter } from '../products/geometry/length-writer.server.ts';
import { type FrameSize, findSize, type Reason, type Rider } from './find-size.rules.ts';
import { HEIGHT_CM, INSEAM_CM, readSizeQuery } from './size-query.rules.ts';
import type { ReasonView, SizeResult, SizeView } from './size-view.ts';

/** The finder of one bicycle. A product without rider heights has none: its page does not exist. */
export async function loadSize(visit: Visit, slug: string): Promise<SizeView> {
  const sells = visit.site?.enableShop ?? false;
  const [product, attributes] = await Promise.all([
    visit.call(showProduct, { params: { slug } }),
    sells ? visit.call(listVariantAttributes, { params: { slug } }) : null,
  ]);
  if (!product.ok) throw failurePage(product.status);
  const { name, sites, geometries } = product.data;
  visit.pathElsewhere = (site) => (sites.includes(site) ? `/products/${slug}/size` : null);
  const { lang } = pageContextOf(visit);
  const measurement = toMeasurement(visit.site?.settings.measurement);
  const geometry = toGeometryView(geometries, lang, measurement);
  const sizes = geometry && toFrameSizes(geometry);
  if (!sizes) throw failurePage(404);
  const { fields, errors, rider } = readSizeQuery(visit.url.searchParams, measurement);
  const write = lengthWriter(lang, measurement);
  const base = `${authPath(visit.segment)}/products/${slug}`;
  const sizeAttribute = attributes?.ok ? attributes.data.find((one) => one.slug === 'size') : undefined;
  const unitsOf = (size: string) => {
    const value = sizeAttribute?.values.find(({ content }) => content === size);
    if (!sizeAttribute || !value) return null;
    return `${base}${writeFilters({ ...NO_FILTERS, values: { [sizeAttribute.id]: value.id } })}#units`;
  };
  return {
    product: { slug, name, picture: findPicture(product.data.image) },
    isInFeet: measurement === 'imperial_us',
    fields,
    errors,
    limits: limitsOf(write, measurement),
    result: rider && resultFor(sizes, geometry.measures, rider, write, unitsOf),
  };
}

const limitsOf = (write: LengthWriter, measurement: Measurement): SizeView['limits'] => ({
  height: [write.height(HEIGHT_CM.min), write.height(HEIGHT_CM.max)],
  inseam:
    measurement === 'imperial_us'
      ? [write.cm(INSEAM_CM.min), write.cm(INSEAM_CM.max)]
      : [write.height(INSEAM_CM.min), write.height(INSEAM_CM.max)],
});

function toFrameSizes({ sizes, riders, measures }: GeometryView): FrameSize[] | null {
  if (!riders || sizes.length < 2) return null;
  return sizes.map((name, index) => ({
    name,
    riderMin: riders[index]?.from ?? 0,
    riderMax: riders[index]?.to ?? 0,
    standover: measures[index]?.standover,
    reach: measures[index]?.reach,
    stack: measures[index]?.stack,
  }));
}

function resultFor(
  sizes: FrameSize[],
  measures: Measures[],
  rider: Rider,
  write: LengthWriter,
  unitsOf: (size: string) => string | null,
): SizeResult | null {
  const found = findSize(sizes, rider);
  const nameOf = (index: number) => sizes[index]?.name ?? '';
  if (!found) return null;
  const size = nameOf(found.size);
  const other = found.other && { size: nameOf(found.other.size), sits: found.other.sits };
  return {
    size,
    other,
    reasons: found.reasons.map((reason) => writeReason(reason, write)),
    stock: [size, ...(other ? [other.size] : [])].map((name) => ({ size: name, href: unitsOf(name) })),
    drawing: drawRider(measures[found.size] ?? {}, rider, write),
  };
}

function drawRider(
  measures: Measures,
  { height, inseam }: Rider,
  write: LengthWriter,
): SizeResult['drawing'] {
  const bicycle = drawBicycle(measures);
  if (!bicycle) return null;
  const points = contactPoints(bicycle, saddleHeightFor(inseam ?? estimateInseam(height)));
  const { saddleToPedal, saddleToBar, barToPedal } = triangleOf(points);
  return {
    bicycle,
    points,
    sides: {
      saddleToPedal: write.cm(saddleToPedal / 10),
      saddleToBar: write.cm(saddleToBar / 10),
      barToPedal: write.cm(barToPedal / 10),
    },
    estimatedInseam: inseam === null ? write.cm(estimateInseam(height)) : null,
  };
}

/** A reason with its lengths in the units and the language of a site. */
function writeReason(reason: Reason, write: LengthWriter): ReasonView {
  switch (reason.kind) {
    case 'height':
      return { ...reason, from: write.height(reason.from), to: write.height(reason.to) };
    case 'below':
    case 'above':
      return { ...reason, limit: write.height(reason.limit) };
    case 'standover':
    case 'tight':
      // Less than nothing is written as none.
      return { ...reason, gap: write.cm(Math.max(0, reason.gap)) };
    case 'position':
      return { ...reason, stack: write.mm(reason.stack), reach: write.mm(reason.reach) };
    case 'capped':
      return reason;
  }
}
