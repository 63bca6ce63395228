import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../../testing/worlds/desk.ts';
import { toSearchKey } from './order-search.rules.ts';

let desk: Desk;
const codes: string[] = [];
let foreign: string;
let both: string;

beforeAll(async () => {
  desk = await openDesk();
  for (let n = 0; n < 3; n++) codes.push(await desk.anOrderOf());
  foreign = await desk.anOrderOf(desk.other);
  both = await desk.tokenOf(null, 'support');
  await sql`update orders set family_name = 'Müller', given_name = 'José', email = 'Jose.Muller@Example.test',
      phone = '+39 02 555 1234' where code = ${codes[0]}`.execute(desk.database.owner);
});
afterAll(() => desk.close());

const list = async (query: string, token?: string) =>
  (await desk.call('GET', `orders${query}`, undefined, token ? { as: { token } } : {})).json();
const found = async (query: string, token?: string): Promise<string[]> =>
  (await list(query, token)).data.map(({ code }: { code: string }) => code);

describe('[DESKORDERS-01] orders of several sites', () => {
  test('come newest first with their site, and only those of the permission', async () => {
    expect(await found('')).toEqual([...codes].reverse());
    const { data, meta } = await list('', both);
    expect(data.map(({ code, site }: { code: string; site: string }) => [code, site])).toEqual([
      [foreign, 'it'],
      ...[...codes].reverse().map((code) => [code, 'ec']),
    ]);
    expect(meta).toEqual({ next: null, count: 4, count_is: 'exact' });
    expect(await found('?sites=it', both)).toEqual([foreign]);
  });

  test('a site outside the permission and an unknown site are refused', async () => {
    for (const sites of ['it', 'ec,it', 'zz'])
      expect((await desk.call('GET', `orders?sites=${sites}`)).statusCode).toBe(403);
  });

  test('pages follow each other without a gap or a double, and each knows the count', async () => {
    const seen: string[] = [];
    let after = '';
    do {
      const { data, meta } = await list(`?limit=1${after && `&after=${after}`}`, both);
      seen.push(...data.map(({ code }: { code: string }) => code));
      expect(meta).toMatchObject({ count: 4, count_is: 'exact' });
      after = meta.next ?? '';
    } while (after);
    expect(seen).toEqual([foreign, ...[...codes].reverse()]);
    expect((await desk.call('GET', 'orders?after=bm9uZQ')).statusCode).toBe(400);
  });

  test('filters narrow the list', async () => {
    await desk.call('POST', `orders/${codes[1]}/cancel`, { reason: 'asked by phone' });
    expect(await found('?status=cancelled')).toEqual([codes[1]]);
    expect(await found('?status=pending_confirmation&payment_status=unpaid')).toEqual([codes[2], codes[0]]);
    expect(await found('?payment_status=unpaid&fulfilment_status=unfulfilled')).toHaveLength(3);
    expect(await found('?fulfilment_status=shipped,preparing')).toEqual([]);
    expect(await found('?method=bank_transfer')).toHaveLength(3);
    expect(await found('?method=none')).toEqual([]);
    expect(await found('?has_case=true')).toEqual([]);
    expect(await found(`?placed_to=${encodeURIComponent('2020-01-01T00:00:00Z')}`)).toEqual([]);
    expect(await found('?sort=updated')).toEqual([codes[1], codes[0], codes[2]]);
    expect((await desk.call('GET', 'orders?status=lost')).statusCode).toBe(422);
  });
});

describe('[DESKORDERS-02] one search box', () => {
  test.each([
    ['name without accent', 'muller'],
    ['beginning of the name', 'MÜL'],
    ['both names', 'jose muller'],
    ['both names the other way round', 'Müller José'],
    ['e-mail address in other case', 'jose.muller@EXAMPLE.test'],
    ['beginning of the e-mail address', 'jose.mul'],
    ['phone number without country', '02 5551234'],
    ['last digits of the phone number', '51234'],
  ])('finds an order by %s', async (_what, text) => {
    expect(await found(`?q=${encodeURIComponent(text)}`)).toEqual([codes[0]]);
  });

  test('finds an order by its code, the frame number, its last digits and the reference of the provider', async () => {
    const [code] = codes as [string];
    expect(await found(`?q=${code.toLowerCase()}`)).toEqual([code]);
    const { rows } = await sql<{ serial: string }>`
      select l.serial from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
       where o.code = ${code}`.execute(desk.database.owner);
    const serial = rows[0]?.serial ?? '';
    expect(await found(`?q=${encodeURIComponent(serial)}`)).toContain(code);
    expect(await found(`?q=${serial.replace(/\W/g, '').slice(-5)}`)).toContain(code);
    await sql`update payment_attempts set provider_payment_ref = 'pi_3Nabc123'
       where order_id = (select id from orders where code = ${code})`.execute(desk.database.owner);
    expect(await found('?q=pi_3Nabc123')).toEqual([code]);
  });

  test('finds nothing in another site, and nothing for a text that is too short', async () => {
    expect(await found(`?q=${foreign}`)).toEqual([]);
    expect(await found(`?q=${foreign}`, both)).toEqual([foreign]);
    expect(await list('?q=m')).toMatchObject({ data: [], meta: { count: 0 } });
  });

  test('a filter holds for finds too', async () => {
    expect(await found('?q=muller&status=pending_confirmation')).toEqual([codes[0]]);
    expect(await found('?q=muller&status=delivered')).toEqual([]);
  });

  test('names become the same key here and in the database', async () => {
    for (const name of ['Müller', 'Ångström', 'PEÑA', 'Nguyễn', "D'Angelo", '王'])
      expect(
        (await sql<{ key: string }>`select search_key(${name}) as key`.execute(desk.database.owner)).rows,
      ).toEqual([{ key: toSearchKey(name) }]);
  });
});
