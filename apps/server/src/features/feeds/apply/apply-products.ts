import type { Tx } from '../../../platform/db/db.ts';
import { queueReindex } from '../../search/index/reindex-products.ts';
import type { Applied } from '../feed-noun.ts';
import type { Numbered } from '../lines/feed-line.rules.ts';
import type { ProductLine } from '../lines/product-line.contract.ts';
import type { Outcome } from './feed-outcome.rules.ts';
import {
  type CatalogueNames,
  type ProductPlan,
  planProduct,
  whyProductRefused,
} from './feed-products.rules.ts';
import {
  findProducts,
  findSkuOwners,
  listCatalogueNames,
  saveLabels,
  saveProducts,
  saveProductWords,
  saveRange,
  saveVariants,
} from './feed-products.sql.ts';
import type { FeedSite } from './feed-units.rules.ts';

/** Brings products, their words and their variants to what the lines say. */
export async function applyProducts(
  tx: Tx,
  { sites }: { sites: ReadonlyMap<string, FeedSite> },
  lines: readonly Numbered<ProductLine>[],
): Promise<Applied> {
  const names = await readNames(tx, sites, lines);
  const slugs = lines.map(({ value }) => value.slug);
  const known = new Map((await findProducts(tx, slugs)).map((row) => [row.slug, row]));
  const judged = lines.map(({ line, value }): { plan: ProductPlan | null; outcome: Outcome } => {
    const why = whyProductRefused(value, names);
    if (why) return { plan: null, outcome: { line, name: value.slug, kind: 'refused', ...why } };
    const before = known.get(value.slug);
    const plan = planProduct(value, before);
    if (!before) return { plan, outcome: { line, name: value.slug, kind: 'created' } };
    if (plan.changes.length === 0) return { plan: null, outcome: { line, name: value.slug, kind: 'same' } };
    return { plan, outcome: { line, name: value.slug, kind: 'changed', changes: plan.changes } };
  });
  const plans = judged.flatMap(({ plan }) => plan ?? []);
  await write(tx, plans);
  return {
    outcomes: judged.map(({ outcome }) => outcome),
    // The menu stands on every page of every site.
    tags: plans.length > 0 ? [...sites.keys()].map((slug) => `site:${slug}`) : [],
  };
}

async function readNames(
  tx: Tx,
  sites: ReadonlyMap<string, FeedSite>,
  lines: readonly Numbered<ProductLine>[],
): Promise<CatalogueNames> {
  const skus = lines.flatMap(({ value }) => [value.sku, ...value.variants.map(({ sku }) => sku)]);
  const owners = await findSkuOwners(tx, skus);
  return { ...(await listCatalogueNames(tx)), owners, sites: new Set(sites.keys()) };
}

async function write(tx: Tx, plans: readonly ProductPlan[]) {
  if (plans.length === 0) return;
  const ids = await saveProducts(
    tx,
    plans.map(({ product }) => product),
  );
  const words = plans.flatMap((plan) => plan.words);
  if (words.length > 0) await saveProductWords(tx, words);
  const variants = plans.flatMap((plan) => plan.variants);
  if (variants.length > 0) await saveVariants(tx, variants);
  const ranges = plans.flatMap(({ sites, product }) => (sites ? [{ product: product.slug, sites }] : []));
  if (ranges.length > 0) await saveRange(tx, ranges);
  const labelled = plans.flatMap(({ labels, product }) =>
    labels ? [{ product: product.slug, labels }] : [],
  );
  if (labelled.length > 0) await saveLabels(tx, labelled);
  await queueReindex(tx, ids);
}
