import { newCustomer, signIn } from '../support/customers.ts';
import { mailsAboutOrder } from '../support/mails.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';
import { decideWarranty, FILM, newBike, PHOTOGRAPHS, tooLargeFilm } from '../support/warranty.ts';

test('[ORDERS-09] [ORDERS-10] [ORDERS-11] [ORDERS-12] a whole warranty request with real files, over a line that is cut, until it is verified', async ({
  quiet: page,
}) => {
  const customer = await newCustomer('it-it', { phone: '+39 347 555 0182' });
  const bike = await newBike(customer);
  await page.goto(`/it-it/my-account/bikes/${bike.id}/warranty`);
  await expect(page).toHaveURL(/\/it-it\/login/);
  await signIn(page, customer);
  await open(page, `/it-it/my-account/bikes/${bike.id}/warranty`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richiesta di garanzia online');
  await expect(page.getByText(bike.serial)).toBeVisible();
  await expectAccessible(page);

  // Nothing is sent yet, and the page says what is missing; pressing leads to the first of it.
  const send = page.getByRole('button', { name: 'Invia la richiesta' });
  const needed = page.locator('#warranty-needed');
  await expect(needed).toContainText('3 foto');
  await expect(needed).toContainText('1 video');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.press('Enter');
  const part = page.getByLabel('Componente');
  await expect(part).toBeFocused();
  await part.selectOption({ label: 'Forcella ammortizzata' });
  await page.getByLabel('Descrivi il difetto').fill('La forcella batte in frenata, da due settimane.');

  // The first piece of each file never arrives: it is methods how much did, and sent again.
  const methods: string[] = [];
  const cut = new Set<string>();
  await page.route('**/my-account/uploads/*', (route) => {
    const request = route.request();
    methods.push(request.method());
    const url = request.url();
    if (request.method() !== 'PATCH' || cut.has(url)) return route.continue();
    cut.add(url);
    return route.abort('connectionfailed');
  });
  const images = page.getByRole('region', { name: '3 foto della zona difettosa' });
  await images
    .getByLabel(/Aggiungi una foto/)
    .first()
    .setInputFiles(PHOTOGRAPHS);
  await expect(images.getByText('3 di 3')).toBeVisible({ timeout: 30_000 });
  await expect(images.getByRole('img')).toHaveCount(3);
  expect(methods.filter((method) => method === 'HEAD').length).toBeGreaterThanOrEqual(3);

  const video = page.getByRole('region', { name: '1 video che mostra il difetto' });
  await video.getByLabel('Aggiungi un video').setInputFiles(await tooLargeFilm());
  await expect(video).toContainText(
    '312 MB sono troppi. Taglialo a 60 secondi o registralo di nuovo in HD anziché in 4K.',
  );
  await expectAccessible(page);

  // Without any line it waits, and goes on by itself.
  await page.context().setOffline(true);
  await video.getByLabel('Scegli un altro video').setInputFiles(FILM);
  await expect(video).toContainText('Nessuna connessione.');
  await page.context().setOffline(false);
  await expect(video.getByText('1 di 1')).toBeVisible({ timeout: 30_000 });

  await page.getByLabel('Concessionario a cui portarlo').selectOption({ index: 1 });
  await page.getByRole('checkbox').press('Space');
  await expect(needed).toHaveCount(0);
  await send.press('Enter');

  await test.step('[ORDERS-13] the wording of success', async () => {
    await expect(page.getByText('Pratica di garanzia registrata')).toBeVisible();
  });
  const code = /warranty\/([0-9A-Z]+)/.exec(page.url())?.[1] ?? '';
  await expect(page.getByText('In attesa').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto 3' })).toBeVisible();
  const photograph = await page.request.get(
    (await page.getByRole('img', { name: 'Foto 1' }).getAttribute('src')) ?? '',
  );
  expect(photograph.headers()['content-type']).toBe('image/jpeg');
  expect((await photograph.body()).includes('Exif')).toBe(false);
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.duration))
    .toBeGreaterThan(1);
  await expectAccessible(page);
  await expect.poll(async () => (await mailsAboutOrder(code)).length, { timeout: 15_000 }).toBe(1);

  await decideWarranty('it', code, 'verify');
  await test.step('[ORDERS-15] the list of warranty orders has its heading', async () => {
    await page.getByRole('link', { name: 'Tutte le pratiche di garanzia' }).click();
    await expect(page).toHaveTitle(/^Pratiche di garanzia/);
  });
  await expect(page.getByText('Verificata')).toBeVisible();
  await page.getByRole('link', { name: bike.name }).click();
  await expect(page.getByText('Porta il veicolo dal concessionario')).toBeVisible();
});

test('from right to left: a file is removed again, and another customer finds nothing', async ({
  quiet: page,
}) => {
  const customer = await newCustomer('il-he');
  const bike = await newBike(customer);
  await signIn(page, customer);
  await page.setViewportSize({ width: 425, height: 900 });
  await open(page, `/il-he/my-account/bikes/${bike.id}/warranty`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('פניית אחריות מקוונת');
  const images = page.getByRole('region').filter({ hasText: 'HEIC' }).last();
  await images
    .getByLabel(/הוספת תמונה/)
    .first()
    .setInputFiles(PHOTOGRAPHS.slice(0, 1));
  await expect(images.getByText('1 מתוך 3')).toBeVisible({ timeout: 30_000 });
  await images.getByRole('button', { name: 'הסרת fork-near.jpg' }).press('Enter');
  await expect(images.getByText('0 מתוך 3')).toBeVisible();
  await expect(images.getByRole('status')).toContainText('הוסר');
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(425);

  await page.goto('/il-he/my-account/warranty');
  await expect(page.getByRole('heading', { name: 'אין פניות אחריות.' })).toBeVisible();
  await signIn(page, await newCustomer('il-he'));
  const answer = await page.goto(`/il-he/my-account/bikes/${bike.id}/warranty`);
  expect(answer?.status()).toBe(404);
});
