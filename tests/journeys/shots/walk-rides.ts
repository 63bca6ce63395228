import { newMailbox } from '../support/mails.ts';
import type { Camera } from './camera.ts';

/** A test ride: booked, moved, cancelled. */
export async function walkRides(camera: Camera) {
  const { page } = camera;
  await camera.go('products/lupo-500');
  if ((await page.locator('a[href*="/test-ride"]').count()) === 0) return;
  const submit = () => page.locator('.ride-form button[type=submit]').click();
  await camera.look('test ride: model', 'test-ride');
  await camera.look('test ride: dealer', 'test-ride?product=lupo-500');
  await camera.take('test ride: time and details', async () => {
    await page.locator('.ride-store').first().click();
    await page.locator('.ride-hour').first().waitFor();
  });
  await camera.take('test ride, nothing filled in', async () => {
    await submit();
    await page.locator('.ride-form .ui-field__error, .ride-form [aria-invalid=true]').first().waitFor();
  });
  await camera.take('test ride, booked', async () => {
    await page.locator('.ride-hour').nth(1).click();
    await page.locator('#ride-given_name').fill('Nora');
    await page.locator('#ride-email').fill(newMailbox());
    for (const box of await page.locator('.ride-form input[type=checkbox]').all()) await box.check();
    await submit();
    await page.locator('.ride-facts').waitFor();
  });
  await camera.take('test ride, moved', async () => {
    await page.locator('.ride-day').nth(3).click();
    await page.locator('.ride-day').nth(3).and(page.locator('.ride-day--on')).waitFor();
    await page.locator('.ride-hour').last().click();
    await submit();
    await page.locator('.ui-note--ok').waitFor();
  });
  await camera.take('test ride, cancelling it', () => page.locator('.ride-cancel summary').click());
  await camera.take('test ride, cancelled', async () => {
    await page.locator('.ride-cancel button').click();
    await page.locator('.ride-cancel').waitFor({ state: 'detached' });
  });
}
