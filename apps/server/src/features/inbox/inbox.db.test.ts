import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

let desk: Desk;
let codes: string[];
beforeAll(async () => {
  desk = await openDesk();
  codes = [await desk.anOrderOf(), await desk.anOrderOf()];
  await desk.anOrderOf(desk.other);
  await desk.call('POST', `orders/${codes[1]}/payment`, await desk.money(codes[1] as string));
});
afterAll(() => desk.close());

const inbox = async (caller: Parameters<Desk['call']>[3], query = '') =>
  (await desk.call('GET', `inbox${query}`, undefined, caller)).json();
const seen = ({ data }: { data: { kind: string; ref: string; site: string }[] }) =>
  data.map(({ kind, ref, site }) => [kind, ref, site]);

describe('[DESKORDERS-07] what waits for the caller', () => {
  test('finance sees the transfer, fulfilment the order to prepare, and an editor nothing', async () => {
    expect(seen(await inbox({ as: 'finance' }))).toEqual([['transfer', codes[0], 'ec']]);
    expect(seen(await inbox({ as: 'fulfilment' }))).toEqual([['prepare', codes[1], 'ec']]);
    expect((await desk.call('GET', 'inbox', undefined, { as: 'editor' })).statusCode).toBe(403);
  });

  test('counts are by kind, also when one kind is shown', async () => {
    const { data, meta } = await inbox({ as: 'admin' }, '?kind=prepare');
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['prepare']);
    expect(meta.counts).toContainEqual({ kind: 'transfer', count: 1, count_is: 'exact' });
    expect(meta.counts).toContainEqual({ kind: 'case', count: 0, count_is: 'exact' });
  });

  test('a caller with several sites sees all of them, due first, or the named one', async () => {
    const token = await desk.tokenOf(null, 'finance');
    const all = await inbox({ as: { token } });
    expect(new Set(all.data.map(({ site }: { site: string }) => site))).toEqual(new Set(['ec', 'it']));
    const due = all.data.map((item: { due_at: string }) => Date.parse(item.due_at));
    expect(due).toEqual([...due].sort((a, b) => a - b));
    expect(seen(await inbox({ as: { token } }, '?sites=ec'))).toEqual([['transfer', codes[0], 'ec']]);
    expect((await desk.call('GET', 'inbox?sites=it')).statusCode).toBe(403);
  });
});
