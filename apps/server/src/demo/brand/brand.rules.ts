import { AREAS } from '../../features/addresses/areas.rules.ts';
import type { BrandFiles } from './brand.schema.ts';

/** What one file says about another and is not so: one readable line each. */
export function findBrokenReferences(files: BrandFiles): string[] {
  const known = knownNames(files);
  const wrong: string[] = [];
  const need = (kind: keyof typeof known, value: string, where: string) => {
    if (!known[kind].has(value)) wrong.push(`${where}: no ${kind} "${value}"`);
  };

  for (const { slug, shows } of files.categories) need('product', shows, `categories.json ${slug}`);
  const typeOf = new Map(files.categories.map(({ slug, type_id }) => [slug, type_id]));
  const isVehicle = (slug: string) =>
    files.products.some((product) => product.slug === slug && typeOf.get(product.category) === 1);
  for (const { slug, category, variants, fits } of files.products) {
    need('category', category, `products.json ${slug}`);
    for (const model of fits) {
      need('product', model, `products.json ${slug}`);
      if (isVehicle(slug) || !isVehicle(model))
        wrong.push(`products.json ${slug}: fits "${model}", but only an accessory fits, and only a vehicle`);
    }
    for (const colour of variants.colours) need('colour', colour, `products.json ${slug}`);
    for (const size of variants.sizes) need('size', size, `products.json ${slug}`);
  }
  for (const product of Object.keys(files.specs.products)) need('product', product, 'specs.json');
  for (const product of Object.keys(files['search-aliases'])) need('product', product, 'search-aliases.json');
  for (const [product, { sizes, values }] of Object.entries(files.geometry.products)) {
    need('product', product, 'geometry.json');
    for (const [measure, numbers] of Object.entries(values)) {
      need('measure', measure, `geometry.json ${product}`);
      if (numbers.length !== sizes.length)
        wrong.push(`geometry.json ${product} ${measure}: ${numbers.length} values for ${sizes.length} sizes`);
    }
  }
  for (const product of Object.keys(files.reviews)) need('product', product, 'reviews.json');
  for (const { sites, without, labels } of files.range) {
    for (const site of sites) need('site', site, 'range.json');
    for (const product of [...without, ...Object.keys(labels)]) need('product', product, 'range.json');
  }
  for (const store of files.stores) need('site', store.site, `stores.json ${store.ref}`);
  for (const { product } of files.demonstrators) need('product', product, 'demonstrators.json');
  for (const customer of files.customers) need('site', customer.site, `customers.json ${customer.email}`);
  for (const { site, customer, serial } of files.bikes)
    if (!files.customers.some((one) => one.site === site && one.email === customer))
      wrong.push(`bikes.json ${serial}: no customer ${customer} on ${site}`);
  for (const { site, shares, pieces } of files.units) {
    need('site', site, 'units.json');
    for (const product of [...Object.keys(shares), ...Object.keys(pieces)])
      need('product', product, `units.json ${site}`);
  }
  return [
    ...wrong,
    ...findMissingPrices(files),
    ...findMissingTax(files),
    ...findWrongStateRates(files),
    ...findUnknownLanes(files),
  ];
}

const knownNames = (files: BrandFiles) => ({
  site: new Set(files.sites.map((site) => site.slug)),
  category: new Set(files.categories.map((category) => category.slug)),
  product: new Set(files.products.map((product) => product.slug)),
  colour: new Set(files.options.colours.map((colour) => colour.slug)),
  size: new Set(files.options.sizes.map((size) => size.slug)),
  measure: new Set(files.geometry.measures.map((measure) => measure.slug)),
});

// A shop that is open sells everything the site shows: each product needs a price in the site's own currency.
function findMissingPrices(files: BrandFiles): string[] {
  return files.sites
    .filter((site) => site.enable_shop)
    .flatMap((site) => {
      const list = files.prices.find((prices) => prices.site === site.slug);
      if (!list) return [`prices.json: no list for ${site.slug}`];
      if (list.currency !== site.currency)
        return [`prices.json ${site.slug}: ${list.currency}, but the site sells in ${site.currency}`];
      return files.products
        .filter((product) => list.amounts[product.slug] === undefined)
        .map((product) => `prices.json ${site.slug}: no price for ${product.slug}`);
    });
}

// Prices without tax need a rate that is added to them: without one the shop would sell at tax 0.
function findMissingTax(files: BrandFiles): string[] {
  return files.sites
    .filter(({ slug, enable_shop, settings }) => {
      const hasRate = settings.tax_rate !== undefined || files['sales-tax'][slug] !== undefined;
      return enable_shop && settings.price_display === 'exclusive' && !hasRate;
    })
    .map(
      ({ slug }) =>
        `sites.json ${slug}: settings.price_display is "exclusive" and enable_shop is true, so it needs ` +
        'settings.tax_rate, or rates by state in sales-tax.json',
    );
}

// Rates of states belong to a site whose prices exclude tax, and whose addresses name these states.
function findWrongStateRates(files: BrandFiles): string[] {
  return Object.entries(files['sales-tax']).flatMap(([slug, { states }]) => {
    const site = files.sites.find((one) => one.slug === slug);
    if (!site) return [`sales-tax.json: no site "${slug}"`];
    if (site.settings.price_display !== 'exclusive')
      return [
        `sales-tax.json ${slug}: the prices of the site include tax (sites.json settings.price_display)`,
      ];
    if (site.settings.tax_rate !== undefined)
      return [`sales-tax.json ${slug}: the site has one rate already (sites.json settings.tax_rate)`];
    const known = new Set(AREAS[site.country.iso ?? '']?.map(({ value }) => value));
    return Object.keys(states)
      .filter((state) => !known.has(state))
      .map((state) => `sales-tax.json ${slug}: no state "${state}" in the addresses of the country`);
  });
}

/** Lanes between places that no region names and no store of the site stands in: one readable line each. */
export function findUnknownLanes({ checkout, stores }: Pick<BrandFiles, 'checkout' | 'stores'>): string[] {
  return Object.entries(checkout.sites).flatMap(([site, { delivery }]) => {
    if (!delivery) return [];
    const states = stores.flatMap((store) => (store.site === site && store.state ? [store.state] : []));
    const known = new Set(['*', ...Object.keys(delivery.regions), ...states]);
    const unknown = delivery.lanes
      .flatMap(({ from, to }) => [from, to])
      .filter((place) => !known.has(place))
      .map((place) => `checkout.json ${site}: a lane has the unknown place "${place}"`);
    return [...unknown, ...findSharedStates(site, delivery.regions)];
  });
}

function findSharedStates(site: string, regions: Readonly<Record<string, readonly string[]>>): string[] {
  const all = Object.values(regions).flat();
  const twice = new Set(all.filter((state, place) => all.indexOf(state) !== place));
  return [...twice].map((state) => `checkout.json ${site}: ${state} is in two regions`);
}
