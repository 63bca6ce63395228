import { expect, expectAccessible, open, test } from '../support/test.ts';

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('[SIZES-04, SIZES-05, SIZES-06] height, inseam and style lead to a size, its reasons and its units', async ({
    page,
  }) => {
    await page.goto('/it-it/products/falco-r');
    await page.locator('#geometries').getByRole('link', { name: 'Trova la tua taglia' }).click();
    await expect(page).toHaveURL('/it-it/products/falco-r/size');
    await page.getByRole('textbox', { name: /^La tua altezza/ }).fill('170');
    await page.getByRole('textbox', { name: /^Cavallo/ }).fill('80');
    await page.getByRole('radio', { name: 'Rilassato' }).check();
    await page.getByRole('button', { name: 'Mostra la mia taglia' }).click();
    await expect(page).toHaveURL(/height=170&inseam=80&style=relaxed/);
    await expect(page.getByRole('heading', { level: 2, name: 'Taglia 54, oppure 51' })).toBeVisible();
    const result = page.locator('.size-finder__result');
    await expect(result).toContainText('da 170 cm a 178 cm');
    await expect(result).toContainText('ti restano 4 cm');
    await expect(result).toContainText('552 mm');
    await expect(result.getByRole('img').locator('.geo__rider')).toHaveCount(1);
    await result.getByRole('link', { name: /taglia 54/ }).click();
    await expect(page).toHaveURL(/products\/falco-r\?values.*#units/);
    const names = await page.locator('#units').getByRole('article').allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.includes('54'))).toBe(true);
  });

  test('[SIZES-05] what cannot be a height is refused beside its field', async ({ page }) => {
    await page.goto('/it-it/products/falco-r/size?height=17');
    await expect(page.getByText('Inserisci un’altezza da 130 cm a 220 cm.')).toBeVisible();
    await expect(page.locator('.size-finder__result')).toHaveCount(0);
    const answer = await page.goto('/it-it/products/lupo-500/size');
    expect(answer?.status()).toBe(404);
  });

  test('[SIZES-07, SIZES-08] an inseam and a licence leave the models that fit', async ({ page }) => {
    await page.goto('/it-it/products');
    await page.getByText('Quale fa per te?').click();
    await page.getByRole('textbox', { name: /cavallo/ }).fill('80');
    await page.getByRole('combobox', { name: 'La tua patente' }).selectOption({ label: 'A2' });
    await page.getByRole('button', { name: 'Mostra i modelli' }).click();
    await expect(page).toHaveURL('/it-it/products?reach=80&licence=large');
    const cards = page.locator('.model');
    await expect(cards.filter({ hasText: 'Tramontana 400' })).toContainText('entrambi i piedi a terra');
    await expect(cards.filter({ hasText: 'Lupo 500' })).toContainText('in punta di piedi');
    await expect(cards.filter({ hasText: 'Lupo 800' })).toHaveCount(0);
    await expect(cards.filter({ hasText: 'Falco' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Mostra tutti i modelli' }).click();
    await expect(cards.filter({ hasText: 'Lupo 800' })).toHaveCount(1);
  });
});

test('[SIZES-05] a site of the United States measures in feet and inches', async ({ page, quiet }) => {
  await open(quiet, '/us-en/products/cresta-29/size');
  await page.getByRole('textbox', { name: 'Height: feet' }).fill('5');
  await page.getByRole('textbox', { name: 'Height: inches' }).fill('8');
  await page.getByRole('textbox', { name: /^Inseam \(inches\)/ }).fill('32');
  await page.getByRole('button', { name: 'Show my size' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Size M' })).toBeVisible();
  await expect(page.locator('.size-finder__result')).toContainText('5′ 6″ to 5′ 10″');
  await expect(page.locator('.size-finder__result')).toContainText('in');
  await expectAccessible(page);
});
