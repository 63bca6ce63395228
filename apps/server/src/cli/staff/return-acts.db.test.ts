import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openReturns, type Returning } from '../../testing/worlds/returning.ts';
import { ACTS } from './acts.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Options } from './options.ts';

let shop: Returning;
let desk: Desk;
beforeAll(async () => {
  shop = await openReturns();
  await shop.api.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(shop.api.app.server.address() as AddressInfo).port}`;
  desk = openDesk({ url, site: 'ec', token: shop.tokens.admin });
});
afterAll(() => shop.close());

/** What a command prints. */
async function staff(command: string, subject: string, rest: string[] = [], options: Partial<Options> = {}) {
  const lines: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  try {
    await ACTS[command]?.(desk, subject, { page: '1', rest, ...options });
  } finally {
    print.mockRestore();
  }
  return lines.join('\n');
}

test('returns are listed, shown, approved, taken in, looked at one by one and refunded from the command line', async () => {
  expect(await staff('returns', '')).toBe('Nothing is to come back.');
  const order = await shop.delivered(2);
  const { code } = (await shop.ask(order, order.units, { note: 'Too tall' })).json().data;
  expect(await staff('returns', '')).toMatch(new RegExp(`${code}\\s+${order.code}\\s+0 min\\s+requested`));
  expect(await staff('return', code)).toContain('changed_mind: "Too tall"');
  await expect(staff('return', code, ['reject'])).rejects.toThrow('Say --reason as well.');
  await expect(staff('return', code, ['dance'])).rejects.toThrow('What about it?');
  expect(await staff('return', code, ['approve'])).toContain(`${code}: approved`);
  expect(await staff('return', code, ['receive'])).toContain('returned, paid, returned');
  const { serial } = await shop.unitRow(order.units[0] ?? '');
  await staff('return', code, ['inspect'], { as: 'scrap', unit: serial ?? '' });
  await staff('return', code, ['inspect'], { as: 'resell' });
  const shown = await staff('return', code);
  expect(shown).toMatch(/scrap/);
  expect(shown).toMatch(/resell/);
  await expect(staff('return', code, ['inspect'], { as: 'resell' })).rejects.toThrow('does not allow');
  expect(await staff('return', code, ['refund'])).toContain('Going back: €18,120.00.');
});
