import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db.ts';
import { findManuals } from './manuals.sql.ts';

/** Every manual this site has for its visitors, or one product's. A product that is not shown has none. */
export const listManuals = (
  db: Db,
  asked: { siteId: number; locale: string; productId?: number | undefined },
) =>
  findManuals(db, {
    siteId: asked.siteId,
    locale: catalogueOf(asked.locale),
    productId: asked.productId ?? null,
  });
