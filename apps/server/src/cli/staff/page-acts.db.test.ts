import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDesk as openShop, type Desk as Shop } from '../../testing/worlds/desk.ts';
import { ACTS } from './acts.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Options } from './options.ts';

let shop: Shop;
let desk: Desk;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  await shop.api.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(shop.api.app.server.address() as AddressInfo).port}`;
  desk = openDesk({ url, site: 'ec', token: shop.tokens.editor });
  folder = await mkdtemp(path.join(tmpdir(), 'page-acts-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

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

test('a page is drafted from a file, looked at, scheduled, listed and withdrawn from the command line', async () => {
  const file = path.join(folder, 'terms.json');
  const text = { title: 'Condiciones', description: 'a', blocks: [{ type: 'text', html: '<p>a</p>' }] };
  await writeFile(file, JSON.stringify(text));
  expect(await staff('pages', 'terms')).toBe('No such page.');
  expect(await staff('page', 'terms', ['es', 'draft'], { file })).toBe('terms es: draft saved');
  expect(await staff('page', 'terms', ['es', 'preview'])).toMatch(/^Add \?preview=[\w-]{43} to/);
  expect(await staff('pages', 'terms')).toMatch(/terms\s+es\s+site\s+draft\s+.*Condiciones/);
  const window = { at: '2036-12-01T08:00Z', until: '2037-01-01T00:00Z' };
  expect(await staff('page', 'terms', ['es', 'publish'], window)).toBe(
    'terms es: shown from 2036-12-01T08:00:00.000Z until 2037-01-01T00:00:00.000Z',
  );
  expect(await staff('pages', 'terms')).toMatch(/scheduled\s+2036-12-01T08:00\s+2037-01-01T00:00/);
  expect(await staff('page', 'terms', ['es', 'withdraw'], { reason: 'too early' })).toContain('2036-12-01');
});

test('what was not understood is said', async () => {
  const nowhere = path.join(folder, 'nothing.json');
  await expect(staff('page', 'terms')).rejects.toThrow('In which language?');
  await expect(staff('page', 'terms', ['es', 'paint'])).rejects.toThrow('What about it?');
  await expect(staff('page', 'terms', ['es', 'draft'])).rejects.toThrow('Say --file as well.');
  await expect(staff('page', 'terms', ['es', 'draft'], { file: nowhere })).rejects.toThrow(/nothing\.json/);
  await expect(staff('page', 'terms', ['es', 'publish'], { at: 'soon' })).rejects.toThrow('--at is a moment');
  await expect(staff('page', 'terms', ['es', 'publish'])).rejects.toThrow('There is no such thing');
});
