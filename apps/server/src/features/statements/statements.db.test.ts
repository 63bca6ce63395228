import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TransferLine, writeCamt053 } from '../../testing/builders/camt053.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

const IBAN = 'IT60X0542811101000000123456';
let desk: Desk;
/** Where the account stands: each file starts where the one before ended. */
let balance = 0;

beforeAll(async () => {
  desk = await openDesk();
  const account = { name: 'Current', number: IBAN, holder: 'Brand', currency: 'EUR' };
  expect((await desk.call('POST', 'bank-accounts', account, { as: 'finance' })).statusCode).toBe(200);
});
afterAll(() => desk.close());

function upload(file: string, query = '', role: 'finance' | 'support' = 'finance') {
  return desk.api.app.inject({
    method: 'POST',
    url: `/api/staff/statements?file_name=a.xml${query}`,
    payload: file,
    headers: {
      'x-tenant': 'ec',
      authorization: `Bearer ${desk.tokens[role]}`,
      'content-type': 'application/xml',
      'idempotency-key': crypto.randomUUID(),
    },
  });
}

let made = 0;
function aFile(lines: readonly TransferLine[], openingMinor = balance) {
  made += 1;
  const named = lines.map((line, index) => ({ bankRef: `BK${made}A${index}XYZ`, ...line }));
  return writeCamt053(named, { account: IBAN, currency: 'EUR', openingMinor, statementId: `S${made}` });
}

async function imported(lines: readonly TransferLine[]): Promise<number> {
  const answer = await upload(aFile(lines));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  balance += lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return answer.json().data.statements[0].id;
}

const show = async (id: number) => (await desk.call('GET', `statements/${id}`)).json().data;
const ledgerOf = async (code: string) =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from ledger_postings p
        join payment_attempts a on a.site_id = p.site_id and a.id = p.attempt_id
        join orders o on o.site_id = a.site_id and o.id = a.order_id
       where o.code = ${code} and p.kind = 'captured'`.execute(desk.database.owner)
  ).rows[0]?.n;
const exact = async (code: string) => ({ amountMinor: await desk.totalOf(code), text: `order ${code}` });

describe('an imported file', () => {
  test('[SEC-15] whose lines are all known leaves the kept balance as it is', async () => {
    const lines = [{ amountMinor: 1000, text: 'known', bankRef: 'KNOWN1' }];
    await imported(lines);
    const doctored = await upload(aFile(lines));
    expect(doctored.json().data.statements[0]).toMatchObject({ lines: 0, known: 1 });
    // The next statement begins where the first one ended.
    await imported([{ amountMinor: 5, text: 'next' }]);
  });

  test('[STATEMENTS-03] shows each line beside the order it pays; nothing is booked', async () => {
    const code = await desk.anOrderOf();
    const id = await imported([await exact(code), { amountMinor: 77, text: 'unknown', name: 'Zoe Zed' }]);
    const shown = await show(id);
    expect(shown).toMatchObject({ site: 'ec', lines_in: 2, open: 2, can_book: true });
    expect(shown.lines[0]).toMatchObject({
      state: 'matched',
      match: { reason: 'code_and_amount', is_exact: true, left_minor: 0, order: { code } },
    });
    expect(shown.lines[1]).toMatchObject({ state: 'new', match: null });
    expect(await ledgerOf(code)).toBe(0);
    const { data } = (await desk.call('GET', 'transfers?sites=ec')).json();
    expect(data[0]).toMatchObject({ order: { code }, line: { id: shown.lines[0].id } });
    expect(
      (await desk.call('POST', `statements/${id}/confirm`, {}, { as: 'finance' })).json().data,
    ).toMatchObject([{ order: code, ok: true, outcome: 'paid' }]);
    expect(await desk.rowOf(code)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  test('[STATEMENTS-04] the same file, and the same lines in another file, change nothing', async () => {
    const code = await desk.anOrderOf();
    const line = { ...(await exact(code)), bankRef: 'SAMELINE01' };
    const before = balance;
    const file = aFile([line]);
    const id = (await upload(file)).json().data.statements[0].id;
    balance += line.amountMinor;
    await desk.call('POST', `statements/${id}/confirm`, {}, { as: 'finance' });
    expect((await upload(file)).json().data).toMatchObject({ outcome: 'again', statements: [{ id }] });
    const overlap = (await upload(aFile([line], before), '&override_balance=true')).json().data;
    expect(overlap).toMatchObject({ outcome: 'imported', statements: [{ lines: 0, known: 1 }] });
    const repeated = await desk.call('POST', `statements/${id}/confirm`, {}, { as: 'finance' });
    expect(repeated.json().data).toEqual([]);
    expect(await ledgerOf(code)).toBe(1);
  });

  test('[STATEMENTS-04] a statement that does not start where the last ended is refused, unless overridden', async () => {
    const gap = aFile([{ amountMinor: 100, text: 'x' }], balance + 1);
    const refused = await upload(gap);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'balance_gap', data: { expected_minor: balance, opening_minor: balance + 1 } },
    ]);
    expect((await upload(gap, '&override_balance=true')).json().data.outcome).toBe('imported');
    balance += 101;
    const audit = await sql<{ after: object }>`
      select after from audit_log where action = 'statement.import' order by id desc limit 1`.execute(
      desk.database.owner,
    );
    expect(audit.rows[0]?.after).toMatchObject({ overrides_balance: true });
  });

  test('[STATEMENTS-02] an unknown account, a broken file and a role without the permission are refused', async () => {
    const other = writeCamt053([], { account: 'DE89370400440532013000', currency: 'EUR' });
    expect((await upload(other)).json()).toMatchObject({
      code: 'bank_account_unknown',
      data: { number: 'DE89370400440532013000' },
    });
    expect((await upload('<Document')).json().code).toBe('file_malformed');
    expect((await upload(aFile([]), '', 'support')).statusCode).toBe(403);
    expect((await upload('x'.repeat(4 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });
});

test('[WORK-02] an account is changed only by its id: a second one with its number is refused', async () => {
  const account = {
    name: 'Savings',
    number: 'IT60X0542811101000000777777',
    holder: 'Brand',
    currency: 'EUR',
  };
  const save = (input: object) =>
    desk.call('POST', 'bank-accounts', { ...account, ...input }, { as: 'finance' });
  const listed = async () =>
    (await desk.call('GET', 'bank-accounts?sites=ec'))
      .json()
      .data.filter(({ holder, number }: typeof account) => holder === 'Other' || number === account.number);
  const { id } = (await save({})).json().data;
  const again = await save({ name: 'Mine', holder: 'Other' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  expect((await save({ id, number: 'IT60X0542811101000000888888', holder: 'Other' })).statusCode).toBe(409);
  expect(await listed()).toMatchObject([{ id, name: 'Savings' }]);
  expect((await save({ id, name: 'Reserve' })).json()).toEqual({ data: { id } });
  expect(await listed()).toMatchObject([{ id, name: 'Reserve' }]);
});

describe('booking', () => {
  test('[STATEMENTS-07] [H-44] two clerks at once book a line once', async () => {
    const code = await desk.anOrderOf();
    const id = await imported([await exact(code)]);
    const [line] = (await show(id)).lines;
    const confirm = async () => {
      for (;;) {
        const answer = await desk.call(
          'POST',
          `bank-lines/${line.id}/confirm`,
          { order: code },
          { as: 'finance' },
        );
        if (answer.statusCode !== 503) return answer;
      }
    };
    const all = async () =>
      (await desk.call('POST', `statements/${id}/confirm`, {}, { as: 'finance' })).json().data;
    const answers = await Promise.all([...Array.from({ length: 5 }, confirm), all()]);
    const booked = answers.filter((answer) =>
      Array.isArray(answer) ? answer[0]?.ok : answer.statusCode === 200,
    );
    expect(booked).toHaveLength(1);
    expect(await ledgerOf(code)).toBe(1);
    expect((await show(id)).lines[0]).toMatchObject({
      state: 'booked',
      bookings: [{ order: code, outcome: 'paid' }],
    });
    expect((await desk.auditOf(String(line.id))).map(({ action }) => action)).toEqual(['statement.book']);
  });

  test('[STATEMENTS-07] a transfer that was confirmed by hand with the bank’s reference is not booked again', async () => {
    const code = await desk.anOrderOf();
    await desk.call('POST', `orders/${code}/payment`, await desk.money(code, { reference: 'HAND 0001' }), {
      as: 'finance',
    });
    const id = await imported([{ ...(await exact(code)), bankRef: 'HAND0001' }]);
    const [line] = (await show(id)).lines;
    const answer = await desk.call(
      'POST',
      `bank-lines/${line.id}/confirm`,
      { order: code },
      { as: 'finance' },
    );
    expect(answer.json().data).toMatchObject({ outcome: 'again' });
    expect(await ledgerOf(code)).toBe(1);
  });

  test('[STATEMENTS-07] lines to which the bank gave the same reference are both booked', async () => {
    const [first, second] = [await desk.anOrderOf(), await desk.anOrderOf()];
    const id = await imported([
      { ...(await exact(first)), bankRef: 'NONREF' },
      { ...(await exact(second)), bankRef: 'NONREF' },
    ]);
    const { data } = (await desk.call('POST', `statements/${id}/confirm`, {}, { as: 'finance' })).json();
    expect(data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['paid', 'paid']);
  });

  test('[STATEMENTS-08] too little waits for the rest, far too much needs the override', async () => {
    const code = await desk.anOrderOf();
    const total = await desk.totalOf(code);
    const id = await imported([
      { amountMinor: total - 500, text: code },
      { amountMinor: 5_000, text: `${code} rest` },
    ]);
    const [part, rest] = (await show(id)).lines;
    const confirm = (line: number, body = {}) =>
      desk.call('POST', `bank-lines/${line}/confirm`, { order: code, ...body }, { as: 'finance' });
    expect((await confirm(part.id)).json().data).toMatchObject({ outcome: 'part', missing_minor: 500 });
    expect((await confirm(rest.id)).json().code).toBe('payment_amount_too_large');
    expect((await show(id)).lines[1].state).toBe('matched');
    expect((await confirm(rest.id, { override_amount: true })).json().data).toMatchObject({
      outcome: 'paid',
    });
  });

  test('[STATEMENTS-08] one transfer for two orders is split; the parts have to add up', async () => {
    const codes = [await desk.anOrderOf(), await desk.anOrderOf()] as const;
    const amounts = [await desk.totalOf(codes[0]), await desk.totalOf(codes[1])] as const;
    const id = await imported([{ amountMinor: amounts[0] + amounts[1], text: codes.join(' ') }]);
    const [line] = (await show(id)).lines;
    const parts = codes.map((order, n) => ({ order, amount_minor: amounts[n] ?? 0 }));
    const split = (body: object) => desk.call('POST', `bank-lines/${line.id}/split`, body, { as: 'finance' });
    const wrong = parts.map((part) => ({ ...part, amount_minor: part.amount_minor - 1 }));
    expect((await split({ parts: wrong })).json().code).toBe('bank_line_parts_differ');
    expect((await split({ parts })).statusCode).toBe(200);
    expect((await split({ parts })).json().code).toBe('bank_line_decided');
    for (const code of codes) expect((await desk.rowOf(code)).payment_status).toBe('paid');
    expect((await show(id)).lines[0]).toMatchObject({ state: 'split' });
  });

  test('[STATEMENTS-08] a line that is not ours is dismissed, and cannot be booked then', async () => {
    const code = await desk.anOrderOf();
    const id = await imported([await exact(code)]);
    const [line] = (await show(id)).lines;
    const dismissed = await desk.call(
      'POST',
      `bank-lines/${line.id}/dismiss`,
      { note: 'rent' },
      { as: 'finance' },
    );
    expect(dismissed.json().data).toEqual({ line: line.id, state: 'not_ours' });
    const late = await desk.call('POST', `bank-lines/${line.id}/confirm`, { order: code }, { as: 'finance' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'bank_line_decided']);
  });

  test('[STATEMENTS-09] another site sees and books nothing of it', async () => {
    const code = await desk.anOrderOf();
    const id = await imported([await exact(code)]);
    const [line] = (await show(id)).lines;
    const foreign = { as: { token: await desk.tokenOf('it', 'finance') }, tenant: 'it' };
    expect((await desk.call('GET', `statements/${id}`, undefined, foreign)).statusCode).toBe(404);
    expect((await desk.call('POST', `statements/${id}/confirm`, {}, foreign)).statusCode).toBe(404);
    expect(
      (await desk.call('POST', `bank-lines/${line.id}/confirm`, { order: code }, foreign)).statusCode,
    ).toBe(404);
    expect((await desk.call('GET', 'statements', undefined, foreign)).json()).toMatchObject({
      data: [],
      meta: { count: 0 },
    });
    expect((await desk.call('GET', 'statements?sites=ec', undefined, foreign)).statusCode).toBe(403);
    expect((await desk.call('POST', `statements/${id}/confirm`, {}, { as: 'support' })).statusCode).toBe(403);
  });

  test('[STATEMENTS-09] pages of statements follow each other without a gap', async () => {
    const first = (await desk.call('GET', 'statements?limit=2')).json();
    const second = (await desk.call('GET', `statements?limit=2&after=${first.meta.next}`)).json();
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
  });
});
