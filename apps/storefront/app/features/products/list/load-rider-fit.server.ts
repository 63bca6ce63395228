import { type Measurement, toMeasurement } from '@paddock/i18n/measures';
import { LicenceKind, type LicenceOption, listModelFits } from '@paddock/server/contracts/products';
import { pageContextOf } from '../../../request/page-context.server.ts';
import type { Visit } from '../../../request/visit.server.ts';
import { lengthWriter } from '../geometry/length-writer.server.ts';
import { readNumber } from '../geometry/read-number.ts';
import { fitModels, type Stance } from './rider-fit.rules.ts';

const INSEAM_CM = { min: 50, max: 110 };
const CM_PER_INCH = 2.54;

export type RiderFitView = {
  isInInches: boolean;
  licences: LicenceOption[];
  /** As typed and chosen. */
  fields: { reach: string; licence: string };
  /** What is left, by slug, with the height of the seat as written; null while nothing is chosen. */
  found: { slug: string; stance: Stance | null; seat: string }[] | null;
};

/** The finder above the list of models; null where it could not be loaded, or no model has a seat height. */
export async function loadRiderFit(visit: Visit): Promise<RiderFitView | null> {
  const answer = await visit.call(listModelFits, {});
  if (!answer.ok || answer.data.models.length === 0) return null;
  const { models, licences } = answer.data;
  const search = visit.url.searchParams;
  const measurement = toMeasurement(visit.site?.settings.measurement);
  const reach = (search.get('reach') ?? '').trim().slice(0, 10);
  const licence = LicenceKind.options.find((kind) => kind === search.get('licence')) ?? null;
  const inseam = readInseam(reach, measurement);
  const write = lengthWriter(pageContextOf(visit).lang, measurement);
  const found = fitModels(models, { inseam, licence }).map(({ slug, stance, seatHeight }) => ({
    slug,
    stance,
    seat: write.mm(seatHeight),
  }));
  return {
    isInInches: measurement === 'imperial_us',
    licences,
    fields: { reach, licence: licence ?? '' },
    found: inseam === null && licence === null ? null : found,
  };
}

function readInseam(text: string, measurement: Measurement): number | null {
  const cm = readNumber(text) * (measurement === 'imperial_us' ? CM_PER_INCH : 1);
  return cm >= INSEAM_CM.min && cm <= INSEAM_CM.max ? cm : null;
}
