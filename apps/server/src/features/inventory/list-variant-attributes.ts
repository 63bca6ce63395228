import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { findVariantAttributes } from './available-units.sql.ts';

/** The attributes units can be chosen by, as JSON text; null when this site does not show the product. */
export const listVariantAttributes = (
  db: Db,
  { siteId, slug, locale }: { siteId: number; slug: string; locale: string },
) => findVariantAttributes(db, siteId, slug, catalogueOf(locale));
