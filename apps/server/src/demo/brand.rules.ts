import type { Brand } from './brand.schema.ts';

/** What one file says about another and is not so: one readable line each. */
export function findBrokenReferences(brand: Brand): string[] {
  const known = {
    site: new Set(brand.sites.map((site) => site.slug)),
    category: new Set(brand.categories.map((category) => category.slug)),
    picture: new Set(brand.media.map((medium) => medium.key)),
    product: new Set(brand.products.map((product) => product.slug)),
    variant: new Set(
      brand.products.flatMap((product) => product.variants.map((v) => `${product.slug} ${v.sku}`)),
    ),
    value: new Set(brand.attributes.flatMap((a) => a.values.map((value) => `${a.slug} ${value.slug}`))),
    store: new Set(brand.stores.map((store) => `${store.site} ${store.ref}`)),
  };
  const wrong: string[] = [];
  const need = (kind: keyof typeof known, value: string | null | undefined, where: string) => {
    if (value != null && !known[kind].has(value)) wrong.push(`${where}: no ${kind} "${value}"`);
  };

  for (const { slug, picture } of brand.categories) need('picture', picture, `categories.json ${slug}`);
  for (const product of brand.products) {
    const where = `products.json ${product.slug}`;
    need('category', product.category, where);
    need('picture', product.picture, where);
    for (const { key } of product.media) need('picture', key, where);
    for (const variant of product.variants) {
      need('picture', variant.picture, where);
      need('value', `colour ${variant.colour}`, where);
      if (variant.size) need('value', `size ${variant.size}`, where);
    }
  }
  for (const { sites, without } of brand.range) {
    for (const site of sites) need('site', site, 'range.json');
    for (const product of without) need('product', product, 'range.json');
  }
  for (const store of brand.stores) need('site', store.site, `stores.json ${store.ref}`);
  for (const customer of brand.customers) need('site', customer.site, `customers.json ${customer.email}`);
  for (const unit of brand.units) {
    const where = `units.json ${unit.ref}`;
    need('site', unit.site, where);
    need('variant', `${unit.product} ${unit.variant}`, where);
    if (unit.store) need('store', `${unit.site} ${unit.store}`, where);
  }
  return [...wrong, ...findMissingPrices(brand)];
}

// A shop that is open sells everything the site shows: each product needs a price in the site's own currency.
function findMissingPrices(brand: Brand): string[] {
  return brand.sites
    .filter((site) => site.enable_shop)
    .flatMap((site) => {
      const list = brand.prices.find((prices) => prices.site === site.slug);
      if (!list) return [`prices.json: no list for ${site.slug}`];
      if (list.currency !== site.currency)
        return [`prices.json ${site.slug}: ${list.currency}, but the site sells in ${site.currency}`];
      return brand.products
        .filter((product) => list.amounts[product.slug] === undefined)
        .map((product) => `prices.json ${site.slug}: no price for ${product.slug}`);
    });
}
