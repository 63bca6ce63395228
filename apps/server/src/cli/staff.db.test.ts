import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../testing/worlds/desk.ts';

let desk: Desk;
let folder: string;
let url: string;

beforeAll(async () => {
  desk = await openDesk();
  await desk.api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(desk.api.app.server.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'paddock-staff-'));
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

/** As a clerk starts it: a process of its own. */
function staff(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./staff.ts', import.meta.url)), ...args], {
    env: {
      ...process.env,
      PADDOCK_STAFF_URL: url,
      PADDOCK_DATA_DIR: folder,
      PADDOCK_STAFF_TOKEN: '',
      PADDOCK_OWNER_DATABASE_URL: desk.database.ownerUrl,
    },
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

test('a clerk gets a token, sees what waits, confirms a transfer and sees it confirmed', {
  timeout: 60_000,
}, async () => {
  const anonymous = await staff('waiting', '--site', 'ec');
  expect(anonymous.code).toBe(1);
  expect(anonymous.err).toContain('Who are you?');
  const made = await staff('token', '--site', 'ec', '--role', 'finance', '--name', 'Rosa Paredes');
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^staff_\S{40,}\n$/) });
  const kept = path.join(folder, 'staff', readdirSync(path.join(folder, 'staff'))[0] ?? '');
  expect(statSync(kept).mode & 0o077, 'nobody else may read it').toBe(0);

  const code = await desk.anOrderOf();
  const waiting = await staff('waiting', '--site', 'ec');
  expect(waiting.out).toMatch(
    new RegExp(`^${code}\\s+0 min\\s+€9,130\\.00\\s+bank_transfer\\s+Anna Rossi\\s+TRX 77`, 'm'),
  );

  const confirmed = await staff(
    'confirm',
    code,
    '--amount',
    '9130.00',
    '--reference',
    'BP 1',
    '--site',
    'ec',
  );
  expect(confirmed).toMatchObject({ code: 0, out: `${code}: confirmed, paid, unfulfilled\n` });
  const again = await staff('confirm', code, '--amount', '9130.00', '--reference', 'BP 1', '--site', 'ec');
  expect(again.out).toContain('booked before');
  const shown = await staff('show', code, '--site', 'ec');
  expect(shown.out).toMatch(/captured\s+€9,130\.00/);
  expect(shown.out).toContain('Rosa Paredes');
});

test('[C3] one reference for two orders and a large amount are refused, and taken with --split and --override-amount', {
  timeout: 60_000,
}, async () => {
  await staff('token', '--site', 'ec', '--role', 'finance', '--name', 'Rosa Paredes');
  const [first, second] = [await desk.anOrderOf(), await desk.anOrderOf()];
  const confirm = (code: string, amount: string, ...flags: string[]) =>
    staff('confirm', code, '--amount', amount, '--reference', 'BP 777', '--site', 'ec', ...flags);
  const large = await confirm(first, '20000.00');
  expect(large).toMatchObject({ code: 1, err: expect.stringContaining('more than twice') });
  expect(await confirm(first, '20000.00', '--override-amount')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Going back: €10,870.00'),
  });
  const used = await confirm(second, '9130.00');
  expect(used).toMatchObject({ code: 1, err: expect.stringContaining(first) });
  expect(await confirm(second, '9130.00', '--split')).toMatchObject({ code: 0 });
});

test('says what is wrong, and with its exit code', { timeout: 60_000 }, async () => {
  await staff('token', '--site', 'ec', '--role', 'fulfilment', '--name', 'Luis');
  const code = await desk.anOrderOf();
  const role = await staff('confirm', code, '--amount', '1.00', '--reference', 'x', '--site', 'ec');
  expect(role).toMatchObject({ code: 1, err: 'Your role is not for this.\n' });
  const wrong = await staff('confirm', code, '--amount', '1,00', '--reference', 'x', '--site', 'ec');
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('is no amount of EUR') });
  const early = await staff('shipped', code, '--site', 'ec');
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining('does not allow') });
  expect(await staff('show', 'NOTTHERE1', '--site', 'ec')).toMatchObject({ code: 1 });
  expect(await staff('what')).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
  expect(await staff('token', '--site', 'zz', '--role', 'finance', '--name', 'x')).toMatchObject({ code: 1 });
});

test('[C8] what a buyer typed is printed as plain text, also in rows from before', {
  timeout: 60_000,
}, async () => {
  await staff('token', '--site', 'ec', '--role', 'finance', '--name', 'Rosa Paredes');
  const code = await desk.anOrderOf();
  const typed = { given_name: 'Mar\u001b[31mia', family_name: 'Ve\u001b[2Kra\nFORGED1  paid' };
  const ref = 'PAID\u001b]0;pwned\u0007\u001b[1A\u202e';
  await desk.database.owner
    .updateTable('orders')
    .set({ ...typed, payment_ref: ref })
    .where('code', '=', code)
    .execute();
  for (const args of [['waiting'], ['show', code]]) {
    const { out } = await staff(...args, '--site', 'ec');
    expect(out).toContain('Mar [31mia Ve [2Kra');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    expect(out).not.toMatch(/^FORGED1/m);
  }
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
