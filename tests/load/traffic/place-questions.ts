import type pg from 'pg';
import type { BenchQuestion } from './question.ts';

const SERVICES = ['', '&services=showroom', '&services=test_ride', '&services=store_pickup'];

/** What the locator asks, on the site with most dealers. */
export async function placeQuestions(client: pg.Client, sample: number): Promise<BenchQuestion[]> {
  const { rows } = await client.query<{ site: string; siteId: number; dealers: number }>(
    `select s.slug as site, s.id as "siteId", count(*)::int as dealers from stores d join sites s on s.id = d.site_id
      group by s.id order by count(*) desc limit 1`,
  );
  const most = rows[0];
  if (!most) return [];
  const { rows: points } = await client.query<{ lat: string; lng: string }>(
    `select round(st_y(location::geometry)::numeric, 4) as lat, round(st_x(location::geometry)::numeric, 4) as lng
       from stores where site_id = $1 order by md5(id::text) limit $2`,
    [most.siteId, sample],
  );
  const { rows: towns } = await client.query<{ key: string }>(
    `select key from towns where country_iso = 'US' and population >= 20000 order by md5(key) limit $1`,
    [sample],
  );
  const { site, siteId } = most;
  const about = (name: string) => `${name} (${most.dealers} dealers)`;
  const requestTo = (path: string) => ({ path: `/api/front/${path}`, site, siteId });
  return [
    {
      name: about('stores near a point, 50 km'),
      budgetMs: 2,
      times: null,
      requests: points.map(({ lat, lng }, n) =>
        requestTo(
          `stores?lat=${lat}&lng=${lng}&distance=50&use_distance=true${SERVICES[n % SERVICES.length]}`,
        ),
      ),
    },
    {
      name: about('stores, the first look at the country'),
      budgetMs: null,
      times: null,
      requests: [requestTo('stores?use_distance=false')],
    },
    {
      name: 'towns, as they are typed',
      budgetMs: null,
      times: null,
      requests: towns.map(({ key }, n) =>
        requestTo(`towns?q=${encodeURIComponent(key.slice(0, 3 + (n % 3)))}`),
      ),
    },
    {
      name: 'towns, mistyped',
      budgetMs: null,
      times: null,
      requests: towns
        .filter(({ key }) => key.length > 6)
        .map(({ key }) => requestTo(`towns?q=${encodeURIComponent(`${key.slice(0, 3)}${key.slice(4)}`)}`)),
    },
  ];
}
