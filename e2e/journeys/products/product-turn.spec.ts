import { withPictures } from '../../support/browser.ts';
import { expect, expectAccessible, open, test } from '../../support/test.ts';

test.use(withPictures());

test('a machine is turned around by keys, buttons and drag; its frames come only when asked for', async ({
  quiet: page,
}) => {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/spin-')) frames.push(request.url());
  });
  await open(page, '/it-en/products/lupo-500');
  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  expect(frames).toEqual([]);
  await gallery.getByRole('button', { name: 'Rotate 360°' }).click();
  const machine = gallery.getByRole('slider', { name: 'Lupo 500' });
  await expect(machine).toBeFocused();
  await expect.poll(() => frames.length).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('ArrowRight');
  await expect(machine).toHaveAttribute('aria-valuetext', 'turned 15 degrees');
  await gallery.getByRole('button', { name: 'Turn to the left' }).click();
  await expect(machine).toHaveAttribute('aria-valuenow', '0');
  // Over its middle, once the page has come to rest: the press before may have moved it.
  await machine.hover();
  const box = await machine.boundingBox();
  if (!box) throw new Error('The machine has no place on the page');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(machine).toHaveAttribute('aria-valuenow', '270');
  await expectAccessible(page);
});

test('a model without frames offers no turn', async ({ quiet: page }) => {
  await open(page, '/it-en/products/via');
  await expect(page.locator('#gallery')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rotate 360°' })).toHaveCount(0);
});
