import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { spoolBody } from './spool-body.ts';

test('a body is written to a file and read again', async () => {
  const body = await spoolBody(Readable.from([Buffer.from('a\n'), Buffer.from('b\n')]), {
    maxBytes: 100,
    isGzip: false,
  });
  expect(body && (await text(body.open()))).toBe('a\nb\n');
  await body?.remove();
});

test('[INTEGRATION-15] a body over the limit is refused, packed or unpacked', async () => {
  const plain = Readable.from([Buffer.alloc(60), Buffer.alloc(60)]);
  expect(await spoolBody(plain, { maxBytes: 100, isGzip: false })).toBeNull();
  const bomb = Readable.from([gzipSync(Buffer.alloc(100_000))]);
  expect(await spoolBody(bomb, { maxBytes: 1000, isGzip: true })).toBeNull();
});
