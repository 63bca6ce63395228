import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EICAR, startVirusScanner } from '@paddock/sandbox/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clamdScanner } from '../../platform/clients/virus-scanner.ts';
import { withSite } from '../../platform/db/db.ts';
import { aCustomer, aSession, aSite } from '../../testing/builders/builders.ts';
import { anInterlacedBomb } from '../../testing/builders/media/hostile-pictures.ts';
import { aFilm, aJpeg, senderOf } from '../../testing/builders/sending-files.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { checkUpload } from './check-upload.ts';
import { uploadJobs } from './run-upload-jobs.ts';
import { forgetUploads, sweepUploads } from './sweep-uploads.ts';
import { takeUploads } from './take-uploads.ts';
import { openUploadStorage, type UploadChecker } from './upload-storage.ts';

let database: TestDatabase;
let api: TestApp;
let directory: string;
let checker: UploadChecker;
let scanner: Awaited<ReturnType<typeof startVirusScanner>>;
let siteId: number;
let anna: Awaited<ReturnType<typeof signUp>>;
let bruno: Awaited<ReturnType<typeof signUp>>;

async function signUp(tenant = 'it', site = siteId) {
  const customer = await aCustomer(database.owner, { site_id: site });
  const { token } = await aSession(database.owner, { site_id: site, customer_id: customer.id });
  return { customerId: customer.id, token, ...senderOf(api.app, { token, tenant }) };
}

beforeAll(async () => {
  database = await testDatabase();
  directory = await mkdtemp(path.join(tmpdir(), 'paddock-uploads-'));
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl, { environment: { PADDOCK_UPLOADS_DIR: directory } });
  scanner = await startVirusScanner();
  checker = {
    db: database.app,
    ...openUploadStorage(database.app, { kind: 'disk', directory }),
    scanner: clamdScanner(scanner.url),
  };
  anna = await signUp();
  bruno = await signUp();
});
afterAll(async () => {
  await api.close();
  await scanner.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const check = (id: string) => checkUpload(checker, { siteId, id });
const statusOf = async (id: string) => (await anna.at('GET', id, '/status')).json().data;
const bytesLeft = async (id: string) =>
  (await readdir(directory, { recursive: true })).filter((name) => name.includes(id));

describe('on the way', () => {
  test('a file comes in pieces and goes on where the line was cut', async () => {
    const picture = await aJpeg();
    const half = Math.floor(picture.length / 2);
    const made = await anna.create('image', picture.length, '../../etc/passwd.jpg');
    expect(made.statusCode).toBe(201);
    expect(made.headers['upload-expires']).toBeDefined();
    const location = String(made.headers.location);
    expect(location).toMatch(/^\/api\/auth\/uploads\/[0-9a-f-]{36}$/);
    const id = location.split('/').at(-1) ?? '';

    expect((await anna.patch(id, 0, picture.subarray(0, half))).headers['upload-offset']).toBe(String(half));
    const requested = await anna.at('HEAD', id);
    expect(requested.headers).toMatchObject({ 'upload-offset': String(half), 'cache-control': 'no-store' });
    expect(await statusOf(id)).toMatchObject({
      name: 'passwd.jpg',
      received_bytes: half,
      status: 'uploading',
    });
    expect((await anna.patch(id, 0, picture.subarray(0, half))).statusCode).toBe(409);

    expect((await anna.patch(id, half, picture.subarray(half))).statusCode).toBe(204);
    expect(await statusOf(id)).toMatchObject({ status: 'checking', received_bytes: picture.length });
    // The answer to the last piece got lost: all of it is here, and no more is taken.
    expect((await anna.at('HEAD', id)).headers['upload-offset']).toBe(String(picture.length));
    expect((await anna.patch(id, picture.length, Buffer.from('more'))).statusCode).toBe(409);
    expect(await check(id)).toBe('ready');
  });

  test('a line cut in the middle of a piece leaves what came', async () => {
    const picture = await aJpeg();
    const made = await anna.create('image', picture.length);
    const id = String(made.headers.location).split('/').at(-1) ?? '';
    if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const request = httpRequest({
      port,
      method: 'PATCH',
      path: `/api/auth/uploads/${id}`,
      headers: {
        ...anna.headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(picture.length),
      },
    });
    request.on('error', () => {});
    request.write(picture.subarray(0, 1000));
    await expect.poll(async () => (await checker.incoming.read(siteId, id).toArray()).length > 0).toBe(true);
    request.destroy();
    await expect.poll(async () => (await anna.at('HEAD', id)).headers['upload-offset']).toBe('1000');
    expect((await anna.patch(id, 1000, picture.subarray(1000))).statusCode).toBe(204);
    expect(await check(id)).toBe('ready');
  });

  test('two of the same piece at once: one of them, and the file is whole', async () => {
    const picture = await aJpeg();
    const made = await anna.create('image', picture.length);
    const id = String(made.headers.location).split('/').at(-1) ?? '';
    const sent = await Promise.all([anna.patch(id, 0, picture), anna.patch(id, 0, picture)]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await check(id)).toBe('ready');
  });

  test("another customer's file is 404 on every call", async () => {
    const picture = await aJpeg();
    const id = await anna.send('image', picture);
    await check(id);
    const france = await aSite(database.owner, { slug: 'fr' });
    const strangers = [bruno, await signUp('fr', france.id)];
    for (const stranger of strangers) {
      const answers = await Promise.all([
        ...[stranger.at('HEAD', id), stranger.patch(id, 0, picture), stranger.at('DELETE', id)],
        ...[stranger.at('GET', id, '/status'), stranger.at('GET', id, '/file')],
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    }
    const guest = senderOf(api.app, { token: 'x'.repeat(40) });
    expect((await guest.at('HEAD', id)).statusCode).toBe(401);
    expect((await guest.create('image', 10)).statusCode).toBe(401);
    expect((await anna.at('GET', id, '/file')).statusCode).toBe(200);
  });

  test('sizes by kind, pieces of 5 MB, and no more than a file was said to have', async () => {
    const large = await anna.create('image', 10 * 1024 * 1024 + 1);
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({
      code: 'upload_too_large',
      message: expect.stringContaining('10 MB'),
    });
    expect((await anna.create('video', 200 * 1024 * 1024 + 1)).statusCode).toBe(413);
    expect((await anna.create('program', 10)).statusCode).toBe(400);
    expect((await anna.create('image', 0)).statusCode).toBe(400);
    const made = await anna.create('image', 8);
    const id = String(made.headers.location).split('/').at(-1) ?? '';
    expect((await anna.patch(id, 0, Buffer.alloc(9))).statusCode).toBe(413);
    expect((await anna.patch(id, 0, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await anna.at('HEAD', id)).headers['upload-offset']).toBe('0');
  });

  test('at most 20 unfinished files and 1 GB a day per customer', async () => {
    const carla = await signUp();
    const video = 200 * 1024 * 1024;
    for (let n = 0; n < 5; n += 1) expect((await carla.create('video', video)).statusCode).toBe(201);
    const sixth = await carla.create('video', video);
    expect([sixth.statusCode, sixth.json().code]).toEqual([422, 'upload_too_many']);
    for (let n = 5; n < 20; n += 1) expect((await carla.create('image', 10)).statusCode).toBe(201);
    expect((await carla.create('image', 10)).statusCode).toBe(422);
  });
});

describe('what the bytes are', () => {
  test('a picture is re-encoded: no location, no camera, no trailing bytes', async () => {
    const picture = Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const id = await anna.send('image', picture);
    expect(await check(id)).toBe('ready');
    const file = await anna.at('GET', id, '/file');
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${id}.jpg"`,
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect(file.rawPayload.includes('<script>')).toBe(false);
    const { exif, width } = await sharp(file.rawPayload).metadata();
    expect([exif, width]).toEqual([undefined, 64]);
    expect(await statusOf(id)).toMatchObject({ status: 'ready', mime_type: 'image/jpeg', refusal: null });
  });

  test.each([
    [
      'a page called .jpg',
      'image',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'wrong_type',
    ],
    [
      'a drawing that can run scripts',
      'image',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'wrong_type',
    ],
    ['a film as a picture', 'image', () => aFilm(), 'wrong_type'],
    ['a picture as a film', 'video', () => aJpeg(), 'wrong_type'],
    ['an interlaced bomb', 'image', () => anInterlacedBomb(7_000, 7_000), 'too_many_pixels'],
    ['half a picture', 'image', async () => (await aJpeg(256)).subarray(0, 4000), 'damaged'],
    ['a film without its end', 'video', () => aFilm().subarray(0, 3000), 'damaged'],
    [
      'a film with a page behind it',
      'video',
      () => Buffer.concat([aFilm(), Buffer.from('<html>')]),
      'damaged',
    ],
    ['a PDF without its end', 'document', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'damaged'],
    ['a virus in a film', 'video', () => Buffer.concat([aFilm(8), Buffer.from(EICAR)]), 'infected'],
  ] as const)('%s is thrown away', async (_what, kind, make, refusal) => {
    const id = await anna.send(kind, await make());
    expect(await check(id)).toBe(refusal);
    expect(await statusOf(id)).toMatchObject({ status: 'refused', refusal, mime_type: null });
    expect(await bytesLeft(id)).toEqual([]);
    expect((await anna.at('GET', id, '/file')).statusCode).toBe(404);
  });

  test('a picture of 144 million points in a few kilobytes is not drawn', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const id = await anna.send('image', bomb);
    expect(await check(id)).toBe('too_many_pixels');
  });

  test('[BUG-09] a file whose job has one try left is refused, and counts no more as one under way', async () => {
    const id = await anna.send('image', await aJpeg());
    const [job] = uploadJobs({ ...checker, uploads: checker, log: api.deps.log });
    await job?.handle({ siteId, id } as never, new AbortController().signal, { isLastTry: true });
    expect(await statusOf(id)).toMatchObject({ status: 'refused', refusal: 'failed' });
    expect(await bytesLeft(id)).toEqual([]);
    expect(await check(id)).toBe('gone');
  });

  test('films and papers are kept as they came; papers are only downloaded', async () => {
    const film = aFilm();
    const filmId = await anna.send('video', film, 'fork.mov');
    expect(await check(filmId)).toBe('ready');
    expect((await anna.at('GET', filmId, '/file')).rawPayload.equals(film)).toBe(true);
    const part = await api.app.inject({
      method: 'GET',
      url: `/api/auth/uploads/${filmId}/file`,
      headers: { ...anna.headers, range: 'bytes=4-7' },
    });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      ...[206, `bytes 4-7/${film.length}`, 'ftyp'],
    ]);
    const paperId = await anna.send(
      'document',
      Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'),
      'bill.pdf',
    );
    expect(await check(paperId)).toBe('ready');
    const paper = await anna.at('GET', paperId, '/file');
    expect(paper.headers['content-disposition']).toBe(`attachment; filename="${paperId}.pdf"`);
  });

  test('a scanner that does not answer: not ready, looked at again later', async () => {
    const id = await anna.send('video', aFilm());
    const away = { ...checker, scanner: clamdScanner('tcp://127.0.0.1:9') };
    await expect(checkUpload(away, { siteId, id })).rejects.toThrow();
    expect(await statusOf(id)).toMatchObject({ status: 'checking' });
    expect(await check(id)).toBe('ready');
    expect(await check(id)).toBe('gone');
  });

  test('a late write after the check does not change the checked file', async () => {
    const film = aFilm();
    const id = await anna.send('video', film);
    // A piece of another api process, begun before the file was whole and never finished.
    const writer = await open(path.join(directory, 'incoming', String(siteId), id), 'r+');
    expect(await check(id)).toBe('ready');
    await writer.write(Buffer.from('<script>'), 0, 8, 0);
    await writer.close();
    expect((await anna.at('GET', id, '/file')).rawPayload.equals(film)).toBe(true);
    expect((await bytesLeft(id)).map((name) => name.split('/')[0])).toEqual(['kept']);
  });
});

describe('what becomes of it', () => {
  const ready = async () => {
    const id = await anna.send('video', aFilm(16));
    await check(id);
    return id;
  };
  const take = (ids: string[], customerId = anna.customerId, db = database.app) =>
    withSite(db, siteId, (tx) => takeUploads(tx, { siteId, customerId, ids, kind: 'video' }));

  test('taken once, all or none, and only by its sender', async () => {
    const id = await ready();
    const other = await ready();
    const unready = await anna.send('video', aFilm(16));
    expect(await take([id], bruno.customerId)).toEqual({ ok: false, code: 'upload_unknown' });
    expect(await take([id, id])).toEqual({ ok: false, code: 'upload_unknown' });
    expect(await take([id, unready])).toEqual({ ok: false, code: 'upload_not_ready' });
    const outcomes = await race(database.appUrl, 6, (db) => take([id], anna.customerId, db));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await take([other, id])).toEqual({ ok: false, code: 'upload_unknown' });
    expect((await take([other])).ok).toBe(true);
    const kept = await anna.at('DELETE', id);
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'upload_in_use']);
  });

  test('removed by its sender: row and bytes', async () => {
    const id = await ready();
    expect((await anna.at('DELETE', id)).statusCode).toBe(204);
    expect((await anna.at('HEAD', id)).statusCode).toBe(404);
    expect(await bytesLeft(id)).toEqual([]);
  });

  test('an unused file is deleted with its bytes; a used one stays until its owner is erased', async () => {
    const [left, kept] = [await ready(), await ready()];
    await take([kept]);
    await database.owner
      .updateTable('uploads')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', left)
      .execute();
    expect((await anna.at('GET', left, '/status')).statusCode).toBe(404);
    await sweepUploads(database.app, checker);
    expect(await bytesLeft(left)).toEqual([]);
    expect(await bytesLeft(kept)).toHaveLength(1);
    await withSite(database.app, siteId, (tx) => forgetUploads(tx, { siteId, customerId: anna.customerId }));
    await wait(20);
    await sweepUploads(database.app, checker);
    expect(await bytesLeft(kept)).toEqual([]);
  });
});
