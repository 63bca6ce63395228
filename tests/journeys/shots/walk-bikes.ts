import { aBikeOf } from '../support/bikes.ts';
import { linkInMail, signIn } from '../support/customers.ts';
import { decideWarranty, FILM, newBike, PHOTOGRAPHS } from '../support/warranty.ts';
import type { Camera } from './camera.ts';
import { createCustomer, signInNewCustomer } from './customers.ts';

/** The papers of a machine, its warranty, and its way to another owner. */
export async function walkBikes(camera: Camera) {
  const { page } = camera;
  const owner = await signInNewCustomer(camera);
  const dialog = page.getByRole('dialog');
  await camera.look('no bikes', 'my-account/bikes');
  const { serial } = await aBikeOf(owner, 'CRE29-OTT-M');
  await camera.look('my bikes', 'my-account/bikes');
  await camera.take(
    'another one',
    async () => {
      await page.locator('.bikes-else button').click();
      await dialog.waitFor();
    },
    { isWindow: true },
  );
  await page.keyboard.press('Escape');
  await camera.take(
    'lost or stolen',
    async () => {
      await page.locator('.bike-rows button').last().click();
      await dialog.waitFor();
    },
    { isWindow: true },
  );
  const heir = await createCustomer(camera);
  await camera.take(
    'to a new owner',
    async () => {
      await camera.go('my-account/bikes');
      await page.locator('.bike-rows button').first().click();
      await dialog.locator('input[type=email]').fill(heir.email);
    },
    { isWindow: true },
  );
  await camera.take('offered', async () => {
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
  });
  await camera.look('checking a frame number', `bike-check?serial=${serial}`);
  await walkWarranty(camera, await newBike(owner));
  await camera.take('an offer', async () => {
    const link = await linkInMail(heir.email, 'my-account/transfers');
    await signIn(page, heir);
    await camera.go(link);
  });
}

async function walkWarranty(camera: Camera, bike: { id: number }) {
  const { page } = camera;
  await camera.look('no warranty requests', 'my-account/warranty');
  await camera.look('a warranty request', `my-account/bikes/${bike.id}/warranty`);
  await camera.take('filled in', async () => {
    await page.locator('.war-form select').first().selectOption({ index: 2 });
    await page.locator('.war-form textarea').fill('1911 — 42 km/h');
    await page.locator('[data-need=images] .up-input').first().setInputFiles(PHOTOGRAPHS);
    await page.locator('[data-need=images] .up-tile--ready').nth(2).waitFor();
    await page.locator('[data-need=video] .up-input').first().setInputFiles(FILM);
    await page.locator('[data-need=video] .up-tile--ready').first().waitFor();
    await page.locator('.war-form select').last().selectOption({ index: 1 });
    await page.locator('.war-form input[type=checkbox]').check();
  });
  await camera.take('registered', async () => {
    await page.locator('.war-send button').click();
    await page.waitForURL(/\/my-account\/warranty\/[0-9A-Z]+/);
  });
  const code = /warranty\/([0-9A-Z]+)/.exec(page.url())?.[1];
  if (!code) return;
  await camera.take('verified', async () => {
    await decideWarranty(camera.site, code, 'verify');
    await camera.go(`my-account/warranty/${code}`);
  });
  await camera.look('warranty requests', 'my-account/warranty');
}
