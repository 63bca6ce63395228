import { reindexProducts } from '../../features/search/index/reindex-products.ts';
import { queueFollowAll } from '../../features/versions/queue-follow.ts';
import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import { findSiteIds } from '../bundle/import.sql.ts';
import { hasChanged, purgeSites, saveContent } from '../bundle/save-content.ts';
import { addBikes } from './bikes.sql.ts';
import { removeUnusedValues, saveAttributes, saveCategories, saveMedia } from './catalogue.sql.ts';
import { saveCheckoutMethods } from './checkout.sql.ts';
import { addDemonstrators } from './demonstrators.sql.ts';
import { retireOthers, saveProductMedia, saveProducts, saveRange, saveVariants } from './products.sql.ts';
import { addReviews } from './reviews.sql.ts';
import {
  saveFeatures,
  saveFits,
  saveGeometry,
  saveManuals,
  saveQuestions,
  saveSpecs,
} from './sections.sql.ts';
import { addDeskGroups, readSiteIds, saveSiteLocales, saveSites } from './sites.sql.ts';
import { addCustomers, addUnits, savePrices, saveStores } from './trade.sql.ts';
import { allowLongIdle, type Changes } from './upsert.sql.ts';

/** What each table holds of the brand and what this run did to it. */
export type LoadReport = Record<string, Changes>;

export interface LoadedBrand {
  readonly report: LoadReport;
  /** Content that the desk has changed and that therefore stays as it is. */
  readonly left: readonly string[];
  /** Values of sites, payment and shipment methods that were set since the last load and therefore stay. */
  readonly kept: readonly string[];
}

/**
 * Brings the database to what the files say, in one transaction. A second run changes nothing. Pictures of the library,
 * which have originals, come with `cli/brand.ts import`.
 */
export function loadBrand(db: Db, brand: Brand): Promise<LoadedBrand> {
  return unsafeWithAllSites(db, async (tx) => {
    await allowLongIdle(tx);
    const report: LoadReport = {};
    const kept: string[] = [];
    report.sites = await saveSites(tx, brand.sites, kept);
    const siteId = await readSiteIds(tx, brand.sites);
    report.site_locales = await saveSiteLocales(tx, brand.sites, siteId);

    const categoryId = await saveCategories(tx, brand.categories, report);
    const medium = await saveMedia(tx, brand.media, report);
    const getValue = await saveAttributes(tx, brand.attributes, report);
    const product = await saveProducts(tx, brand, categoryId, report);
    const variant = await saveVariants(tx, brand, product, getValue, report);
    report.product_media = await saveProductMedia(tx, brand.products, { product, variant, medium });
    await saveFeatures(tx, brand.products, { product, medium }, report);
    await saveQuestions(tx, brand.products, product, report);
    await saveGeometry(tx, brand, product, report);
    report.product_fits = await saveFits(tx, brand.products, product);
    await saveManuals(tx, brand.manuals, product, report);
    report.product_values = await saveSpecs(tx, brand.products, product, getValue);
    report.attribute_values!.removed = await removeUnusedValues(tx, brand.attributes);
    report.products!.removed = await retireOthers(tx, brand);
    report.site_products = await saveRange(tx, brand, siteId, product);

    report.stores = await saveStores(tx, brand.stores, siteId);
    report.prices = await savePrices(tx, brand, siteId, variant);
    report.units = await addUnits(tx, brand.units, siteId, { product, variant });
    report.demonstrators = await addDemonstrators(tx, brand.demonstrators, siteId, { product, variant });
    await saveCheckoutMethods(tx, brand, siteId, report, kept);
    const content = await saveContent(tx, brand, await findSiteIds(tx));
    Object.assign(report, content.report);
    report.customers = await addCustomers(tx, brand.customers, siteId);
    report.reviews = await addReviews(tx, brand, siteId, product);
    const groups = brand.isDemo ? await addDeskGroups(tx) : 0;
    report.group_grants = { rows: groups, inserted: groups, updated: 0, removed: 0 };
    report.bikes = await addBikes(tx, brand.bikes, siteId);

    await reindexProducts(tx);
    const { customers: _, bikes: __, ...shown } = report;
    // The menu and the country chooser stand on every page, so a change of the brand touches all of them.
    const slugs = brand.sites.map(({ slug }) => slug);
    if (hasChanged(shown)) await purgeSites(tx, slugs);
    await queueFollowAll(tx);
    return { report, left: content.left, kept };
  });
}
