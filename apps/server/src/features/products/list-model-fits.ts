import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { licenceNeeded, listLicences } from './licences.rules.ts';
import { findModelFits } from './model-fits.sql.ts';
import type { LicenceOption, ModelFit } from './products.contract.ts';

/** Every model of the site that has a seat height, and the licence classes a rider of its country can have. */
export async function listModelFits(
  db: Db,
  siteId: number,
  locale: string,
): Promise<{ models: ModelFit[]; licences: LicenceOption[] }> {
  const rows = await findModelFits(db, siteId);
  const models = rows.map(({ slug, seat_height, licences }) => ({
    slug,
    seat_height,
    licence: licenceNeeded(licences),
  }));
  const isNeeded = models.some((model) => model.licence !== null);
  return { models, licences: isNeeded ? listLicences(rows[0]?.country ?? null, catalogueOf(locale)) : [] };
}
