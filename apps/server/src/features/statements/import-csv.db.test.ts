import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import type { CsvPreview } from './statements.contract.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const send = (path: string, file: Buffer, role: 'finance' | 'support' = 'finance') =>
  desk.api.app.inject({
    method: 'POST',
    url: `/api/staff/${path}`,
    payload: file,
    headers: {
      'x-tenant': 'ec',
      authorization: `Bearer ${desk.tokens[role]}`,
      'content-type': 'text/csv',
      'idempotency-key': crypto.randomUUID(),
    },
  });

/** As the desk sends a file: one character per byte, in JSON. */
const sendJson = (path: string, file: Buffer) =>
  desk.api.app.inject({
    method: 'POST',
    url: `/api/staff/${path}`,
    payload: JSON.stringify(file.toString('latin1')),
    headers: {
      'x-tenant': 'ec',
      authorization: `Bearer ${desk.tokens.finance}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
  });

const preview = async (file: Buffer): Promise<CsvPreview> => {
  const answer = await send('statement-previews', file);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.csv;
};

/** What the desk keeps when nothing is ambiguous and no guess is changed. */
const columnsOf = ({ delimiter, skip_rows, columns, guess }: CsvPreview, more: object = {}) => ({
  delimiter,
  skip_rows,
  date_format: columns.find(({ name }) => name === guess.booked_on)?.date_formats[0],
  ...guess,
  ...more,
});

async function importFirst(file: Buffer, account: { number: string; currency: string }, more?: object) {
  const columns = columnsOf(await preview(file), more);
  const saved = await desk.call(
    'POST',
    'bank-accounts',
    { name: 'Current', holder: 'Brand', ...account, csv_columns: columns },
    { as: 'finance' },
  );
  if (saved.statusCode !== 200) throw new Error(saved.body);
  const { id } = saved.json().data;
  const answer = await send(`statements?file_name=bank.csv&account=${id}`, file);
  if (answer.statusCode !== 200) return answer.json();
  return (await desk.call('GET', `statements/${answer.json().data.statements[0].id}`)).json().data;
}

const kept = async () =>
  (
    await sql<{ n: number }>`
      select (select count(*) from bank_accounts)::int + (select count(*) from bank_statements)::int
           + (select count(*) from bank_lines)::int + (select count(*) from audit_log)::int as n`.execute(
      desk.database.owner,
    )
  ).rows[0]?.n;

// Account and period above the header, semicolons, comma decimals, debits in a column of their own, Windows-1252.
const ITALIAN = Buffer.from(
  `Conto corrente;IT60X0542811101000000123456
Periodo;dal 01/11/2026 al 16/11/2026

Data contabile;Data valuta;Dare;Avere;Descrizione estesa;Ordinante
14/11/2026;14/11/2026;;8.090,00;"Ordine PJ2W 8KX4 T0MB; città";Nicolò Serra
15/11/2026;16/11/2026;12,50;;Commissioni;
`,
  'latin1',
);
const AMERICAN = Buffer.from(
  `Posting Date,Description,Amount,Balance,Transaction ID
11/04/2026,WIRE FEE,-25.00,"1,275.00",T3
11/03/2026,"ORDER PJ2W8KX4T0MB, ANA TORRES","1,200.00","1,300.00",T2
11/02/2026,INTEREST,1.00,100.00,T1
`,
);
const SPANISH = Buffer.concat([
  Buffer.from([0xff, 0xfe]),
  Buffer.from(
    'Fecha\tConcepto\tImporte\tSaldo\tReferencia\n2026-11-15\tPedido PJ2W8KX4T0MB\t1 200,50\t1 300,50\tR7\n' +
      '2026-11-16\tComisión\t-0,50\t1 300,00\tR8\n',
    'utf16le',
  ),
]);

test('[WORK-02] an Italian file: preamble, semicolons, comma decimals, debit and credit columns, Windows-1252', async () => {
  expect(await preview(ITALIAN)).toMatchObject({
    delimiter: ';',
    skip_rows: 3,
    rows: 2,
    guess: {
      booked_on: 'Data contabile',
      amount: 'Avere',
      debit: 'Dare',
      text: 'Descrizione estesa',
      name: 'Ordinante',
    },
    columns: expect.arrayContaining([
      {
        name: 'Avere',
        samples: ['8.090,00'],
        date_formats: [],
        is_amount: true,
        decimals: [','],
      },
    ]),
  });
  const { lines } = await importFirst(ITALIAN, { number: 'IT60X0542811101000000123456', currency: 'EUR' });
  expect(lines).toMatchObject([
    {
      amount_minor: 809_000,
      booked_on: '2026-11-14',
      name: 'Nicolò Serra',
      text: 'Ordine PJ2W 8KX4 T0MB; città',
    },
    { amount_minor: -1_250, booked_on: '2026-11-15', state: 'not_ours' },
  ]);
});

test('[WORK-02] an American file: commas, point decimals, newest first, a date format that has to be asked for', async () => {
  const found = await preview(AMERICAN);
  expect(found).toMatchObject({
    delimiter: ',',
    skip_rows: 0,
    guess: {
      booked_on: 'Posting Date',
      amount: 'Amount',
      text: 'Description',
      balance: 'Balance',
      reference: 'Transaction ID',
    },
  });
  expect(found.columns[0]).toMatchObject({ date_formats: ['dmy', 'mdy'] });
  const account = { number: '000123456789', currency: 'USD' };
  const statement = await importFirst(AMERICAN, account, { date_format: 'mdy' });
  expect(statement).toMatchObject({ from_on: '2026-11-02', to_on: '2026-11-04', opening_minor: 9_900 });
  expect(statement).toMatchObject({ closing_minor: 127_500, lines: { length: 3 } });
  expect(statement.lines).toContainEqual(
    expect.objectContaining({ amount_minor: 120_000, booked_on: '2026-11-03', bank_ref: 'T2' }),
  );
});

test('[WORK-02] a Spanish file: tabs, UTF-16, spaces between thousands', async () => {
  expect((await sendJson('statement-previews', SPANISH)).json().data.csv).toEqual(await preview(SPANISH));
  const statement = await importFirst(SPANISH, { number: 'ES9121000418450200051332', currency: 'EUR' });
  expect(statement).toMatchObject({
    opening_minor: 10_000,
    closing_minor: 130_000,
    lines: [
      { amount_minor: 120_050, text: 'Pedido PJ2W8KX4T0MB', bank_ref: 'R7' },
      { amount_minor: -50, text: 'Comisión' },
    ],
  });
});

test('[WORK-02] the preview keeps nothing, and only who may import sees it', async () => {
  const before = await kept();
  await preview(ITALIAN);
  expect(await kept()).toBe(before);
  expect((await send('statement-previews', ITALIAN, 'support')).statusCode).toBe(403);
  const xml = await send('statement-previews', Buffer.from('<Document/>'));
  expect(xml.json()).toEqual({ data: { csv: null } });
  const other = await desk.call('POST', 'statement-previews', { a: 1 }, { as: 'finance' });
  expect(other.statusCode).toBe(422);
  const words = await send('statement-previews', Buffer.from('no table\nat all\n'));
  expect([words.statusCode, words.json().code]).toEqual([422, 'file_format_unknown']);
});

test('[WORK-02] a cell that cannot be read is named by row and column; the account and its audit row stay one', async () => {
  const account = { number: 'IT60X0542811101000000999999', currency: 'EUR' };
  const broken = Buffer.from(ITALIAN.toString('latin1').replace(';12,50;', ';12,5O;'), 'latin1');
  const columns = columnsOf(await preview(ITALIAN));
  const body = { name: 'Other', holder: 'Brand', ...account, csv_columns: columns };
  const { id } = (await desk.call('POST', 'bank-accounts', body, { as: 'finance' })).json().data;
  const refused = await send(`statements?account=${id}`, broken);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'file_amount_invalid', data: { row: 6, column: 'Dare' } },
  ]);
  const day = Buffer.from(ITALIAN.toString('latin1').replace('15/11/2026;16', '31/02/2026;16'), 'latin1');
  expect((await send(`statements?account=${id}`, day)).json()).toMatchObject({
    code: 'file_malformed',
    data: { row: 6, column: 'Data contabile' },
  });
  expect((await desk.auditOf(String(id))).map(({ action }) => action)).toEqual(['bank_account.edit']);
});

test('[WORK-02] the columns are kept for the next file; rows that do not follow the balance are refused', async () => {
  const { data } = (await desk.call('GET', 'bank-accounts?sites=ec')).json();
  const account = data.find(({ number }: { number: string }) => number === '000123456789');
  expect(account.csv_columns).toMatchObject({ amount: 'Amount', balance: 'Balance', date_format: 'mdy' });
  const next = (balance: string) =>
    Buffer.from(
      `Posting Date,Description,Amount,Balance,Transaction ID\n11/06/2026,REST,10.00,"${balance}",T5\n11/05/2026,FEE,-5.00,"1,270.00",T4\n`,
    );
  expect((await send(`statements?account=${account.id}`, next('1,281.00'))).json()).toMatchObject({
    code: 'file_balances_differ',
    data: { row: 3, column: 'Balance' },
  });
  const imported = await send(`statements?account=${account.id}`, next('1,280.00'));
  expect(imported.json().data).toMatchObject({ outcome: 'imported', statements: [{ lines: 2 }] });
});
