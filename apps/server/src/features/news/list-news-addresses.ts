import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db.ts';
import { findNewsAddresses } from './news.sql.ts';

export const listNewsAddresses = (db: Db, asked: { siteId: number; locale: string }) =>
  findNewsAddresses(db, { siteId: asked.siteId, locale: catalogueOf(asked.locale) });
