import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApproval } from '../../testing/builders/approval-builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

let desk: Desk;
let url: string;
beforeAll(async () => {
  desk = await openDesk();
  await desk.api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(desk.api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => desk.close());

test('[DESKORDERS-08] the palette finds an order by its code, and nothing of another site', async () => {
  const [code, foreign] = [await desk.anOrderOf(), await desk.anOrderOf(desk.other)];
  const hits = async (text: string, role: 'support' | 'editor' = 'support') =>
    desk.call('GET', `search?q=${text}`, undefined, { as: role });
  expect((await hits(code.slice(0, 6))).json().data).toMatchObject([
    { kind: 'order', ref: code, site: 'ec' },
  ]);
  expect((await hits(foreign)).json().data).toEqual([]);
  expect((await hits(code, 'editor')).statusCode).toBe(403);
});

/** Opens the stream of a role and collects what it says. */
async function listen(role: 'support' | 'finance') {
  const control = new AbortController();
  const answer = await fetch(`${url}/api/staff/events`, {
    headers: { authorization: `Bearer ${desk.tokens[role]}` },
    signal: control.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  let heard = '';
  void (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part;
  })().catch(() => {});
  await expect.poll(() => heard, { timeout: 15_000 }).toContain('event: resync');
  return { heard: () => heard, end: () => control.abort() };
}

test('[DESKORDERS-09] a new and a changed order are pushed with their site, those of another site are not', async () => {
  const { heard, end } = await listen('support');
  const foreign = await desk.anOrderOf(desk.other);
  const code = await desk.anOrderOf();
  await expect.poll(heard, { timeout: 15_000 }).toContain(`"ref":"${code}"`);
  expect(heard()).toMatch(/event: change\ndata: \{.*"is_new":true.*"site":"ec"/);
  expect(heard()).not.toContain(foreign);
  await desk.call('POST', `orders/${code}/cancel`, { reason: 'asked by phone' });
  await expect.poll(heard, { timeout: 15_000 }).toMatch(new RegExp(`"ref":"${code}".*"is_new":false`));
  end();
});

test('[DESKORDERS-09] a ticket is pushed to staff who answer tickets and to no others; an approval to both', async () => {
  const { owner } = desk.database;
  const site_id = desk.shop.site.id;
  const [support, finance] = [await listen('support'), await listen('finance')];
  const { code } = await owner
    .insertInto('contact_tickets')
    .values({
      site_id,
      id: crypto.randomUUID(),
      department: 'general',
      name: 'Anna',
      email: 'anna@letters.example',
      locale: 'en',
      message: 'Where is it?',
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  const approval = await anApproval(owner, site_id, { code: await desk.anOrderOf(), reason: 'late' });
  const isPushed = new RegExp(`"subject":"approval","ref":"${approval}"`);
  for (const { heard } of [support, finance]) await expect.poll(heard, { timeout: 15_000 }).toMatch(isPushed);
  expect(support.heard()).toContain(code);
  expect(finance.heard()).not.toContain(code);
  support.end();
  finance.end();
});
