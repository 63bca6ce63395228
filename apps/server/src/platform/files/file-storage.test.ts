import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/processes/s3-server.ts';
import { type FileSettings, openFileStorage } from './open-file-storage.ts';

const MEGABYTE = 1024 * 1024;
let directory: string;
let server: S3Server;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'paddock-files-'));
  server = await startS3Server(path.join(directory, 's3'));
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const s3 = (secretAccessKey?: string) => server.settings('test', secretAccessKey);
const ADAPTERS: Record<string, () => FileSettings> = {
  'the local folder': () => ({ kind: 'disk', directory: path.join(directory, 'disk') }),
  'an S3 server': () => s3(),
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(Object.entries(ADAPTERS))('[FILES-01] %s', (_name, settings) => {
  const open = (folder = 'kept') => openFileStorage(settings(), folder);
  const aName = () => `5/${randomUUID()}`;

  test('keeps a small file and gives back its bytes, its size and parts of it', async () => {
    const files = open();
    const name = aName();
    expect(await files.sizeOf(name)).toBeNull();
    await files.save(name, Readable.from([Buffer.from('motor'), Buffer.from('cycle')]));
    expect(await files.sizeOf(name)).toBe(10);
    expect(String(await buffer(files.read(name)))).toBe('motorcycle');
    expect(String(await buffer(files.read(name, { start: 5, end: 7 })))).toBe('cyc');
    expect(String(await buffer(files.read(name, { start: 8, end: 99 })))).toBe('le');
    expect((await buffer(files.read(name, { start: 10, end: 20 }))).length).toBe(0);
  });

  test('keeps a file of several parts byte for byte', async () => {
    const files = open();
    const name = aName();
    const pieces = Array.from({ length: 21 }, () => randomBytes(MEGABYTE));
    await files.save(name, Readable.from(pieces));
    const back = await buffer(files.read(name));
    expect(back.length).toBe(21 * MEGABYTE);
    expect(hashOf(back)).toBe(hashOf(Buffer.concat(pieces)));
  });

  test('a source that breaks leaves the file before, or none', async () => {
    const files = open();
    const name = aName();
    const breaking = (megabytes: number) =>
      Readable.from(
        (async function* () {
          for (let sent = 0; sent < megabytes; sent += 1) yield randomBytes(MEGABYTE);
          throw new Error('the line was cut');
        })(),
      );
    await expect(files.save(name, breaking(1))).rejects.toThrow('the line was cut');
    await expect(files.save(name, breaking(20))).rejects.toThrow('the line was cut');
    expect(await files.sizeOf(name)).toBeNull();
    await files.save(name, Readable.from([Buffer.from('whole')]));
    await expect(files.save(name, breaking(20))).rejects.toThrow('the line was cut');
    expect(String(await buffer(files.read(name)))).toBe('whole');
  });

  test('replaces and deletes; deleting twice is no error, reading what is gone is', async () => {
    const files = open();
    const name = aName();
    await files.save(name, Readable.from([Buffer.from('first')]));
    await files.save(name, Readable.from([Buffer.from('second')]));
    expect(String(await buffer(files.read(name)))).toBe('second');
    await files.delete(name);
    await files.delete(name);
    expect(await files.sizeOf(name)).toBeNull();
    await expect(buffer(files.read(name))).rejects.toThrow();
  });

  test('folders do not share names, and names that lead elsewhere are refused', async () => {
    const name = aName();
    await open('kept').save(name, Readable.from([Buffer.from('kept')]));
    expect(await open('media').sizeOf(name)).toBeNull();
    for (const bad of ['../x/y', '5/../../etc', '/etc/passwd', '5/.hidden', 'alone', '5/A', '5//x'])
      await expect(async () => open().sizeOf(bad)).rejects.toThrow(TypeError);
  });
});

test('[FILES-06] a link reads one file of the bucket for its seconds, without credentials', async () => {
  const files = openFileStorage(s3(), 'kept');
  const name = `5/${randomUUID()}`;
  await files.save(name, Readable.from([Buffer.from('motorcycle')]));
  const link = { contentType: 'video/mp4', disposition: 'inline; filename="a.mp4"' };
  const url = (await files.linkTo(name, { ...link, seconds: 60 })) ?? '';
  const answer = await fetch(url, { headers: { range: 'bytes=5-9' } });
  expect([answer.status, await answer.text()]).toEqual([206, 'cycle']);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="a.mp4"');
  const statusOf = async (changed: string) => (await fetch(changed)).status;
  expect(await statusOf(url.replace(name, `5/${randomUUID()}`))).toBe(403);
  expect(await statusOf(url.replace('video%2Fmp4', 'text%2Fhtml'))).toBe(403);
  const short = (await files.linkTo(name, { ...link, seconds: 1 })) ?? '';
  await sleep(2100);
  expect(await statusOf(short)).toBe(403);
  const folder = openFileStorage({ kind: 'disk', directory: path.join(directory, 'disk') }, 'kept');
  expect(await folder.linkTo(name, { ...link, seconds: 60 })).toBeNull();
});

test('[FILES-02] an S3 server refuses a wrong secret', async () => {
  const files = openFileStorage(s3('another-secret'), 'kept');
  await expect(files.save(`5/${randomUUID()}`, Readable.from([Buffer.from('x')]))).rejects.toThrow(
    /signature/i,
  );
});
