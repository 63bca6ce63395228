import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPage } from './send-page.ts';

const HTML = `<!DOCTYPE html><p>${'it,de,fr,'.repeat(500)}</p>`;
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer(
    (request, response) => void sendPage(request, response, { html: HTML, cache: 'private, no-store' }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a browser that takes Brotli gets the page compressed', async () => {
  const [encoding, body] = await new Promise<[string | undefined, Buffer]>((resolve) =>
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve([answer.headers['content-encoding'], Buffer.concat(parts)]);
    }),
  );
  expect(encoding).toBe('br');
  expect(body.length).toBeLessThan(HTML.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(HTML);
});

test('without Brotli the page is sent as it is, and caches keep the two apart', async () => {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe(HTML);
});
