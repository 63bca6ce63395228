import type { Locator } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

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
  const left = gallery.getByRole('button', { name: 'Turn to the left' });
  // The focus may still be moving the page, and a press on a moving button is none.
  await left.hover();
  await left.click();
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

for (const [width, height] of [
  [390, 844],
  [1920, 1000],
] as const)
  test(`[CHOICE-12] at ${width} px nothing covers the machine while it turns`, async ({ quiet: page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/it-en/products/lido-125');
    const gallery = page.locator('#gallery');
    await gallery.getByRole('button', { name: 'Rotate 360°' }).click();
    const stage = gallery.getByRole('slider', { name: 'Lido 125' });
    await expect(stage).toBeFocused();
    const back = gallery.getByRole('button', { name: 'Back to the photo' });
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('not on the page');
      return box;
    };
    const [machine, button] = [await boxOf(stage), await boxOf(back)];
    // Frames of 1600 × 1000: whole, and never larger than they are.
    expect(machine.width / machine.height).toBeCloseTo(1.6, 1);
    expect(machine.width).toBeLessThanOrEqual(Math.min(width, 1600));
    expect(button.y).toBeGreaterThanOrEqual(machine.y + machine.height);
    expect(button.y + button.height).toBeLessThanOrEqual(height);
    // What is seen at the top of the stage is the stage: the sticky bar ends above it.
    const isFree = () =>
      stage.evaluate((element) => {
        const { left, top, width: across } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + across / 2, top + 2));
      });
    await expect.poll(isFree).toBe(true);
  });
