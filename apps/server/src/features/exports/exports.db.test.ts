import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { createExport, findExport } from './create-export.ts';
import { exportLines, fileName, openExportStorage, storeExport, sweepExports } from './store-export.ts';

let desk: Desk;
let directory: string;
beforeAll(async () => {
  desk = await openDesk();
  directory = await mkdtemp(path.join(tmpdir(), 'exports-'));
});
afterAll(async () => {
  await desk.close();
  await rm(directory, { recursive: true });
});

const send = (method: 'GET' | 'PUT', id: string, token: string, payload?: object) =>
  desk.api.app.inject({
    method,
    url: `/api/staff/exports/${id}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

test('[EXPORTS-01] the file has what the list shows by the same filter, and the audit log of each site names the filter', async () => {
  const kept = await desk.anOrderOf();
  const cancelled = await desk.anOrderOf();
  await desk.call('POST', `orders/${cancelled}/cancel`, { reason: 'asked' });
  const id = randomUUID();
  const body = { list: 'orders', query: 'status=cancelled' };
  for (const _ of [1, 2])
    expect((await send('PUT', id, desk.tokens.support, body)).json().data).toMatchObject({
      status: 'ready',
      row_count: 1,
    });
  const file = await send('GET', `${id}/file`, desk.tokens.support);
  expect(file.headers['content-type']).toContain('text/csv');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(cancelled);
  expect(file.body).not.toContain(kept);
  const { rows } = await sql<{ after: object }>`select after from audit_log where subject_kind = 'export'
     and subject_ref = ${id}`.execute(desk.database.owner);
  expect(rows).toEqual([{ after: body }]);
});

test('[EXPORTS-03] an export needs the permission of its list and is read by its maker only', async () => {
  expect((await send('PUT', randomUUID(), desk.tokens.editor, { list: 'orders' })).statusCode).toBe(403);
  const bad = await send('PUT', randomUUID(), desk.tokens.support, { list: 'orders', query: 'status=lost' });
  expect(bad.statusCode).toBe(400);
  const id = randomUUID();
  await send('PUT', id, desk.tokens.support, { list: 'customers' });
  expect((await send('GET', `${id}/file`, desk.tokens.admin)).statusCode).toBe(404);
  await sql`update grants set ended_at = now() where role = 'support'`.execute(desk.database.owner);
  expect((await send('GET', `${id}/file`, desk.tokens.support)).statusCode).toBe(403);
  await sql`update grants set ended_at = null where role = 'support'`.execute(desk.database.owner);
});

const addCustomers = async (from: number, to: number) => {
  // In portions, each well below the statement timeout of a busy machine.
  for (let first = from; first <= to; first += 5000)
    await sql`insert into customers (site_id, email, given_name, family_name, locale)
       select ${desk.shop.site.id}, 'c' || n || '@many.example', 'C' || n, 'Many', 'en'
         from generate_series(${first}::int, ${Math.min(first + 4999, to)}::int) n`.execute(
      desk.database.owner,
    );
};

test('[EXPORTS-06] a list of up to 100,000 rows is streamed with every row once', async () => {
  await addCustomers(1, 12_000);
  const id = randomUUID();
  const made = (await send('PUT', id, desk.tokens.support, { list: 'customers' })).json().data;
  expect(made.status).toBe('ready');
  expect(made.row_count).toBeGreaterThanOrEqual(12_000);
  const lines = (await send('GET', `${id}/file`, desk.tokens.support)).body.trim().split('\r\n');
  expect(new Set(lines).size).toBe(made.row_count + 1);

  // A page is read when the one before it is gone: nothing but one page is in memory.
  const one = await findExport(desk.database.app, id);
  if (!one) throw new Error('no export');
  const pieces = exportLines(desk.database.app, one)[Symbol.asyncIterator]();
  const first = (await pieces.next()).value;
  expect(first?.rows).toBeLessThanOrEqual(500);
  await sql`update customers set given_name = 'read late' where given_name like 'C%'`.execute(
    desk.database.owner,
  );
  let [rows, late, largest] = [first?.rows ?? 0, 0, 0];
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    rows += next.value.rows;
    largest = Math.max(largest, next.value.rows);
    late += next.value.text.split('read late').length - 1;
  }
  expect(rows).toBe(made.row_count);
  expect(largest).toBeLessThanOrEqual(500);
  expect(late).toBeGreaterThanOrEqual(12_000 - 500);
}, 60_000);

test('[EXPORTS-04] a long list is written by a worker with every row once, and deleted after 24 hours', async () => {
  const { owner, app } = desk.database;
  await aCustomer(owner, { site_id: desk.shop.site.id, given_name: '=cmd()', family_name: 'X' });
  const id = randomUUID();
  const staff = await sql<{
    id: number;
  }>`select staff_id as id from grants where role = 'support' limit 1`.execute(owner);
  const scope = { siteIds: [desk.shop.site.id], staffId: Number(staff.rows[0]?.id), requestId: 'r' };
  const request = { list: 'customers', query: '', scopeOf: async () => scope } as const;
  const key = { id, staffId: scope.staffId };
  const made = await createExport(app, key, { ...request, maxStreamed: 10_000 });
  expect(made).toMatchObject({ ok: true, export: { status: 'queued', row_count: null } });
  expect((await send('GET', `${id}/file`, desk.tokens.support)).statusCode).toBe(409);
  const storage = openExportStorage({ kind: 'disk', directory: directory });
  await storeExport(app, storage, id);
  const stored = (await send('GET', id, desk.tokens.support)).json().data;
  expect(stored.status).toBe('stored');
  expect(stored.row_count).toBeGreaterThan(12_000);
  const { rows } = await sql<{ staff_id: number }>`select staff_id from exports where id = ${id}`.execute(
    owner,
  );
  const name = fileName({ id, staff_id: Number(rows[0]?.staff_id) });
  let text = '';
  for await (const chunk of storage.read(name)) text += chunk;
  const lines = text.trim().split('\r\n');
  expect(new Set(lines).size).toBe(stored.row_count + 1);
  expect(text).toContain("'=cmd() X");
  await sql`update exports set created_at = now() - interval '25 hours'`.execute(owner);
  expect(await sweepExports(app, storage)).toBeGreaterThan(0);
  expect(await storage.sizeOf(name)).toBeNull();
  expect((await send('GET', id, desk.tokens.support)).statusCode).toBe(404);
}, 60_000);
