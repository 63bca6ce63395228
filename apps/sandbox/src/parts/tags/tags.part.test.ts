import { readFileSync } from 'node:fs';
import { findBrand } from '@paddock/brand/find-brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAG_CONTAINERS } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['tags']);
});
afterAll(() => sandbox.close());

const at = (path: string) => `${sandbox.urlOf('tags')}${path}`;

test('[CONSENT-07] [H-63] five containers, and every site of the demo has the one of its region', async () => {
  const sites = JSON.parse(readFileSync(new URL('sites.json', findBrand()), 'utf8')) as {
    slug: string;
    country: { region: string };
    settings: { container: string };
  }[];
  expect(new Set(sites.map(({ settings }) => settings.container))).toEqual(new Set(TAG_CONTAINERS));
  expect(TAG_CONTAINERS).toHaveLength(5);
  for (const { slug, country, settings } of sites) {
    expect(settings.container, slug).toBe(`GTM-DEMO-${country.region.toUpperCase()}`);
  }
  for (const id of TAG_CONTAINERS) {
    const script = await (await fetch(at(`/gtm.js?id=${id}`))).text();
    expect(() => new Function(script)).not.toThrow();
  }
  expect((await fetch(at('/gtm.js?id=GTM-NOBODY'))).status).toBe(404);
});

test('hits are written down with what they were allowed', async () => {
  await fetch(at('/g/collect?v=2&tid=GTM-DEMO-ASIA&en=page_view&dl=http%3A%2F%2Fx%2F&gcs=G101&cid=GA1'));
  const { data } = (await (await fetch(at('/sandbox/hits'))).json()) as { data: object[] };
  expect(data).toMatchObject([
    { container: 'GTM-DEMO-ASIA', event: 'page_view', page: 'http://x/', consent: 'G101', client: 'GA1' },
  ]);
});
