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
