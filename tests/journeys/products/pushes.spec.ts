import { asOwner } from '../support/customers.ts';
import { expect, open, test } from '../support/test.ts';

test('[CONSENT-10] [CROWD-05] a unit that another shopper begins to buy is marked in the open list, and free again afterwards', async ({
  quiet: page,
}) => {
  await open(page, '/it-it/products/via-e');
  const ticket = page.locator('#units .ui-ticket').first();
  await ticket.scrollIntoViewIfNeeded();
  const uuid = await ticket.locator('input[name=uuid]').inputValue();
  const take = (until: string | null) =>
    asOwner((client) => client.query('update units set taken_until = $2 where id = $1', [uuid, until]));
  const words = ticket.getByText('Qualcuno lo sta acquistando proprio ora.');
  try {
    await take('infinity');
    // The page asks every eight seconds while the list is on the screen.
    await expect(words).toBeVisible({ timeout: 20_000 });
    await expect(ticket.locator('.ui-button--primary')).toHaveAttribute('aria-disabled', 'true');
  } finally {
    await take(null);
  }
  await expect(words).toBeHidden({ timeout: 20_000 });
  await expect(ticket.locator('.ui-button--primary')).not.toHaveAttribute('aria-disabled', 'true');
});
