import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { permissionsOf, ROLES } from '../../staff/staff.rules.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.database.owner.deleteFrom('page_versions').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(desk.database.owner);
});

const text = (title: string) => ({
  title,
  description: 'What it says.',
  blocks: [{ type: 'text', html: `<p>${title}</p>` }],
});
type Sent = NonNullable<Parameters<Desk['call']>[3]>;
const TERMS = 'pages/terms/es';
/** A call with the revision that the page has now, as the desk sends it; 0 for callers who may not read it. */
async function edit(method: 'PUT' | 'POST', tail: string, body: object, sent: Sent = {}, path = TERMS) {
  const as = sent.as ?? 'editor';
  const { data } = (await desk.call('GET', path, undefined, { ...sent, as })).json();
  const headers = { 'if-match': `"${data?.revision ?? 0}"` };
  return desk.call(method, `${path}${tail}`, body, { ...sent, as, headers });
}
const save = (body: object, as: Sent['as'] = 'editor', path = TERMS) => edit('PUT', '', body, { as }, path);
const publish = (body: object = {}, sent: Sent = {}) => edit('POST', '/versions', body, sent);
const withdraw = (version: number) =>
  desk.call('POST', `${TERMS}/versions/${version}/withdraw`, { reason: 'wrong date' }, { as: 'editor' });
const shown = async (query = '', tenant = 'ec') => {
  const headers = { 'x-tenant': tenant, 'x-locale': 'es' };
  const answer = await desk.api.app.inject({ url: `/api/front/pages/terms${query}`, headers });
  return answer.statusCode === 200 ? answer.json().data.title : answer.statusCode;
};
const purges = async () => {
  const { rows } = await sql<{ tags: string[]; waits: boolean }>`
    select j.payload -> 'data' -> 'tags' as tags, p.run_at > now() + interval '1 minute' as waits
      from graphile_worker.jobs p join graphile_worker._private_jobs j on j.id = p.id
     where p.task_identifier = 'edge.purge' order by p.run_at`.execute(desk.database.owner);
  return rows.map(({ tags, waits }) => [tags.join(' '), waits ? 'later' : 'now']);
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('[H-58] a draft is saved, previewed by its link and published: then it is public and the edge is purged', async () => {
  expect((await save(text('Uno'))).statusCode).toBe(200);
  expect(await shown()).toBe(404);
  const input = { locale: 'es', drafts: true };
  const link = (await desk.call('POST', 'previews', input, { as: 'editor' })).json().data;
  expect(await shown(`?preview=${link.token}`)).toBe('Uno');
  expect(await shown(`?preview=${link.token}`, 'it')).toBe(404);
  expect(await shown('?preview=nobody-has-given-out-this-one')).toBe(404);

  expect((await save(text('Dos'))).statusCode).toBe(200);
  expect(await shown(`?preview=${link.token}`)).toBe('Dos');
  expect(await purges()).toEqual([]);
  expect((await publish()).json().data).toMatchObject({ publish_until: null });
  expect(await shown()).toBe('Dos');
  expect(await shown(`?preview=${link.token}`)).toBe('Dos');
  expect(await purges()).toEqual([
    ['content:ec_terms', 'now'],
    ['content:ec_terms', 'now'],
  ]);
  expect((await publish()).statusCode).toBe(404);
});

test('[H-58] what is scheduled is not shown before its time, and the edge is told at its beginning and at its end', async () => {
  await save(text('Hoy'));
  await publish();
  await save(text('Mañana'));
  const window = { at: inHours(24), until: inHours(48) };
  expect((await publish(window)).json().data).toMatchObject({ publish_at: window.at });
  expect(await shown()).toBe('Hoy');
  expect(await purges()).toEqual([
    // Published; then for either end: copies that do not know of it, all copies, and those made meanwhile.
    ...Array(3).fill(['content:ec_terms', 'now']),
    ...Array(5).fill(['content:ec_terms', 'later']),
  ]);
  // A day later.
  await sql`update page_versions set publish_at = now() where title = 'Mañana'`.execute(desk.database.owner);
  expect(await shown()).toBe('Mañana');
  await save(text('Nunca'));
  expect((await publish({ at: inHours(2), until: inHours(1) })).statusCode).toBe(422);
});

test('what is withdrawn gives way to the version before; what was to come never does', async () => {
  const versions: number[] = [];
  for (const [title, window] of [
    ['Primero', {}],
    ['Segundo', {}],
    ['Tercero', { at: inHours(1) }],
  ] as const) {
    await save(text(title));
    versions.unshift((await publish(window)).json().data.version);
  }
  for (const [place, left] of ['Segundo', 'Primero', 404].entries()) {
    expect((await withdraw(versions[place] ?? 0)).statusCode).toBe(200);
    expect(await shown()).toBe(left);
  }
  for (const version of versions) expect((await withdraw(version)).statusCode).toBe(404);
  const states = (await desk.call('GET', `${TERMS}/versions`, undefined, { as: 'editor' })).json().data;
  expect(states.map(({ state }: { state: string }) => state)).toEqual(['past', 'past', 'past']);
});

test('[H-51] HTML is cleaned when it is saved, and what is no page is refused', async () => {
  const dirty = {
    ...text('Uno'),
    blocks: [{ type: 'text', html: '<p onclick="x()">a</p><script>x()</script>' }],
  };
  expect((await save(dirty)).statusCode).toBe(200);
  const [row] = await desk.database.owner.selectFrom('page_versions').select('blocks').execute();
  expect(row?.blocks).toEqual([
    { type: 'text', id: expect.stringMatching(/^[0-9a-f]{12}$/), html: '<p>a</p>' },
  ]);
  expect((await save({ ...text('Uno'), blocks: [{ type: 'carousel' }] })).statusCode).toBe(422);
  expect((await save({ title: 'Uno' })).statusCode).toBe(422);
});

test('[LEGAL-02] a policy may be written in every language', async () => {
  for (const path of ['pages/terms/fr', 'pages/withdrawal/ja', 'pages/home/fr'])
    expect((await save(text('Conditions'), 'editor', path)).statusCode, path).toBe(200);
});

describe('permissions', () => {
  test('roles that write pages list them too, other roles cannot', async () => {
    for (const role of ROLES) {
      const may = permissionsOf(role).includes('page.edit');
      const saved = await save(text(role), role);
      const listed = await desk.call('GET', 'pages/overview', undefined, { as: role });
      expect([role, saved.statusCode, listed.statusCode]).toEqual([role, may ? 200 : 403, may ? 200 : 403]);
    }
  });

  test('every action is in the audit log with its actor, and only on its own site', async () => {
    await save(text('Uno'));
    const { version } = (await publish()).json().data;
    await withdraw(version);
    const lines = (await desk.auditOf('terms/es')).slice(-3);
    expect(lines.map(({ action, reason }) => [action, reason])).toEqual([
      ...[
        ['page.draft', null],
        ['page.publish', null],
      ],
      ['page.withdraw', 'wrong date'],
    ]);
    for (const line of lines)
      expect(line).toMatchObject({ actor_kind: 'staff', request_id: 'request-of-the-test' });
    const as = { token: await desk.tokenOf('it', 'editor') };
    expect((await publish({}, { as })).statusCode).toBe(403);
    expect((await publish({}, { as, tenant: 'it' })).statusCode).toBe(404);
  });

  test('a publication is undone from the audit log: the version before is shown again', async () => {
    for (const title of ['Uno', 'Dos']) {
      await save(text(title));
      await publish();
    }
    const { data } = (await desk.call('GET', 'audit?action=page.publish&limit=1')).json();
    expect((await desk.call('POST', `audit/${data[0].id}/undo`, {})).statusCode).toBe(200);
    expect(await shown()).toBe('Uno');
    expect((await desk.auditOf('terms/es')).at(-1)).toMatchObject({ action: 'page.withdraw' });
  });

  test('a publication of the brand is not undone from the log of one site, whose own page stays', async () => {
    await save(text('Propio'));
    await publish();
    const as = { token: await desk.tokenOf(null, 'editor') };
    const ofBrand = `${TERMS}?scope=brand`;
    const { revision } = (await desk.call('GET', ofBrand, undefined, { as })).json().data;
    const headers = (seen: number) => ({ 'if-match': `"${seen}"` });
    const saved = await desk.call('PUT', ofBrand, text('Marca'), { as, headers: headers(revision) });
    const seen = saved.json().data.revision;
    const published = await desk.call(
      'POST',
      `pages/terms/es/versions?scope=brand`,
      {},
      { as, headers: headers(seen) },
    );
    expect([saved.statusCode, published.statusCode]).toEqual([200, 200]);
    const { data } = (await desk.call('GET', 'audit?action=page.publish&limit=1')).json();
    expect((await desk.call('POST', `audit/${data[0].id}/undo`, {})).statusCode).toBe(404);
    expect(await shown()).toBe('Propio');
  });

  test('the same call again is answered as before and does nothing twice', async () => {
    await save(text('Uno'));
    const { revision } = (await desk.call('GET', TERMS, undefined, { as: 'editor' })).json().data;
    const headers = { 'if-match': `"${revision}"` };
    const sent = { as: 'editor', key: crypto.randomUUID(), headers } as const;
    const first = await desk.call('POST', `${TERMS}/versions`, {}, sent);
    expect(first.statusCode).toBe(200);
    expect((await desk.call('POST', `${TERMS}/versions`, {}, sent)).body).toBe(first.body);
    expect(await purges()).toHaveLength(2);
  });
});
