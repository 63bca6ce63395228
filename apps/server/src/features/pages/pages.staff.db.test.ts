import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { permissionsOf, ROLES } from '../staff/staff.rules.ts';

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
const page = (word: string, body: object, caller: (typeof ROLES)[number] = 'editor', path = 'terms/es') =>
  desk.call('POST', `pages/${path}/${word}`, body, { as: caller });
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
  expect((await page('draft', text('Uno'))).statusCode).toBe(200);
  expect(await shown()).toBe(404);
  const link = (await page('preview', {})).json().data;
  expect(await shown(`?preview=${link.token}`)).toBe('Uno');
  expect(await shown(`?preview=${link.token}`, 'it')).toBe(404);
  expect(await shown('?preview=nobody-has-given-out-this-one')).toBe(404);

  expect((await page('draft', text('Dos'))).statusCode).toBe(200);
  expect(await shown(`?preview=${link.token}`)).toBe('Dos');
  expect(await purges()).toEqual([]);
  expect((await page('publish', {})).json().data).toMatchObject({ slug: 'terms', publish_until: null });
  expect(await shown()).toBe('Dos');
  expect(await shown(`?preview=${link.token}`)).toBe('Dos');
  expect(await purges()).toEqual([
    ['content:ec_terms', 'now'],
    ['content:ec_terms', 'now'],
  ]);
  expect((await page('publish', {})).statusCode).toBe(404);
});

test('[H-58] what is scheduled is not shown before its time, and the edge is told at its beginning and at its end', async () => {
  await page('draft', text('Hoy'));
  await page('publish', {});
  await page('draft', text('Mañana'));
  const window = { at: inHours(24), until: inHours(48) };
  expect((await page('publish', window)).json().data).toMatchObject({ publish_at: window.at });
  expect(await shown()).toBe('Hoy');
  expect(await purges()).toEqual([
    // Published; then for either end: copies that do not know of it, all copies, and those made meanwhile.
    ...Array(3).fill(['content:ec_terms', 'now']),
    ...Array(5).fill(['content:ec_terms', 'later']),
  ]);
  // A day later.
  await sql`update page_versions set publish_at = now() where title = 'Mañana'`.execute(desk.database.owner);
  expect(await shown()).toBe('Mañana');
  await page('draft', text('Nunca'));
  expect((await page('publish', { at: inHours(2), until: inHours(1) })).statusCode).toBe(422);
});

test('what is withdrawn gives way to the version before; what was to come never does', async () => {
  for (const title of ['Primero', 'Segundo']) {
    await page('draft', text(title));
    await page('publish', {});
  }
  await page('draft', text('Tercero'));
  await page('publish', { at: inHours(1) });
  const reason = { reason: 'wrong date' };
  for (const left of ['Segundo', 'Primero', 404]) {
    expect((await page('withdraw', reason)).statusCode).toBe(200);
    expect(await shown()).toBe(left);
  }
  expect((await page('withdraw', reason)).statusCode).toBe(404);
  const states = (await desk.call('GET', 'pages?slug=terms', undefined, { as: 'editor' })).json().data;
  expect(states.map(({ state }: { state: string }) => state)).toEqual(['past', 'past', 'past']);
});

test('[H-51] HTML is cleaned when it is saved, and what is no page is refused', async () => {
  const dirty = {
    ...text('Uno'),
    blocks: [{ type: 'text', html: '<p onclick="x()">a</p><script>x()</script>' }],
  };
  expect((await page('draft', dirty)).statusCode).toBe(200);
  const [row] = await desk.database.owner.selectFrom('page_versions').select('blocks').execute();
  expect(row?.blocks).toEqual([
    { type: 'text', id: expect.stringMatching(/^[0-9a-f]{12}$/), html: '<p>a</p>' },
  ]);
  expect((await page('draft', { ...text('Uno'), blocks: [{ type: 'carousel' }] })).statusCode).toBe(422);
  expect((await page('draft', { title: 'Uno' })).statusCode).toBe(422);
});

test('[LEGAL-02] a policy may be written in every language', async () => {
  for (const path of ['terms/fr', 'withdrawal/ja', 'home/fr'])
    expect((await page('draft', text('Conditions'), 'editor', path)).statusCode, path).toBe(200);
});

describe('permissions', () => {
  test('roles that write pages list them too, other roles cannot', async () => {
    for (const role of ROLES) {
      const may = permissionsOf(role).includes('page.edit');
      const saved = await page('draft', text(role), role);
      const listed = await desk.call('GET', 'pages', undefined, { as: role });
      expect([role, saved.statusCode, listed.statusCode]).toEqual([role, may ? 200 : 403, may ? 200 : 403]);
    }
  });

  test('every action is in the audit log with its actor, and only on its own site', async () => {
    await page('draft', text('Uno'));
    await page('publish', {});
    await page('withdraw', { reason: 'wrong date' });
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
    const token = await desk.tokenOf('it', 'editor');
    expect((await desk.call('POST', 'pages/terms/es/publish', {}, { as: { token } })).statusCode).toBe(403);
    const other = await desk.call('POST', 'pages/terms/es/publish', {}, { as: { token }, tenant: 'it' });
    expect(other.statusCode).toBe(404);
  });

  test('the same call again is answered as before and does nothing twice', async () => {
    const key = crypto.randomUUID();
    await page('draft', text('Uno'));
    const publish = () => desk.call('POST', 'pages/terms/es/publish', {}, { as: 'editor', key });
    const first = await publish();
    expect((await publish()).body).toBe(first.body);
    expect(await purges()).toHaveLength(2);
  });
});
