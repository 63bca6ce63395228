import type { AddressInfo } from 'node:net';
import { CompiledQuery, sql } from 'kysely';
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

/** Opens the stream of a role, or of a token, and collects what it says. */
async function listen(caller: 'support' | 'finance' | { token: string }) {
  const control = new AbortController();
  const token = typeof caller === 'string' ? desk.tokens[caller] : caller.token;
  const answer = await fetch(`${url}/api/staff/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: control.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  let heard = '';
  const ended = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part;
    return 'ended';
  })().catch(() => 'broken');
  await expect.poll(() => heard).toContain('event: resync');
  return { heard: () => heard, ended, end: () => control.abort() };
}

test('[DESKORDERS-09] a new and a changed order are pushed with their site, those of another site are not', async () => {
  const { heard, end } = await listen('support');
  const foreign = await desk.anOrderOf(desk.other);
  const code = await desk.anOrderOf();
  await expect.poll(heard).toContain(`"ref":"${code}"`);
  expect(heard()).toMatch(/event: change\ndata: \{.*"is_new":true.*"site":"ec"/);
  expect(heard()).not.toContain(foreign);
  await desk.call('POST', `orders/${code}/cancel`, { reason: 'asked by phone' });
  await expect.poll(heard).toMatch(new RegExp(`"ref":"${code}".*"is_new":false`));
  end();
});

test.each([
  ['the person is suspended', `update staff set status = 'suspended' where id = $1`],
  ['the session ends', 'update staff_sessions set ended_at = now() where staff_id = $1'],
])('[SEC-12] a stream ends when %s, before the next order is on it', async (_when, statement) => {
  const token = await desk.tokenOf('ec', 'support');
  const me = await desk.call('GET', 'me', undefined, { as: { token } });
  const { heard, ended } = await listen({ token });
  await desk.database.owner.executeQuery(CompiledQuery.raw(statement, [me.json().data.id]));
  const code = await desk.anOrderOf();
  expect(await ended).toBe('ended');
  expect(heard()).not.toContain(code);
});

test('[SEC-12] a stream goes on with the grants as they are now', async () => {
  const token = await desk.tokenOf('ec', 'support');
  const me = await desk.call('GET', 'me', undefined, { as: { token } });
  const { heard, end } = await listen({ token });
  const before = await desk.anOrderOf();
  await expect.poll(heard).toContain(before);
  await sql`update grants set ended_at = now() where staff_id = ${me.json().data.id}`.execute(
    desk.database.owner,
  );
  const [after, seen] = [await desk.anOrderOf(), await listen('finance')];
  const later = await desk.anOrderOf();
  await expect.poll(seen.heard).toContain(later);
  expect(heard()).not.toMatch(new RegExp(`${after}|${later}`));
  end();
  seen.end();
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
  for (const { heard } of [support, finance]) await expect.poll(heard).toMatch(isPushed);
  expect(support.heard()).toContain(code);
  expect(finance.heard()).not.toContain(code);
  support.end();
  finance.end();
});
