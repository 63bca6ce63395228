import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Caller = Parameters<Desk['call']>[3];
const PATH = 'presence/page/home:en:site';
const note = async (caller: Caller, path = PATH) => {
  const answer = await desk.call('PUT', path, {}, caller);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().data as { name: string }[]).map(({ name }) => name);
};
const age = (seconds: number) =>
  sql`update desk_presence set seen_at = seen_at - make_interval(secs => ${seconds})`.execute(
    desk.database.owner,
  );

test('[EDITOR-12] people who have the same text open see each other, until they leave or fall silent', async () => {
  expect(await note({ as: 'editor' })).toEqual([]);
  expect(await note({ as: 'country' })).toEqual(['editor of ec']);
  expect(await note({ as: 'editor' })).toEqual(['country of ec']);
  expect(await note({ as: 'editor' }, 'presence/page/home:it:site')).toEqual([]);
  const left = await desk.call('DELETE', PATH, undefined, { as: 'country' });
  expect(left.json().data).toEqual({ was_present: true });
  expect(await note({ as: 'editor' })).toEqual([]);
  await age(40);
  expect(await note({ as: 'country' })).toEqual([]);
  await age(4000);
  await note({ as: 'editor' }, 'presence/menu/head:site');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from desk_presence d join staff s on s.id = d.staff_id
     where s.name = 'editor of ec'`.execute(desk.database.owner);
  expect(rows[0]?.count).toBe(1);
});

test('[EDITOR-12] presence is of one site, that of the brand’s content of all; both need the permission to edit', async () => {
  const abroad = { as: { token: await desk.tokenOf('it', 'editor') }, tenant: 'it' };
  const path = 'presence/menu/foot:site';
  await note({ as: 'editor' }, path);
  expect(await note(abroad, path)).toEqual([]);
  const brand = 'presence/article/12?scope=brand';
  await note({ as: 'editor' }, brand);
  expect(await note(abroad, brand)).toEqual(['editor of ec']);
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await desk.call(method, path, {}, { as: 'finance' })).statusCode).toBe(403);
    expect((await desk.call(method, path, {}, { ...abroad, tenant: 'ec' })).statusCode).toBe(403);
  }
});
