import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../testing/worlds/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** A process of its own, as an operator starts it. */
function staff(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./staff.ts', import.meta.url)), ...args], {
    env: { ...process.env, PADDOCK_OWNER_DATABASE_URL: desk.database.ownerUrl },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

test('a token is made, works, is listed and ends when it is revoked', { timeout: 60_000 }, async () => {
  const made = await staff('token', '--site', 'ec', '--role', 'finance', '--name', 'Rosa Paredes');
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^staff_\S{40,}\n$/) });
  const id = /^Token (\d+): Rosa Paredes, finance, ec\./.exec(made.err)?.[1] ?? '';
  const as = { token: made.out.trim() };
  expect((await desk.call('GET', 'payment-cases?sites=ec', undefined, { as })).statusCode).toBe(200);
  const listed = await staff('token', 'list');
  expect(listed.out).toContain('Rosa Paredes');
  expect(listed.out).not.toContain(as.token);
  expect(await staff('token', 'revoke', id)).toMatchObject({ code: 0 });
  expect((await desk.call('GET', 'payment-cases?sites=ec', undefined, { as })).statusCode).toBe(401);
  expect(await staff('token', 'revoke', id)).toMatchObject({ code: 1 });
});

test('says what is wrong, and with its exit code', { timeout: 60_000 }, async () => {
  const unknown = await staff('token', '--site', 'zz', '--role', 'finance', '--name', 'x');
  expect(unknown).toMatchObject({ code: 1, err: 'There is no site "zz".\n' });
  for (const args of [['what'], ['token', '--role', 'king', '--name', 'x'], ['person', '--role', 'admin']])
    expect(await staff(...args)).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
});

test('[SEC-03] two administrators of the command line approve for each other', {
  timeout: 60_000,
}, async () => {
  const person = (name: string, email: string) =>
    staff('person', '--role', 'admin', '--name', name, '--email', email);
  for (const name of ['ada', 'bea']) {
    const made = await person(name, `${name}@desk.example`);
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/\/invitation\/\S{40,}\n$/) });
  }
  // The second time for an address gives the same person another role.
  const again = await staff(
    'person',
    '--role',
    'finance',
    '--name',
    'Ada',
    '--email',
    'ADA@desk.example',
    '--site',
    'ec',
  );
  expect(again.code).toBe(0);
  expect(
    (await staff('person', '--role', 'admin', '--name', 'x', '--email', 'x@y.z', '--site', 'zz')).code,
  ).toBe(1);
  const { rows } = await sql<{ email: string; grants: number; is_founder: boolean; is_joined: boolean }>`
    select p.email, (select count(*) from grants g where g.staff_id = p.id)::int as grants, is_founder(p.id),
           exists (select from staff o where o.id <> p.id and is_same_person(o.id, p.id, now())) as is_joined
      from staff p where p.email in ('ada@desk.example', 'bea@desk.example') order by p.email`.execute(
    desk.database.owner,
  );
  expect(rows).toEqual([
    { email: 'ada@desk.example', grants: 2, is_founder: true, is_joined: false },
    { email: 'bea@desk.example', grants: 1, is_founder: true, is_joined: false },
  ]);
});
