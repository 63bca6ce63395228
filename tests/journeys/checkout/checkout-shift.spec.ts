import type { Page } from '@playwright/test';
import { choose, fillBag, giveDelivery } from '../support/checkout-steps.ts';
import { expect, open, test } from '../support/test.ts';

const MAX_SHIFT = 0.05;

test.use({ viewport: { width: 390, height: 844 } });

interface Shift {
  value: number;
  moved: string[];
}

/** Collects what moves without a touch or key within the last half second, from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : String(node?.nodeName);
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Fails when the step that has just been shown moved by more than the limit; the next step counts from zero. */
async function expectStill(page: Page, step: string) {
  // Frames of providers and late answers have a moment to come.
  await page.waitForTimeout(800);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${step}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

async function walk(page: Page, segment: string, component: string) {
  await watchShifts(page);
  await open(page, `/${segment}/checkout/${await fillBag(page, segment)}`);
  await expectStill(page, 'delivery');
  await giveDelivery(page);
  await expectStill(page, 'payment');
  const { panel } = await choose(page, segment, component);
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
  await expectStill(page, 'panel');
  return panel;
}

for (const [segment, component] of [
  ['it-it', 'Stripe'],
  ['us-en', 'BankTransfer'],
] as const)
  test(`[RESULT-12] ${segment} ${component}: no step of the checkout shifts on a phone`, async ({ page }) => {
    await walk(page, segment, component);
    await page.reload();
    await expect(page.locator('input[name=payment_method_id]').first()).toBeVisible();
    await expectStill(page, 'payment after a reload');
  });

test('[RESULT-12] ec-es Datafast: neither the form nor the provider’s own shifts on a phone', async ({
  page,
}) => {
  const panel = await walk(page, 'ec-es', 'Datafast');
  await panel.getByLabel('Número de identificación').fill('1710034065');
  await panel.getByLabel('Código postal').fill('170150');
  await panel.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(panel.frameLocator('iframe').locator('#number')).toBeVisible();
  await expectStill(page, 'card form');
});
