import type { Camera } from './camera.ts';
import { hasShop } from './customers.ts';

/** From the home page to a machine and its units. */
export async function walkShowroom(camera: Camera) {
  const { page } = camera;
  const isShop = await hasShop(camera);
  await camera.look('home', '');
  await camera.take('menu', () => openMenu(camera), { isWindow: true });
  await camera.look('all models', 'products');
  await camera.look('a motorcycle', 'products/lupo-500');
  await camera.take(
    'further down the page',
    async () => {
      await camera.go('products/lupo-500');
      await page.mouse.wheel(0, 1400);
      await page.waitForTimeout(500);
    },
    { isWindow: true },
  );
  await camera.look('a bicycle', 'products/cresta-29');
  await camera.look('search', 'search');
  await camera.look('nothing found', 'search?q=qwxz');
  if (camera.isPhone && isShop)
    await camera.take(
      'filters',
      async () => {
        await camera.go('search');
        await page.locator('.search-bar__filters').click();
      },
      { isWindow: true },
    );
  await camera.look('accessories', 'search/equipment');
  if (!isShop) return;
  await camera.take(
    'units of a model',
    async () => {
      await camera.go('products/lupo-500');
      await page.locator('a[href$="#units"]:visible').first().click();
      await page.getByRole('dialog').getByRole('article').first().waitFor();
    },
    { isWindow: true },
  );
}

async function openMenu(camera: Camera) {
  const { page } = camera;
  await camera.go('');
  if (!camera.isPhone) {
    await page.locator('.shell-flyout-root button').first().hover();
    await page.locator('.shell-flyout__view').waitFor();
    return;
  }
  await page.locator('button.shell-nav__narrow, .shell-nav__narrow button').first().click();
  await page.getByRole('dialog').locator('summary').click();
}
