import { fillAddress } from '../support/addresses.ts';
import { asOwner, openSession } from '../support/customers.ts';
import { startStorefront } from '../support/own-storefront.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { addCookie, test as base, expect, hydrated } from '../support/test.ts';

type Faulty = { api: RecordingProxy; url: string; log: string[] };

const test = base.extend<object, { faulty: Faulty }>({
  faulty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const api = await startRecordingProxy(process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000');
      const storefront = await startStorefront(api.url);
      await use({ api, url: storefront.url, log: storefront.log });
      await storefront.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ faulty }) => {
  faulty.api.breakCalls();
  faulty.api.restart();
});

/** A change that is none: it makes a new revision of everything around the pages. */
const changeMenus = () => asOwner((client) => client.query('update categories set position = position'));

const MENUS = [
  '/api/front/menu/categories?type_id=2',
  '/api/front/menu/layouts',
  '/api/front/menu/products?type_id=1',
];

const pathsOf = ({ api }: Faulty) => api.calls.map((call) => call.path);

test('[SITES-18] [CATALOGUE-07] startup: the site, then both menus together, then the sites, then the user', async ({
  page,
  context,
  faulty,
}) => {
  const { token } = await openSession('it-it');
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: token, path: '/it-it' });
  const session = page.waitForResponse('**/session');
  await changeMenus();
  await page.goto(`${faulty.url}/it-it/news`);
  await session;
  // What the page itself asks for comes beside it.
  const [site, ...rest] = pathsOf(faulty).filter((path) => !path.startsWith('/api/front/news'));
  expect(site).toBe('/api/sites/it');
  const menus = rest.filter((path) => path.startsWith('/api/front/menu/'));
  expect([...menus].sort()).toEqual(MENUS);
  expect(rest.indexOf('/api/sites')).toBeGreaterThan(rest.indexOf(menus.at(-1) ?? ''));
  expect(rest.at(-1)).toBe('/api/auth/user');
});

test('menus and the list of sites are asked for once per revision; the site by every page', async ({
  page,
  faulty,
}) => {
  await page.goto(`${faulty.url}/it-it/terms`);
  const framesOf = () => pathsOf(faulty).filter((path) => /^\/api\/(sites|front\/menu\/)/.test(path));
  for (const path of ['', '/products/lupo-500']) {
    faulty.api.restart();
    await page.goto(`${faulty.url}/it-it${path}`);
    expect(framesOf(), path).toEqual(['/api/sites/it']);
  }
  await changeMenus();
  faulty.api.restart();
  await page.goto(`${faulty.url}/it-it`);
  expect(framesOf().sort()).toEqual([...MENUS, '/api/sites', '/api/sites/it']);
});

test('[SITES-19] without an auth cookie the user is not requested', async ({ page, faulty }) => {
  await page.request.get(`${faulty.url}/it-it/bag`);
  const session = page.waitForResponse('**/session');
  await page.goto(`${faulty.url}/it-it/news`);
  await session;
  expect(pathsOf(faulty).length).toBeGreaterThan(2);
  expect(pathsOf(faulty)).not.toContain('/api/auth/user');
});

test('[AUTH-20] calls carry tenant, locale and, if there is one, the bearer', async ({
  page,
  context,
  faulty,
}) => {
  await page.request.get(`${faulty.url}/ch-fr/bag`);
  await page.goto(`${faulty.url}/ch-fr/news`);
  await test.step('[CALLS-01] [CALLS-02] [I18N-07] tenant and locale, and no bearer without a session', async () => {
    for (const { headers, path } of faulty.api.calls) {
      expect([headers['x-tenant'], headers['x-locale'], headers.authorization], path).toEqual([
        'ch',
        'fr',
        undefined,
      ]);
    }
  });

  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  faulty.api.restart();
  const { token } = await openSession('it-it');
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: token, path: '/it-it' });
  await page.goto(`${faulty.url}/it-it/my-account`);
  await test.step('[CALLS-03] the bearer with one', async () => {
    expect(faulty.api.calls.length).toBeGreaterThan(3);
    for (const { headers, path } of faulty.api.calls)
      expect(headers.authorization, path).toBe(`Bearer ${token}`);
  });
});

test('[SITES-20] a 503 on the site lookup is maintenance', async ({ page, faulty }) => {
  faulty.api.breakCalls({
    path: /^\/api\/sites\/it/,
    status: 503,
    body: { message: 'x', code: 'maintenance' },
  });
  expect((await page.goto(`${faulty.url}/it-en`))?.status()).toBe(503);
  await expect(page.getByText('This page is under maintenance. Please check again later.')).toBeVisible();
});

test('[SITES-23] a failed site lookup forgets the remembered country', async ({ page, context, faulty }) => {
  const remembered = async () => (await context.cookies()).some(({ name }) => name === 'CountryLocale');
  for (const status of [404, 500, 503]) {
    await addCookie(context, faulty.url, { name: 'CountryLocale', value: 'it/it', path: '/' });
    faulty.api.breakCalls({ path: /^\/api\/sites\/it/, status });
    await page.goto(`${faulty.url}/it-it`);
    expect(await remembered(), String(status)).toBe(false);
  }
});

test('[SHELL-59] when the site cannot be loaded: the generic error page, with a link to the home page', async ({
  page,
  faulty,
}) => {
  faulty.api.breakCalls({ path: /^\/api\/sites\/it/, status: 500 });
  const response = await page.goto(`${faulty.url}/it-en/news`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(
    page.getByRole('heading', { name: 'An error occurred while showing the error page' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
});

test('[SITES-33] [CATALOGUE-08] [ERRORS-02] [ERRORS-10] without menu and sites nothing is shown of it and the page works', async ({
  page,
  faulty,
}) => {
  faulty.api.breakCalls({ path: /menu/, status: 500 }, { path: /^\/api\/sites$/, status: 500 });
  expect((await page.goto(`${faulty.url}/it-en/news`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByText(/error/i)).toHaveCount(0);
  const logged = faulty.log.join('');
  for (const path of ['/api/sites', '/api/front/menu/products', '/api/front/menu/categories']) {
    expect(logged).toContain(`"path":"${path}","status":500`);
  }
  // The built-in list still offers Europe.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Country and language/ })
    .click();
  await expect(page.getByRole('dialog').locator('b', { hasText: 'Austria' })).toBeVisible();
});

test('[AUTH-08] [ERRORS-03] a failed user fetch leaves a guest', async ({ page, context, faulty }) => {
  const { token } = await openSession('it-en');
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: token, path: '/it-en' });
  faulty.api.breakCalls({ path: /auth\/user/, status: 500 });
  await page.goto(`${faulty.url}/it-en/news`);
  await page.getByRole('button', { name: /Account and bag/ }).click();
  await expect(page.locator('.shell-bag').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('[AUTH-14] [ERRORS-01] a 401 on a call signs out and goes home', async ({ page, context, faulty }) => {
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: 'expired-long-ago', path: '/it-en' });
  await page.goto(`${faulty.url}/it-en/news`);
  await expect(page).toHaveURL(`${faulty.url}/it-en`);
  expect((await context.cookies()).some(({ name }) => name === 'AuthTkn')).toBe(false);
});

test('[ERRORS-11] an address that cannot be saved is logged, and the form says so', async ({
  page,
  context,
  faulty,
}) => {
  const { token } = await openSession('it-en');
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: token, path: '/it-en' });
  await page.goto(`${faulty.url}/it-en/my-account/addresses`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add billing address' }).click();
  const dialog = page.getByRole('dialog');
  await fillAddress(page, dialog);
  await dialog.locator('[name=phone]').fill('3475550199');
  faulty.api.breakCalls({ path: /^\/api\/auth\/addresses$/, status: 500 });
  await dialog.locator('.ui-dialog__foot button').last().click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await expect(dialog).toBeVisible();
  expect(faulty.log.join('')).toContain('"path":"/api/auth/addresses","status":500');
});

test('[ACCOUNT-20] [ERRORS-02] addresses that cannot be loaded are written into the log, and nothing is said of them', async ({
  page,
  context,
  faulty,
}) => {
  const { token } = await openSession('it-en');
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: token, path: '/it-en' });
  faulty.api.breakCalls({ path: /^\/api\/auth\/addresses/, status: 500 });
  expect((await page.goto(`${faulty.url}/it-en/my-account/addresses`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await expect(page.getByText('No address of this type set up yet')).toHaveCount(0);
  await expect(page.getByText(/error|failed/i)).toHaveCount(0);
  expect(faulty.log.join('')).toContain('"path":"/api/auth/addresses","status":500');
});

test('maps that are down leave a field to type into, and say nothing', async ({ page, context, faulty }) => {
  const { token } = await openSession('it-en');
  await addCookie(context, faulty.url, { name: 'AuthTkn', value: token, path: '/it-en' });
  faulty.api.breakCalls({ path: /^\/api\/front\/places/, status: 500 });
  await page.goto(`${faulty.url}/it-en/my-account/addresses`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add shipping address' }).click();
  const dialog = page.getByRole('dialog');
  const answered = page.waitForResponse(/addresses\/places\?/);
  await dialog.locator('[name=address1]').pressSequentially('Via Mazzolari');
  await answered;
  await expect(page.locator('.ui-option')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.locator('[name=address1]')).toHaveValue('Via Mazzolari');
  await expect(dialog.locator('[name=city]')).toBeEnabled();
});
