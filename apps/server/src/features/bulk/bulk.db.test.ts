import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { workOnRun } from './run-bulk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const send = (method: 'GET' | 'PUT' | 'POST', path: string, token: string, payload?: object) =>
  desk.api.app.inject({
    method,
    url: `/api/staff/bulk/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

/** Orders that were paid, ready to be prepared. */
async function paidOrders(count: number, scope = desk.shop): Promise<string[]> {
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const code = await desk.anOrderOf(scope);
    if (scope === desk.shop) await desk.call('POST', `orders/${code}/payment`, await desk.money(code));
    codes.push(code);
  }
  return codes;
}
const rowsOf = (codes: readonly string[], site = 'ec') => codes.map((ref) => ({ site, ref }));
const work = (id: string, onRow?: () => Promise<void>) =>
  workOnRun(desk.database.app, id, onRow ? { onRow } : {});
const statesOf = async (codes: readonly string[]) =>
  Promise.all(codes.map(async (code) => (await desk.rowOf(code)).fulfilment_status));
const preparedCount = async (code: string) =>
  (await desk.auditOf(code)).filter(({ action }) => action === 'order.preparing').length;

async function checkedRun(codes: readonly string[], token = desk.tokens.fulfilment) {
  const id = randomUUID();
  const created = await send('PUT', id, token, { action: 'order.prepare', rows: rowsOf(codes) });
  expect(created.json().data).toMatchObject({ status: 'checking', row_count: codes.length });
  await work(id);
  return id;
}

test('[BULK-01] the dry run says what would be refused and why, and changes nothing', async () => {
  const paid = await paidOrders(2);
  const unpaid = await desk.anOrderOf();
  const id = await checkedRun([...paid, unpaid, 'NOSUCHCODE']);
  const run = (await send('GET', id, desk.tokens.fulfilment)).json().data;
  expect(run).toMatchObject({
    status: 'checked',
    checked: 4,
    done: 0,
    dry_refusals: { order_move_impossible: 1, not_found: 1 },
  });
  expect(await statesOf(paid)).toEqual(['unfulfilled', 'unfulfilled']);
  for (const code of paid) expect(await preparedCount(code)).toBe(0);
  expect((await send('GET', id, desk.tokens.admin)).statusCode).toBe(404);
});

test('[BULK-02] a run acts on each row once with its audit row, and names the refused ones in a file', async () => {
  const paid = await paidOrders(2);
  const unpaid = await desk.anOrderOf();
  const id = await checkedRun([...paid, unpaid]);
  expect((await send('POST', `${id}/run`, desk.tokens.fulfilment, {})).json().data.status).toBe('running');
  await work(id);
  const run = (await send('GET', id, desk.tokens.fulfilment)).json().data;
  expect(run).toMatchObject({ status: 'done', done: 2, refused: 1, refusals: { order_move_impossible: 1 } });
  expect(await statesOf(paid)).toEqual(['preparing', 'preparing']);
  for (const code of paid) expect(await preparedCount(code)).toBe(1);
  const file = await send('GET', `${id}/errors.csv`, desk.tokens.fulfilment);
  expect(file.body).toBe(`\uFEFFsite,ref,reason\r\nec,${unpaid},order_move_impossible\r\n`);
  expect((await send('POST', `${id}/run`, desk.tokens.fulfilment, {})).statusCode).toBe(409);
});

test('[BULK-03] a worker that is killed anywhere leaves each row done once or not at all', async () => {
  const codes = await paidOrders(4);
  const id = await checkedRun(codes);
  await send('POST', `${id}/run`, desk.tokens.fulfilment, {});
  let seen = 0;
  const crash = async () => {
    seen += 1;
    if (seen % 2 === 0) throw new Error('killed');
  };
  for (let attempt = 0; attempt < 10; attempt += 1) await work(id, crash).catch(() => {});
  // Two workers at once, as after a takeover.
  await Promise.all([work(id), work(id)]);
  for (const code of codes) expect(await preparedCount(code)).toBe(1);
  const run = (await send('GET', id, desk.tokens.fulfilment)).json().data;
  expect(run).toMatchObject({ status: 'done', done: 4, refused: 0 });
});

test('[BULK-03] two workers on the same rows act on each once', async () => {
  const codes = await paidOrders(3);
  const id = await checkedRun(codes);
  await send('POST', `${id}/run`, desk.tokens.fulfilment, {});
  await Promise.all([work(id), work(id), work(id)]);
  for (const code of codes) expect(await preparedCount(code)).toBe(1);
});

test('[BULK-04] a stopped run keeps what is done and goes on where it stopped', async () => {
  const codes = await paidOrders(3);
  const id = await checkedRun(codes);
  await send('POST', `${id}/run`, desk.tokens.fulfilment, {});
  let seen = 0;
  const signal = new AbortController();
  await workOnRun(desk.database.app, id, {
    signal: signal.signal,
    onRow: async () => {
      seen += 1;
      if (seen === 1) signal.abort();
    },
  });
  expect((await send('POST', `${id}/stop`, desk.tokens.fulfilment, {})).json().data.status).toBe('stopping');
  await work(id);
  const stopped = (await send('GET', id, desk.tokens.fulfilment)).json().data;
  expect(stopped).toMatchObject({ status: 'stopped', done: 1 });
  await send('POST', `${id}/run`, desk.tokens.fulfilment, {});
  await work(id);
  expect((await send('GET', id, desk.tokens.fulfilment)).json().data).toMatchObject({
    status: 'done',
    done: 3,
  });
});

test('[BULK-05] the permission holds for each row, also when it ends during the run', async () => {
  const own = await paidOrders(1);
  const foreign = await desk.anOrderOf(desk.other);
  const id = randomUUID();
  const rows = [...rowsOf(own), ...rowsOf([foreign], 'it')];
  await send('PUT', id, desk.tokens.fulfilment, { action: 'order.prepare', rows });
  await work(id);
  const run = (await send('GET', id, desk.tokens.fulfilment)).json().data;
  expect(run.dry_refusals).toEqual({ not_permitted: 1 });
  const denied = await send('PUT', randomUUID(), desk.tokens.finance, { action: 'order.prepare', rows });
  expect(denied.statusCode).toBe(403);
  await send('POST', `${id}/run`, desk.tokens.fulfilment, {});
  await sql`update grants set ended_at = now() where role = 'fulfilment'`.execute(desk.database.owner);
  await work(id);
  expect(await preparedCount(own[0] ?? '')).toBe(0);
  await sql`update grants set ended_at = null where role = 'fulfilment'`.execute(desk.database.owner);
});

test('[BULK-06] all that match a filter are frozen when the run is made; a repeated call makes no second run', async () => {
  const codes = await paidOrders(2);
  const id = randomUUID();
  const body = { action: 'order.prepare', matching: 'status=confirmed' };
  const created = (await send('PUT', id, desk.tokens.fulfilment, body)).json().data;
  const later = await paidOrders(1);
  const again = (await send('PUT', id, desk.tokens.fulfilment, body)).json().data;
  expect(again.row_count).toBe(created.row_count);
  const { rows } = await sql<{
    ref: string;
  }>`select subject_ref as ref from bulk_rows where run_id = ${id}`.execute(desk.database.owner);
  const refs = rows.map(({ ref }) => ref);
  expect(refs).toEqual(expect.arrayContaining(codes));
  expect(refs).not.toContain(later[0]);
  const none = await send('PUT', randomUUID(), desk.tokens.fulfilment, {
    ...body,
    matching: 'status=returned',
  });
  expect([none.statusCode, none.json().code]).toEqual([422, 'not_found']);
  const refund = await send('PUT', randomUUID(), desk.tokens.admin, { ...body, action: 'order.refund' });
  expect(refund.statusCode).toBe(422);
});
