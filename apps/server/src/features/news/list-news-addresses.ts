import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { findNewsAddresses } from './news.sql.ts';

export const listNewsAddresses = (db: Db, requested: { siteId: number; locale: string }) =>
  findNewsAddresses(db, { siteId: requested.siteId, locale: catalogueOf(requested.locale) });
