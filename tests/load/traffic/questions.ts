import type pg from 'pg';
import { placeQuestions } from './place-questions.ts';
import { BENCH_CART_KEY, type BenchQuestion } from './question.ts';

const SAMPLE = 200;

/** Guests with one machine in the cart, who never buy it. */
async function makeBags(client: pg.Client, count: number) {
  const { rows } = await client.query<{ site: string; siteId: number; cart: string }>(
    `with wanted as (
       select u.site_id, u.id, s.slug, uuid_v7() as cart from units u join sites s on s.id = u.site_id and s.enable_shop
        where u.status = 'on_hand' and u.taken_until is null order by md5(u.id::text) limit $1
     ), made as (
       insert into carts (site_id, id, key_hash) select site_id, cart, sha256($2) from wanted
     ), filled as (
       insert into cart_lines (site_id, cart_id, unit_id) select site_id, cart, id from wanted
     )
     select slug as site, site_id as "siteId", upper(slug) || '_' || cart as cart from wanted`,
    [count, BENCH_CART_KEY],
  );
  return rows;
}

/** Products shown somewhere, the site with most units, and words of its models' names. */
async function readSamples(client: pg.Client) {
  const { rows: shown } = await client.query<{ site: string; siteId: number; slug: string }>(
    `select s.slug as site, s.id as "siteId", p.slug from site_products sp
       join sites s on s.id = sp.site_id and s.enable_shop and not s.maintenance
       join products p on p.id = sp.product_id and p.status = 'active'
      where sp.published and exists (select from units u where u.site_id = sp.site_id and u.product_id = sp.product_id
                                       and u.status in ('on_hand', 'in_transit', 'in_production'))
      order by md5(sp.site_id || '/' || sp.product_id) limit $1`,
    [SAMPLE],
  );
  const { rows: largest } = await client.query<{ site: string; id: number; units: number; products: number }>(
    `select s.slug as site, s.id, count(*)::int as units, count(distinct u.product_id)::int as products
       from units u join sites s on s.id = u.site_id and s.enable_shop
      where u.status in ('on_hand', 'in_transit', 'in_production')
      group by s.id order by count(*) desc limit 1`,
  );
  const site = largest[0];
  if (!site) throw new Error('The database holds no units: run npm run demo -- --scale');
  const { rows: words } = await client.query<{ word: string }>(
    `select distinct on (p.id) split_part(p.original_name, ' ', 1 + (p.id % 2)) as word
       from site_products sp join products p on p.id = sp.product_id and p.type_id = 1
      where sp.site_id = $1 and sp.published order by p.id limit $2`,
    [site.id, SAMPLE],
  );
  return { shown, site, words };
}

/** The same questions for every size of database, about rows picked evenly from it. */
export async function benchQuestions(client: pg.Client): Promise<BenchQuestion[]> {
  const { shown, site, words } = await readSamples(client);
  const about = (name: string) => `${name} (${site.products} products, ${site.units} units)`;
  const search = (query: string) => ({
    path: `/api/front/search?${query}`,
    site: site.site,
    siteId: site.id,
  });
  return [
    {
      name: 'product detail',
      budgetMs: 1,
      times: 2.5,
      requests: shown.map(({ slug, ...rest }) => ({ path: `/api/front/products/${slug}`, ...rest })),
    },
    {
      name: 'units page',
      budgetMs: 1.5,
      times: 2.5,
      requests: shown.map(({ slug, ...rest }) => ({
        path: `/api/front/products/${slug}/inventories?page=1`,
        ...rest,
      })),
    },
    {
      name: about('search, a term with facets'),
      budgetMs: 5,
      times: 2.5,
      requests: words.map(({ word }) => search(`q=${encodeURIComponent(word)}`)),
    },
    {
      name: about('search, no term'),
      budgetMs: null,
      times: null,
      requests: ['', 'sort=price_asc', 'status=on_hand', 'page=2'].map(search),
    },
    {
      name: 'type-ahead',
      budgetMs: null,
      times: null,
      requests: words.map(({ word }) => ({
        path: `/api/front/search/suggestions?q=${encodeURIComponent(word.slice(0, 4))}`,
        site: site.site,
        siteId: site.id,
      })),
    },
    ...(await placeQuestions(client, SAMPLE)),
    {
      name: 'menu',
      budgetMs: null,
      times: null,
      requests: shown.map(({ slug: _, ...rest }) => ({
        path: '/api/front/menu/products?type_id=1',
        ...rest,
      })),
    },
    {
      name: 'bag, one machine in it',
      budgetMs: null,
      times: null,
      requests: (await makeBags(client, SAMPLE)).map((cart) => ({ path: '/api/front/cart', ...cart })),
    },
  ];
}
