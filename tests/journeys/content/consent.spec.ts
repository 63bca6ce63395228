import {
  banner,
  CHAT,
  choiceOf,
  errorReports,
  proofsOf,
  reloads,
  signalPrivacy,
  TAGS,
  tagHits,
  UNDECIDED,
  watchForeign,
} from '../support/consent.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test.use(UNDECIDED);

const hitsOf = async (mark: string) => (await tagHits()).filter(({ page }) => page.includes(mark));
const mark = () => `visit-${crypto.randomUUID().slice(0, 8)}`;

test('[CONSENT-01] [CONSENT-04] [CONSENT-05] [CONSENT-07] granted: the page reloads, the container of the region loads, and withdrawing removes all of it', async ({
  page,
  context,
  baseURL,
}) => {
  const visit = mark();
  const foreign = watchForeign(context, baseURL ?? '');
  await page.goto(`/it-it/manuals?${visit}`);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('button')).toHaveText([
    'Solo i necessari',
    'Accetta tutti',
    'Personalizza',
  ]);
  // Yes and no are of one size, and the bag can still be opened.
  const [no, yes] = await Promise.all(
    [0, 1].map((at) => banner(page).getByRole('button').nth(at).boundingBox()),
  );
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  await page
    .getByRole('button', { name: /carrello/i })
    .first()
    .click();
  await expect(page.locator('.shell-bag')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  // One purpose, by keyboard.
  await banner(page).getByRole('button', { name: 'Personalizza' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  for (const purpose of ['Funzionali', 'Statistici', 'Marketing']) {
    await expect(dialog.getByRole('checkbox', { name: purpose })).not.toBeChecked();
  }
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Statistici' }).press('Space');
  await reloads(page, () => dialog.getByRole('button', { name: 'Salva le scelte' }).click());
  await expect.poll(() => hitsOf(visit)).toMatchObject([{ container: 'GTM-DEMO-EUROPE', consent: 'G101' }]);
  expect(foreign.filter((url) => !url.startsWith(TAGS))).toEqual([]);
  const layer = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      .slice(0, 2)
      .map((entry) => Array.from(entry)),
  );
  expect(layer).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied', wait_for_update: 2000 }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }],
  ]);
  const { id, bits } = await choiceOf(context);
  expect(bits).toBe('010');
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === '_ga')).toBe(true);

  // Changed at the foot of the page, at any time.
  await hydrated(page);
  await page.getByRole('button', { name: 'Preferenze privacy' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Statistici' })).toBeChecked();
  await expect(dialog.getByText(String(id))).toBeVisible();
  await reloads(page, () => dialog.getByRole('button', { name: 'Solo i necessari' }).click());
  await expect(banner(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  const common = { slug: 'it', regime: 'opt_in', functional: false, marketing: false, gpc: false };
  expect(await proofsOf(id)).toEqual([
    { ...common, analytics: true },
    { ...common, analytics: false },
  ]);
});

test('[CONSENT-08] denied, right to left: one press, no reload, no request to a third party; errors are reported to our own origin only', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign = watchForeign(context, baseURL ?? '');
  // A visitor from a country with stricter rules: those apply here too.
  await context.setExtraHTTPHeaders({ 'x-visitor-country': 'DE' });
  await page.goto('/ae-ar/manuals');
  await expect(banner(page)).toHaveAttribute('data-regime', 'opt_in');
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await banner(page).getByRole('button', { name: 'الضروري فقط' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isBefore' in window)).toBe(true);
  const { bits, id } = await choiceOf(context);
  expect(bits).toBe('000');
  await expect.poll(() => proofsOf(id)).toMatchObject([{ slug: 'ae', regime: 'opt_in', functional: false }]);

  await page.goto('/ae-ar/news');
  await hydrated(page);
  const story = mark();
  const secret = `${crypto.randomUUID()}@example.test`;
  await page.evaluate(
    ([told, email]) => {
      setTimeout(() => {
        throw new Error(`${told}: no answer for ${email} at /ae-ar/news?q=${email}`);
      });
    },
    [story, secret],
  );
  const told = async () => JSON.stringify((await errorReports()).slice(-20));
  await expect.poll(told, { timeout: 15_000 }).toContain(`${story}: no answer for [e-mail] at /ae-ar/news"`);
  expect(await told()).not.toContain(secret);
  expect(foreign).toEqual([]);
  await expect(banner(page)).toHaveCount(0);
});

test('[CONSENT-02] [CONSENT-03] California: the opt-out has its own words, and the browser’s signal is honoured and shown', async ({
  page,
  context,
}) => {
  const words = 'Do not sell or share my personal information';
  const visit = mark();
  await page.goto(`/us-en/manuals?${visit}`);
  await expect(banner(page)).toHaveAttribute('data-regime', 'ccpa');
  await reloads(page, () => banner(page).getByRole('button', { name: words }).click());
  expect((await choiceOf(context)).bits).toBe('110');
  await expect.poll(() => hitsOf(visit)).toMatchObject([{ container: 'GTM-DEMO-AMERICAS', consent: 'G101' }]);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: words })).toBeVisible();

  await context.clearCookies();
  await signalPrivacy(context);
  await page.goto('/us-en/manuals');
  await expect(banner(page)).toContainText('Your opt-out signal is honored');
  await banner(page).getByRole('button', { name: 'Customize' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).toBeDisabled();
  await reloads(page, () => dialog.getByRole('button', { name: 'Accept all except marketing' }).click());
  const { bits, id } = await choiceOf(context);
  expect(bits).toBe('110');
  expect(await proofsOf(id)).toMatchObject([{ slug: 'us', regime: 'ccpa', marketing: false, gpc: true }]);
});

test('[CONSENT-12] no tag manager is loaded on the bag, whatever was allowed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'Consent', value: `2.opt_in.111.${crypto.randomUUID()}`, url: baseURL ?? '' },
  ]);
  const foreign = watchForeign(context, baseURL ?? '');
  await page.goto('/it-it/bag');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(foreign.filter((url) => url.startsWith(CHAT) || url.startsWith(TAGS))).toEqual([]);
  await page.goto('/it-it/manuals');
  await expect.poll(() => foreign.some((url) => url.startsWith(CHAT))).toBe(true);
});
