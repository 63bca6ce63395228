import { CHAT, chatCalls, reloads, replyInChat, UNDECIDED, watchForeign } from '../support/consent.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, hydrated, open, test } from '../support/test.ts';

test.use(UNDECIDED);

test('[CHAT-01] [FOOTER-05] opened with consent, it boots with the identity of the visitor, is updated, gets events, counts unread messages, and ends with the session', async ({
  page,
  context,
}) => {
  const customer = await newCustomer('it-it');
  const userId = `it-${customer.id}`;
  await signIn(page, customer);
  const ofMine = async (call: string) =>
    (await chatCalls()).filter((told) => told.call === call && told.user.user_id === userId);
  const session = async () =>
    (await context.cookies()).find(({ name }) => name === 'intercom-session-vnlit1830')?.value;

  await open(page, '/it-it/manuals');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chat online' }).click();
  const question = page.getByRole('dialog', { name: 'Aprire la chat online?' });
  await expect(question).toBeVisible();
  expect(await ofMine('boot')).toEqual([]);
  await reloads(page, () => question.getByRole('button', { name: 'Accetta e apri la chat' }).click());

  const messenger = page.getByRole('dialog', { name: 'Messenger' });
  await expect(messenger).toBeVisible({ timeout: 15_000 });
  const who = { app_id: 'vnlit1830', verified: true, user: { user_id: userId, email: customer.email } };
  await expect.poll(() => ofMine('boot')).toMatchObject([who]);
  await expectAccessible(page);

  await test.step('[CHAT-03] another page in the same document is told, with who it is about', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL(/\/it-it\/news$/);
    await expect.poll(() => ofMine('update')).toMatchObject([who]);
  });

  await test.step('[CHAT-02] looking at a model sends an event to the chat', async () => {
    await page.locator('.shell-flyout-root button').hover();
    await page.locator('.shell-flyout__models a').first().click();
    await expect(page).toHaveURL(/\/it-it\/products\/lupo-500$/);
    const about = { name: 'viewed-product', about: { product: 'lupo-500' } };
    await expect.poll(() => ofMine('trackEvent')).toMatchObject([{ ...who, about }]);
  });

  await messenger.getByLabel('Write a message').fill('È pronta la Lupo?');
  await messenger.getByLabel('Write a message').press('Enter');
  await page.getByRole('button', { name: 'Messenger' }).click();
  await expect(messenger).toBeHidden();
  await expect.poll(session).toBeTruthy();
  await replyInChat('Sì, a Pesaro.', (await session()) ?? '');
  await test.step('[CHAT-05] an answer is counted as unread', async () => {
    await expect(page.getByRole('status').filter({ hasText: '1 messaggio non letto' })).toBeAttached();
  });
  const before = await session();

  await test.step('[CHAT-06] [AUTH-11] logging out ends the conversation; the next visitor has one of their own', async () => {
    await page
      .getByRole('button', { name: /carrello/i })
      .first()
      .click();
    await page.locator('.shell-bag').getByRole('button', { name: 'Esci' }).click();
    await expect(page).toHaveURL(/\/it-it$/);
    await expect.poll(() => ofMine('shutdown')).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Messenger' })).toBeVisible({ timeout: 15_000 });
    await expect.poll(session).toBeTruthy();
    expect(await session()).not.toBe(before);
    const [anonymous] = (await chatCalls()).filter(({ call }) => call === 'boot').slice(-1);
    expect(anonymous?.user).not.toHaveProperty('email', customer.email);
  });
});

test('[CHAT-01] [CHAT-07] a site without a chat has none, whatever is allowed; a widget that does not come is said to be missing', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'Consent', value: `2.opt_in.100.${crypto.randomUUID()}`, url: baseURL ?? '' },
  ]);
  const foreign = watchForeign(context, baseURL ?? '');
  await page.goto('/at-de/manuals');
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Online-Chat' })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await page.route(`${CHAT}/**`, (route) => route.abort());
  await open(page, '/it-en/manuals');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Online chat' }).click();
  await expect(page.getByText('Chat isn’t available right now.')).toBeVisible({ timeout: 15_000 });
});
