import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { deleteOldDrafts } from './drafts.sql.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Role = keyof Desk['tokens'];

const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, role: Role, payload?: object) =>
  desk.api.app.inject({
    method,
    url: `/api/staff/drafts${path}`,
    headers: { authorization: `Bearer ${desk.tokens[role]}` },
    ...(payload ? { payload } : {}),
  });
const draft = (text: string, version = 0) => ({
  title: 'Note on A1',
  address: '/orders/A1',
  content: { text },
  base_revision: '7',
  version,
});

async function staffIdOf(role: Role): Promise<number> {
  const headers = { authorization: `Bearer ${desk.tokens[role]}` };
  return (await desk.api.app.inject({ url: '/api/staff/me', headers })).json().data.id;
}

describe('drafts', () => {
  test('[DRAFTS-01] a draft is kept per person, subject and site, and listed with the latest first', async () => {
    expect((await send('PUT', '/order_note/A1?site=ec', 'support', draft('of ec'))).statusCode).toBe(200);
    expect((await send('PUT', '/order_note/A1?site=it', 'support', draft('of it'))).statusCode).toBe(200);
    expect((await send('PUT', '/role/night', 'support', draft('of no site'))).statusCode).toBe(200);
    const shown = (await send('GET', '/order_note/A1?site=ec', 'support')).json().data;
    expect(shown).toMatchObject({ site: 'ec', content: { text: 'of ec' }, base_revision: '7', version: 1 });
    const list = (await send('GET', '', 'support')).json().data as { kind: string; site: string | null }[];
    expect(list.map(({ kind, site }) => [kind, site])).toEqual([
      ['role', null],
      ['order_note', 'it'],
      ['order_note', 'ec'],
    ]);
    expect((await send('GET', '/order_note/A1?site=ec', 'finance')).json().data).toBeNull();
    expect((await send('GET', '', 'finance')).json().data).toEqual([]);
    expect((await send('GET', '/order_note/A1?site=zz', 'support')).statusCode).toBe(404);
  });

  test('[DRAFTS-02] a save on an older version is refused with the stored draft, and changes nothing', async () => {
    const path = '/order_note/B2?site=ec';
    expect((await send('PUT', path, 'support', draft('first tab'))).json().data.version).toBe(1);
    for (const stale of [draft('second tab', 0), draft('second tab', 5)]) {
      const refused = await send('PUT', path, 'support', stale);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().data.draft).toMatchObject({ content: { text: 'first tab' }, version: 1 });
    }
    expect((await send('PUT', path, 'support', draft('second tab', 1))).json().data.version).toBe(2);
    expect((await send('DELETE', `${path}&version=1`, 'support')).statusCode).toBe(409);
    expect((await send('DELETE', `${path}&version=2`, 'support')).json().data.discarded).toBe(true);
    const gone = await send('PUT', path, 'support', draft('third', 2));
    expect([gone.statusCode, gone.json().data.draft]).toEqual([409, null]);
  });

  test('[DRAFTS-02] of ten saves at once on one version, one is kept', async () => {
    const path = '/order_note/C3?site=ec';
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => send('PUT', path, 'support', draft(`tab ${tab}`))),
    );
    expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await send('GET', path, 'support')).json().data.version).toBe(1);
  });

  test('[DRAFTS-03] a draft over 64 KB is refused', async () => {
    const fits = { ...draft(''), content: { text: 'x'.repeat(64 * 1024 - 20) } };
    expect((await send('PUT', '/order_note/D4', 'support', fits)).statusCode).toBe(200);
    const large = { ...draft(''), content: { text: 'x'.repeat(64 * 1024) } };
    expect((await send('PUT', '/order_note/D5', 'support', large)).statusCode).toBe(413);
  });

  test('[SEC-13] a person keeps 200 drafts, however many are sent at once; changing and discarding goes on', async () => {
    const staffId = await staffIdOf('fulfilment');
    await sql`
      insert into desk_drafts (staff_id, subject_kind, subject_ref, title, address, content)
      select ${staffId}, 'order_note', 'fill' || n, 'Note', '/orders', '{}' from generate_series(1, 195) n`.execute(
      desk.database.owner,
    );
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send('PUT', `/order_note/more${n}`, 'fulfilment', draft('more'))),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    const refused = sent.find(({ statusCode }) => statusCode !== 200);
    expect([refused?.statusCode, refused?.json().code]).toEqual([422, 'too_many_drafts']);
    expect(refused?.json().message).toContain('200');
    expect((await send('GET', '', 'fulfilment')).json().data).toHaveLength(200);
    const again = await send('PUT', '/order_note/fill1', 'fulfilment', draft('second tab'));
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
    expect((await send('PUT', '/order_note/fill1', 'fulfilment', draft('typed on', 1))).statusCode).toBe(200);
    expect((await send('DELETE', '/order_note/fill2', 'fulfilment')).statusCode).toBe(200);
    expect((await send('PUT', '/order_note/new', 'fulfilment', draft('new'))).statusCode).toBe(200);
  });

  test('[SEC-13] a person without any grant keeps no draft', async () => {
    const staffId = await staffIdOf('fulfilment');
    await sql`update grants set ended_at = now() where staff_id = ${staffId}`.execute(desk.database.owner);
    const refused = await send('PUT', '/order_note/none', 'fulfilment', draft('no form'));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await send('GET', '', 'fulfilment')).statusCode).toBe(200);
  });

  test('[DRAFTS-04] the nightly job erases drafts without a change for 90 days', async () => {
    await send('PUT', '/order_note/old', 'finance', draft('old'));
    await send('PUT', '/order_note/new', 'finance', draft('new'));
    await sql`update desk_drafts set updated_at = now() - interval '91 days' where subject_ref = 'old'`.execute(
      desk.database.owner,
    );
    expect(await deleteOldDrafts(desk.database.app)).toBe(1);
    const list = (await send('GET', '', 'finance')).json().data as { ref: string }[];
    expect(list.map(({ ref }) => ref)).toEqual(['new']);
  });
});
