import { expect, expectAccessible, open, test } from '../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const BOTTLE = 'products/borraccia-1911';

test.describe('on a phone in Arabic', () => {
  test.use(PHONE);

  test('[ACCESSORIES-01, ACCESSORIES-04, ACCESSORIES-05] two pieces of an accessory are one line of the bag', async ({
    page,
    quiet,
  }) => {
    await open(quiet, `/ae-ar/${BOTTLE}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Borraccia 1911' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Borraccia 1911' })).toHaveCount(1);
    await expect(page.locator('#fits').getByRole('link', { name: 'Falco G' })).toBeVisible();
    await expect(page.locator('#units, #manuals, #geometries, .feature')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'الكمية' }).selectOption('2');
    await page.getByRole('button', { name: 'أضف إلى السلة' }).click();
    await expect(page.locator('.ui-toast')).toBeVisible();

    await open(page, '/ae-ar/bag');
    await expect(page.locator('.bag-line')).toHaveCount(1);
    const line = page.locator('.bag-line');
    await expect(line.locator('output')).toHaveText('2');
    await expectAccessible(page);
    await line.getByRole('button', { name: 'أقل بواحد: 1' }).click();
    await expect(line.locator('output')).toHaveText('1');
  });
});

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('[ACCESSORIES-03, ACCESSORIES-04] size and quantity are links and a form, a sold-out size is struck through', async ({
    page,
  }) => {
    await page.goto('/it-it/products/casco-galleria');
    const sizes = page.getByRole('group', { name: 'Taglia' });
    await expect(sizes.getByRole('link')).toHaveCount(4);
    await sizes.getByRole('link', { name: 'M', exact: true }).click();
    await expect(page).toHaveURL(/values/);
    await expect(sizes.getByRole('link', { name: 'M', exact: true })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('group', { name: 'Colore' }).getByRole('link', { name: 'Bianco' }).click();
    await expect(page.locator('.accessory-buy s').first()).toBeVisible();

    await page.goto('/it-it/products/casco-galleria');
    await page.getByRole('combobox', { name: 'Quantità' }).selectOption('2');
    await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
    await expect(page).toHaveURL('/it-it/bag');
    await expect(page.locator('.bag-line')).toHaveCount(1);
    await expect(page.locator('.bag-line output')).toHaveText('2');
    await page.getByRole('button', { name: 'Uno in meno: 1' }).click();
    await expect(page.locator('.bag-line output')).toHaveText('1');
  });

  test('[ACCESSORIES-07] a vehicle, and the bag that holds one, lead to accessories that fit', async ({
    page,
  }) => {
    await page.goto('/it-it/products/passo-700');
    const cards = page.locator('#accessories');
    await expect(cards.getByRole('link', { name: 'Borse Passo' })).toBeVisible();
    expect(await cards.getByRole('listitem').count()).toBeLessThanOrEqual(4);
    await page.locator('#units').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
    await expect(page).toHaveURL('/it-it/bag');
    await page.locator('#accessories').getByRole('link', { name: 'Borse Passo' }).click();
    await expect(page).toHaveURL('/it-it/products/borse-passo');
    await expect(page.locator('#fits').getByRole('link', { name: 'Passo 700' })).toBeVisible();
  });
});
