import { newEmail } from '../support/customers.ts';
import { missingColor } from '../support/units.ts';
import type { Camera } from './camera.ts';
import { hasShop } from './customers.ts';

/** What one asks before buying: is it there, does it fit, what do others say, what does it cost a month. */
export async function walkChoosing(camera: Camera) {
  const { page, site } = camera;
  if (!(await hasShop(camera))) return;
  const { slug, color } = await missingColor(site);
  await camera.look('a colour that is sold out', `products/${slug}?color=${color}`);
  await camera.look('tell me when one arrives', `products/${slug}/alert?color=${color}`);
  await camera.take('alert, nothing filled in', () =>
    page.locator('.alert-page button[type=submit]').click(),
  );
  await camera.take('alert, asked for', async () => {
    await page.locator('.alert-page [name=email]').fill(newEmail());
    await page.locator('.alert-page button[type=submit]').click();
    await page.locator('.alert-page__done').waitFor();
  });
  await camera.look('size finder', 'products/falco-r/size');
  await camera.take('a size', async () => {
    const isInFeet = (await page.locator('[name=feet]').count()) > 0;
    const fields = isInFeet ? { feet: '5', inches: '8', inseam: '32' } : { height: '172', inseam: '82' };
    for (const [name, value] of Object.entries(fields))
      await page.locator(`.size-finder__form [name=${name}]`).fill(value);
    await page.locator('.size-finder__form button[type=submit]').click();
    await page.locator('.size-finder__result').waitFor();
  });
  await camera.look('models that fit', `products?reach=${site === 'us' ? 31 : 79}`);
  await camera.look('reviews', 'products/lupo-500/reviews');
  await camera.look('reviews with four stars', 'products/lupo-500/reviews?stars=4&sort=newest');
  // Where the site has terms for it.
  await camera.go('products/lupo-500');
  if ((await page.locator('a[href*="/monthly"]').count()) > 0)
    await camera.look('by the month', 'products/lupo-500/monthly');
  await camera.look('an accessory', 'products/casco-galleria');
}
