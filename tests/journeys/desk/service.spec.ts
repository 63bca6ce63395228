import { newCustomer } from '../support/customers.ts';
import { expectAudit, newClerk } from '../support/desk/clerk.ts';
import { aRegistration, aReview, aRide } from '../support/desk/service.ts';
import { mailWith } from '../support/desk/tickets.ts';
import { expectFits, VARIANTS } from '../support/desk/variants.ts';
import { openDesk } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { newBike, newWarrantyRequest } from '../support/warranty.ts';

const SITE = 'it';

for (const { name: way, locale, isPhone } of VARIANTS) {
  test(`[SERVICE-05] warranty requests, activations and bikes ${way}`, {
    tag: isPhone ? '@nightly' : [],
  }, async ({ page }) => {
    const customer = await newCustomer(`${SITE}-it`);
    const bike = await newBike(customer);
    const [covered, refused] = [
      await newWarrantyRequest(customer, bike.id),
      await newWarrantyRequest(customer, (await newBike(customer)).id),
    ];
    const claims = [await aRegistration(customer), await aRegistration(customer)];
    const clerk = await newClerk(page, { as: 'support', sites: [SITE], locale, isPhone });

    await test.step('a bike is found by its frame and leads to the warranty request', async () => {
      await openDesk(page, `/bikes?q=${bike.serial}`);
      const row = page.getByRole('row').filter({ hasText: bike.serial.slice(-6) });
      await clerk.choose(row);
      if (!isPhone) await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(bike.name);
      await expectAccessible(page);
      await expectFits(page);
      const link = page.locator(`a[href="/warranty/${SITE}/${covered}"]`);
      if (isPhone) await link.click();
      else await link.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/warranty/${SITE}/${covered}`));
    });

    await test.step('covered, repaired, closed; another one is not covered', async () => {
      for (const keys of ['v', 'r', 'c']) {
        await clerk.open(keys);
        await clerk.confirm();
      }
      await expectAudit('warranty_request', covered, [
        'warranty.verified',
        'warranty.in_repair',
        'warranty.closed',
      ]);
      await openDesk(page, `/warranty/${SITE}/${refused}`);
      await clerk.open('d');
      await clerk.fill('reason', 'The fork was changed by another workshop.');
      await clerk.confirm();
      await expectAudit('warranty_request', refused, ['warranty.rejected']);
      await expectAccessible(page);
      await expectFits(page);
    });

    await test.step('one activation is verified, one rejected', async () => {
      await openDesk(page, `/activations/${SITE}/${claims[0]}`);
      await expectAccessible(page);
      await expectFits(page);
      await clerk.open('v');
      await clerk.confirm();
      await openDesk(page, `/activations/${SITE}/${claims[1]}`);
      await clerk.open('d');
      await clerk.fill('reason', 'The receipt is of another bike.');
      await clerk.confirm();
      await expectAudit('bike_registration', String(claims[0]), ['bike.verified']);
      await expectAudit('bike_registration', String(claims[1]), ['bike.rejected']);
    });
  });

  test(`[SERVICE-05] test rides and reviews ${way}`, { tag: isPhone ? '@nightly' : [] }, async ({ page }) => {
    const { siteId } = await newCustomer(`${SITE}-it`);
    const begun = await aRide(siteId, 'begun');
    const [ahead, later] = [await aRide(siteId, 'ahead'), await aRide(siteId, 'ahead')];
    const [good, bad] = [await aReview(siteId), await aReview(siteId)];
    const clerk = await newClerk(page, { as: 'support', sites: [SITE], locale, isPhone });

    await test.step('a ride took place, one is moved, one is canceled; the riders are told', async () => {
      await openDesk(page, '/test-rides');
      await clerk.choose(page.getByRole('row').filter({ hasText: begun.rider }));
      await clerk.open('d');
      await clerk.confirm();
      await expectAudit('test_ride', begun.code, ['test_ride.done']);
      if (isPhone) await page.keyboard.press('Escape');
      const moving = page.getByRole('row').filter({ hasText: later.rider });
      await clerk.choose(moving);
      await clerk.open('m');
      const hours = page.locator('dialog select[name=starts_at] option');
      await expect(hours).not.toHaveCount(1);
      await clerk.fill('starts_at', (await hours.last().getAttribute('value')) ?? '');
      await clerk.confirm();
      await expectAudit('test_ride', later.code, ['test_ride.move']);
      await expect(moving).toHaveCount(0);
      if (isPhone) await page.keyboard.press('Escape');
      await clerk.choose(page.getByRole('row').filter({ hasText: ahead.rider }));
      await clerk.open('c');
      await clerk.fill('reason', 'La moto è in officina.');
      await clerk.confirm();
      await expectAudit('test_ride', ahead.code, ['test_ride.cancelled']);
      await mailWith(ahead.email, 'La moto è in officina.');
      await expectAccessible(page);
      await expectFits(page);
    });

    await test.step('a review is published and answered, another one refused', async () => {
      await openDesk(page, `/reviews/${SITE}/${good}`);
      await clerk.open('a');
      await clerk.confirm();
      await clerk.open('r');
      await clerk.fill('text', 'Grazie, Anna.');
      await clerk.confirm();
      await expectAudit('review', good, ['review.approve', 'review.answer']);
      await openDesk(page, `/reviews/${SITE}/${bad}`);
      await clerk.open('d');
      await clerk.fill('reason', 'names a person');
      await clerk.confirm();
      await expectAudit('review', bad, ['review.refuse']);
      await expectAccessible(page);
      await expectFits(page);
    });
  });
}
