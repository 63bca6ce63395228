import { createHash, randomBytes } from 'node:crypto';
import { asOwner } from '../support/customers.ts';
import { expectAudit, newClerk } from '../support/desk/clerk.ts';
import { expectFits, tabTo, VARIANTS } from '../support/desk/variants.ts';
import { openDesk } from '../support/desk.ts';
import { mailsToAddress, newMailbox } from '../support/mails.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const SITE = 'it';
const STAFF_API = process.env.PADDOCK_STAFF_URL ?? 'http://127.0.0.1:4003';
const DAY_MS = 24 * 3600 * 1000;
const unique = (word: string) => `${word} ${randomBytes(4).toString('hex')}`;

async function grantsOf(staffId: number) {
  const { rows } = await asOwner((client) =>
    client.query(
      'select role, until_at, ended_at is not null as is_ended from grants where staff_id = $1 order by id',
      [staffId],
    ),
  );
  return rows as { role: string; until_at: Date; is_ended: boolean }[];
}

for (const { name: way, locale, isPhone } of VARIANTS)
  test(`[GRANTS-16] a person is invited, gets access for a while and loses it, is suspended and resumed, ${way}`, {
    tag: isPhone ? '@nightly' : [],
  }, async ({ page }) => {
    const email = newMailbox();
    const clerk = await newClerk(page, { as: 'admin', locale, isPhone });
    await openDesk(page, '/people');
    await clerk.open('c');
    await clerk.fill('name', unique('Stefano'));
    await clerk.fill('email', email);
    await clerk.fill('locale', 'it');
    await clerk.fill('role', 'support');
    await clerk.fill('scope', `site/${SITE}`);
    await clerk.fill('reason', 'new in the office');
    await clerk.confirm();
    const person = await asOwner(async (client) => {
      const { rows } = await client.query('select id, status, locale from staff where email = $1', [email]);
      return rows[0] as { id: number; status: string; locale: string };
    });
    expect(person).toMatchObject({ status: 'invited', locale: 'it' });
    await expect.poll(async () => (await mailsToAddress(email)).length).toBe(1);

    await openDesk(page, `/people/${person.id}`);
    await clerk.open('a');
    await clerk.fill('role', 'finance');
    await clerk.fill('scope', `site/${SITE}`);
    await clerk.fill('guest', 'true');
    await clerk.fill('reason', 'holiday cover');
    await clerk.confirm();
    const [, temporary] = await grantsOf(person.id);
    expect(temporary?.role).toBe('finance');
    expect(Number(temporary?.until_at) - Date.now()).toBeLessThanOrEqual(14 * DAY_MS);
    await expect(page.locator('.card')).toHaveCount(2);
    await expectAccessible(page);
    await expectFits(page);

    const end = page.locator('.card').first().getByRole('button');
    if (isPhone) await end.click();
    else {
      await tabTo(page, end);
      await page.keyboard.press('Enter');
    }
    await page.locator('dialog[open] button[type=submit]').waitFor();
    await clerk.fill('reason', 'back from holiday');
    await clerk.confirm();
    await expect
      .poll(async () => (await grantsOf(person.id)).map((grant) => grant.is_ended))
      .toEqual([false, true]);

    for (const [keys, reason] of [
      ['s', 'left'],
      ['r', 'came back'],
    ] as const) {
      await clerk.open(keys);
      await clerk.fill('reason', reason);
      await clerk.confirm();
    }
    await expectAudit('staff', String(person.id), [
      'staff.invite',
      'grant.give',
      'grant.give',
      'grant.end',
      'staff.suspend',
      'staff.resume',
    ]);
  });

const withToken = async (token: string) =>
  (await fetch(`${STAFF_API}/api/staff/me`, { headers: { authorization: `Bearer ${token}` } })).status;

for (const { name: way, locale, isPhone } of VARIANTS)
  test(`[GRANTS-17] a role is composed, an API key shown once and revoked, a session ended, ${way}`, {
    tag: isPhone ? '@nightly' : [],
  }, async ({ page }) => {
    const clerk = await newClerk(page, { as: 'admin', locale, isPhone });
    const key = `front_${randomBytes(4).toString('hex')}`;

    await test.step('a role of its own', async () => {
      await openDesk(page, '/roles');
      await clerk.open('c');
      await clerk.fill('name', key);
      await clerk.fill('label', key);
      await clerk.fill('permission:order.read', 'true');
      await clerk.fill('permission:ticket.answer', 'true');
      await clerk.fill('reason', 'front desk');
      await clerk.confirm();
      const row = page.getByRole('row').filter({ hasText: key });
      await clerk.choose(row);
      await clerk.open('e');
      await clerk.fill('permission:ticket.answer', '');
      await clerk.fill('reason', 'no tickets');
      await clerk.confirm();
      await expectAudit('role', key, ['role.create', 'role.change']);
      await expectAccessible(page);
      await expectFits(page);
    });

    await test.step('an API key', async () => {
      const name = unique('Warehouse');
      await openDesk(page, '/api-keys');
      await clerk.open('c');
      await clerk.fill('name', name);
      await clerk.fill('role', 'fulfilment');
      await clerk.fill('scope', `site/${SITE}`);
      await clerk.fill('reason', 'scanner');
      if (isPhone) await page.locator('dialog[open] button[type=submit]').click();
      else await page.keyboard.press('Control+Enter');
      const shown = page.locator('dialog[open] .code--plain');
      await expect(shown).toHaveText(/^staff_/);
      const token = (await shown.textContent()) ?? '';
      expect(await withToken(token)).toBe(200);
      await expectAccessible(page);
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(page.getByText(token)).toHaveCount(0);
      await clerk.choose(page.getByRole('row').filter({ hasText: name }));
      await clerk.open('r');
      await clerk.fill('reason', 'lost');
      await clerk.confirm();
      await expect.poll(() => withToken(token)).toBe(401);
      await expectAccessible(page);
    });

    await test.step('another session', async () => {
      await asOwner((client) =>
        client.query(
          `insert into staff_sessions (staff_id, token_hash, expires_at, network, user_agent)
           values ($1, $2, now() + interval '8 hours', '10.9.8.0/24', 'Mozilla/5.0 Firefox/140.0')`,
          [clerk.staffId, createHash('sha256').update(randomBytes(16)).digest()],
        ),
      );
      await openDesk(page, '/me/sessions');
      const row = page.getByRole('row').filter({ hasText: '10.9.8.0' });
      await clerk.choose(row);
      await clerk.press('e');
      await expect(row).toHaveCount(0);
      await expectFits(page);
    });
  });

for (const { name: way, locale, isPhone } of VARIANTS)
  test(
    `[GRANTS-18] [APPROVALS-08] holders of a permission, groups and refund limits ${way}`,
    { tag: isPhone ? '@nightly' : [] },
    async ({ page }, { retry }) => {
      const name = unique('Elena');
      // A site of its own for each way and attempt: a limit has one proposal at a time.
      const site = (isPhone ? ['se', 'fi'] : ['dk', 'nl'])[retry] ?? 'pt';
      const clerk = await newClerk(page, { as: 'admin', sites: [site], locale, isPhone, name });

      await test.step('the holders of a permission are listed', async () => {
        await openDesk(page, '/who-can?permission=order.refund');
        await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
        await expectAccessible(page);
        await expectFits(page);
      });

      await test.step('a group is mapped and the mapping ended', async () => {
        const group = unique('office').replace(' ', '-');
        await openDesk(page, `/group-grants?q=${group}`);
        await clerk.open('c');
        await clerk.fill('group', group);
        await clerk.fill('role', 'support');
        await clerk.fill('reason', 'new office');
        await clerk.confirm();
        const row = page.getByRole('row').filter({ hasText: group });
        await clerk.choose(row);
        await expectAccessible(page);
        await expectFits(page);
        await clerk.open('e');
        await clerk.fill('reason', 'closed');
        await clerk.confirm();
        await expect(row).toHaveCount(0);
      });

      await test.step('a lower limit holds at once, a higher one waits for a second person', async () => {
        await openDesk(page, '/approval-rules');
        const row = page.locator('[role=row][data-place="0"]');
        await clerk.choose(row);
        const limit = '800.00';
        await clerk.open('e');
        await clerk.fill('limit', limit);
        await clerk.fill('reason', 'small shop');
        await clerk.confirm();
        await expect(row).toContainText(limit);
        await clerk.open('e');
        await clerk.fill('limit', '90000.00');
        await clerk.fill('reason', 'large shop');
        await clerk.confirm();
        await expect(row).toContainText(limit);
        const { rows } = await asOwner((client) =>
          client.query(
            `select status from approvals where contract = 'approval_rule.set' and proposed_by = $1`,
            [clerk.staffId],
          ),
        );
        expect(rows).toEqual([{ status: 'proposed' }]);
      });
    },
  );
