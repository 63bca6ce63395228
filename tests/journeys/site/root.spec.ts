import { addCookie, expect, test } from '../support/test.ts';

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

test('[SHELL-02] / shows no page of its own: it goes to a country-locale home', async ({ page }) => {
  await page.goto('/');
  expect(new URL(page.url()).pathname).toMatch(/^\/(global-en)$/);
});

test('/ remembers the site of the last visit', async ({ page, context, baseURL }) => {
  await addCookie(context, baseURL ?? '', { name: 'CountryLocale', value: 'es/es', path: '/' });
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/es-es');
});

test('/ follows where the edge says the visitor is, in the best of their languages', async ({ request }) => {
  const from = (country: string, languages: string) =>
    request
      .get('/', {
        maxRedirects: 0,
        headers: { ...PERSON, 'x-visitor-country': country, 'accept-language': languages },
      })
      .then((response) => response.headers().location);
  expect(await from('CH', 'fr-CH, fr;q=0.9, en;q=0.8')).toBe('/ch-fr');
  expect(await from('KH', 'km')).toBe('/kh-kh');
  expect(await from('IT', 'sv')).toBe('/it-it');
  expect(await from('XX', 'it')).toBe('/global-en');
});

test('[H-06] every answer of / varies with what it was chosen by, and no shared cache keeps it', async ({
  request,
}) => {
  for (const agent of [PERSON['user-agent'], 'Googlebot/2.1']) {
    const answer = await request.get('/', { headers: { 'user-agent': agent }, maxRedirects: 0 });
    const vary = (answer.headers().vary ?? '').toLowerCase().split(/, */);
    expect(vary, agent).toEqual(
      expect.arrayContaining(['cookie', 'accept-language', 'user-agent', 'x-visitor-country']),
    );
    expect(answer.headers()['cache-control']).toMatch(/private.*no-store/);
    expect(answer.headers()['x-cache']).toBe('pass');
  }
});

test('a crawler is not sent anywhere: it gets the list of all sites', async ({ request }) => {
  const response = await request.get('/', { headers: { 'user-agent': 'Googlebot/2.1' }, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  const html = await response.text();
  for (const site of ['/it-it', '/jp-ja', '/global-en', '/be-nl']) expect(html).toContain(`href="${site}"`);
});

test('[H-08] a language the site does not offer leads to its own, an old country code to the new', async ({
  request,
}) => {
  const french = await request.get('/it-fr/news?page=2', { maxRedirects: 0 });
  expect([french.status(), french.headers().location]).toEqual([302, '/it-it/news?page=2']);
  const uk = await request.get('/uk-en/stores', { maxRedirects: 0 });
  expect([uk.status(), uk.headers().location]).toEqual([301, '/gb-en/stores']);
});
