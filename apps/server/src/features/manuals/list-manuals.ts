import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { findManuals } from './manuals.sql.ts';

/** Every manual this site has for its visitors, or one product's. A product that is not shown has none. */
export const listManuals = (
  db: Db,
  requested: { siteId: number; locale: string; productId?: number | undefined },
) =>
  findManuals(db, {
    siteId: requested.siteId,
    locale: catalogueOf(requested.locale),
    productId: requested.productId ?? null,
  });
