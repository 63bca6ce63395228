import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../testing/desk.ts';

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
  const child = spawn(process.execPath, [fileURLToPath(new URL('staff.ts', import.meta.url)), ...args], {
    env: {
      ...process.env,
      ...{ PADDOCK_API_URL: url, PADDOCK_DATA_DIR: folder, PADDOCK_STAFF_TOKEN: '' },
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
  const nobody = await staff('waiting', '--site', 'ec');
  expect(nobody.code).toBe(1);
  expect(nobody.err).toContain('Who are you?');
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
