// `npm run demo` loads a brand: the default one, or `npm run demo -- --brand <name or folder>`.
// `npm run demo -- --scale` fills a database of its own to the full sizes.
import path from 'node:path';
import { findBrand } from '@paddock/brand/find-brand';
import { ownerDatabaseUrl } from './owner-database.ts';

if (process.argv.includes('--scale')) {
  const { loadScale } = await import('../demo/scale/scale.ts');
  const url = await loadScale(ownerDatabaseUrl(), {
    small: process.argv.includes('--small'),
    few: process.argv.includes('--few'),
  });
  console.log(`filled ${new URL(url).pathname.slice(1)}`);
} else {
  await loadDemo().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

/** The brand of `--brand`; without it PADDOCK_BRAND or the default one. */
function chosenBrand(): URL {
  const at = process.argv.indexOf('--brand');
  if (at < 0) return findBrand();
  const brand = process.argv[at + 1] ?? '';
  const isName = /^[a-z0-9-]+$/.test(brand);
  return findBrand(isName ? brand : path.resolve(process.env.INIT_CWD ?? '.', brand));
}

async function loadDemo() {
  const [{ loadBrand }, { readBrand }, { loadGazetteer }, { readGazetteer }, { openDb }] = await Promise.all([
    import('../demo/load/load-brand.ts'),
    import('../demo/brand/read-brand.ts'),
    import('../demo/gazetteer/load-gazetteer.ts'),
    import('../demo/gazetteer/read-gazetteer.ts'),
    import('../platform/db/db.ts'),
  ]);
  const started = performance.now();
  const brand = await readBrand(chosenBrand());
  const { NODE_ENV, PADDOCK_DEMO_VALUES } = process.env;
  if (brand.isDemo && NODE_ENV === 'production' && PADDOCK_DEMO_VALUES !== 'allowed')
    throw new Error('PADDOCK_BRAND: names no brand, or one of the demo, which production does not load');
  const { db, close } = openDb({
    url: ownerDatabaseUrl(),
    applicationName: 'paddock-demo',
    maxConnections: 2,
    waitMs: 60_000,
    statementTimeoutMs: 120_000,
  });
  try {
    const countries = new Set(brand.sites.flatMap(({ country }) => country.iso ?? []));
    // Read before anything is begun: on a slow machine it takes longer than a transaction may wait for its next statement.
    const gazetteer = await readGazetteer(countries);
    // Neither knows the other's tables, so they load side by side.
    const [{ report, left, kept }, towns] = await Promise.all([
      loadBrand(db, brand),
      loadGazetteer(db, gazetteer),
    ]);
    const count = (key: 'inserted' | 'updated' | 'removed') =>
      Object.values(report).reduce((sum, changes) => sum + changes[key], 0);
    const sizes = [
      'sites',
      'site_locales',
      'categories',
      'products',
      'variants',
      'stores',
      'units',
      'customers',
    ];
    console.log(sizes.map((table) => `${report[table]?.rows} ${table.replace('_', ' ')}`).join(', '));
    for (const name of left) console.log(`left alone, changed at the desk: ${name}`);
    for (const line of kept) console.log(line);
    if (towns > 0) console.log(`${towns} names of towns`);
    const ms = Math.round(performance.now() - started);
    console.log(
      `${count('inserted')} added, ${count('updated')} changed, ${count('removed')} removed in ${ms} ms`,
    );
  } finally {
    await close();
  }
}
