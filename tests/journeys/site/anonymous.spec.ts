import type { Page } from '@playwright/test';
import { banner, UNDECIDED } from '../support/consent.ts';
import { asOwner } from '../support/customers.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use(UNDECIDED);

// What the page itself is made of. Town names are tiles of the map, cached at the edge like pictures.
const FILES = ['script', 'stylesheet', 'font', 'image', 'media', 'manifest'];
const FILE_PATH = /^\/(assets|media)\/|\/stores\/towns\/|^\/(favicon|site\.webmanifest|apple-touch)/;

/** Requests of a page beyond the document and its files. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || FILES.includes(request.resourceType()) || FILE_PATH.test(pathname))
      return;
    calls.push(`${request.method()} ${pathname} (${request.resourceType()})`);
  });
  return calls;
}

for (const segment of ['it-it', 'us-en'])
  test(`[CROWD-01] an anonymous view of a page of ${segment} asks for nothing but the page and its files`, async ({
    page,
  }) => {
    const calls = watchCalls(page);
    for (const path of ['', '/products/lupo-500', '/search', '/stores', '/news']) {
      await page.goto(`/${segment}${path}`);
      await hydrated(page);
      await expect(banner(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls, path).toEqual([]);
    }
  });

test('[CROWD-02] the list of all sites is loaded with the chooser', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/it-it');
  await hydrated(page);
  await page.locator('a.shell-locale:visible').first().click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Deutsch/ })
      .first(),
  ).toBeVisible();
  expect(calls).toEqual(['GET /it-it/sites (fetch)']);
});

test('[CROWD-03] after a purge every page shows the changed menu', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const menuText = async (text: string) => {
    await asOwner((client) =>
      client.query(
        `update product_translations set tagline = $1 where locale = 'it'
            and product_id = (select id from products where slug = 'lupo-500')`,
        [text],
      ),
    );
    const edge = process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080';
    await fetch(edge.replace('localhost', '127.0.0.1'), {
      method: 'PURGE',
      headers: { 'xkey-purge': 'site:it' },
    });
  };
  const [before] = await asOwner(async (client) => {
    const { rows } = await client.query<{ tagline: string }>(
      `select t.tagline from product_translations t join products p on p.id = t.product_id
        where p.slug = 'lupo-500' and t.locale = 'it'`,
    );
    return rows;
  });
  try {
    for (const text of ['Cambiata una volta', 'Cambiata due volte']) {
      await menuText(text);
      for (const path of ['/it-it', '/it-it/news', '/it-it/stores'])
        expect(await read(path), path).toContain(text);
    }
  } finally {
    await menuText(before?.tagline ?? '');
  }
});
