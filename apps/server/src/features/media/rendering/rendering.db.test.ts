import { randomUUID } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob, runJobs } from '../../../platform/jobs/job-runner.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { HOSTILE } from '../../../testing/builders/media/hostile-pictures.ts';
import { aMediaSender, aPhotograph } from '../../../testing/builders/media/sending-media.ts';
import { type S3Server, startS3Server } from '../../../testing/processes/s3-server.ts';
import { type MediaWorld, openMediaWorld } from '../../../testing/worlds/media-world.ts';
import { testApp } from '../../../testing/worlds/test-app.ts';
import { edgePurge, queuePurge } from '../../edge/queue-purge.ts';
import { checkUploadJob } from '../../uploads/receive-piece.ts';
import { type MediaWorkshop, openMediaStorage } from '../media-storage.ts';
import { checkPicture } from './check-picture.ts';
import { renderPicture } from './render-picture.ts';
import { mediaJobs } from './run-media-jobs.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await openMediaWorld();
});
afterAll(() => world.close());

describe.each(HOSTILE)('[MEDIA-02] [MEDIA-03] %s', (_title, refusal, bytes) => {
  test(`is refused: ${refusal}`, async () => {
    const id = await world.brand.send(await bytes(), 'holiday.jpg');
    expect(await world.make(id)).toBe(refusal);
    expect(await world.brand.status(id)).toMatchObject({ status: 'refused', refusal });
    expect(await world.filesOf(id)).toEqual([]);
    const { key } = await world.brand.status(id);
    expect(await world.inLibrary(key)).toBeUndefined();
    expect(await world.filesOf(key)).toEqual([]);
  });
});

test('[MEDIA-02] a PNG with the name of a JPEG is taken for what it is', async () => {
  const png = await sharp(await aPhotograph(400, 300))
    .png()
    .toBuffer();
  const key = await world.upload({ bytes: png, name: 'photo.jpg' });
  expect((await world.brand.get(key)).json().data.original).toMatchObject({ mime_type: 'image/png' });
});

test('[MEDIA-04] what hides in an original is in no rendition, and no address leads to the original', async () => {
  const photo = await sharp(await aPhotograph(500, 400))
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1' } })
    .jpeg()
    .toBuffer();
  const polyglot = Buffer.concat([photo, Buffer.from(`PK\x03\x04<script>SECRET-PAYLOAD</script>`)]);
  const id = await world.brand.send(polyglot, 'polyglot.jpg');
  expect(await world.make(id)).toBe('rendered');
  const { key } = await world.brand.status(id);
  const { hash, widths } = await world.inLibrary(key);
  for (const format of ['avif', 'webp', 'jpeg'])
    for (const width of widths) {
      const { rawPayload } = await world.rendition(`${key}-${hash}-${width}.${format}`);
      expect(rawPayload.includes('SECRET')).toBe(false);
      expect(rawPayload.includes('<script')).toBe(false);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
  for (const name of [id, `0/${id}`, `..%2fmedia-originals%2f0%2f${id}`, `${key}-${hash}-500.svg`])
    expect((await world.rendition(name)).statusCode).toBeGreaterThanOrEqual(400);
});

describe('[MEDIA-05] a worker', () => {
  test('that stopped between two renditions is followed by one that makes only the missing ones', async () => {
    const id = await world.brand.send(await aPhotograph(1300, 700), 'stopped.jpg');
    await checkPicture(world.workshop, id);
    let saved = 0;
    const dying: MediaWorkshop = {
      ...world.workshop,
      renditions: {
        ...world.workshop.renditions,
        save: async (name, bytes) => {
          if (saved === 4) throw new Error('killed');
          saved += 1;
          await world.workshop.renditions.save(name, bytes);
        },
      },
    };
    await expect(renderPicture(dying, id)).rejects.toThrow('killed');
    const { key } = await world.brand.status(id);
    expect(await world.inLibrary(key)).toBeUndefined();
    const made: string[] = [];
    const next: MediaWorkshop = {
      ...world.workshop,
      renditions: {
        ...world.workshop.renditions,
        save: async (name, bytes) => {
          made.push(name);
          await world.workshop.renditions.save(name, bytes);
        },
      },
    };
    expect(await renderPicture(next, id)).toBe('rendered');
    expect(made).toHaveLength(5 * 3 - 4);
    expect(await renderPicture(next, id)).toBe('gone');
    expect((await world.inLibrary(key)).widths).toEqual([320, 480, 800, 1200, 1300]);
  });
});

test('[SEC-05] pictures of staff and customers are decoded one at a time, one that fails lets the next through, and a purge waits for none', async ({
  onTestFinished,
}) => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await world.brand.send(await aPhotograph(400, 300), `n${n}.jpg`));
  await transact(world.database.app, async (tx) => {
    await queueJob(tx, checkUploadJob, { siteId: 1, id: randomUUID() });
    return { ok: true };
  });
  const gate = Promise.withResolvers<void>();
  let [started, running, max] = [0, 0, 0];
  const behindGate = (job: ImplementedJob): ImplementedJob => ({
    ...job,
    handle: async (...input) => {
      started += 1;
      running += 1;
      max = Math.max(max, running);
      const isFirst = started === 1;
      await gate.promise;
      try {
        if (isFirst) throw new Error('killed');
        await job.handle(...input);
      } finally {
        running -= 1;
      }
    },
  });
  // Without the hourly one.
  const queuedJobs = mediaJobs({ ...world.workshop, media: world.workshop, log: world.api.deps.log }).filter(
    ({ every }) => !every,
  );
  const purged = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  const { runner } = await runJobs({
    ...world.api.deps,
    concurrency: 5,
    jobs: [
      ...queuedJobs.map(behindGate),
      behindGate(implementJob(checkUploadJob, async () => checked.resolve())),
      implementJob(edgePurge, async () => purged.resolve()),
    ],
  });
  onTestFinished(() => {
    gate.resolve();
    return runner.stop();
  });
  await expect.poll(() => started).toBe(1);
  await transact(world.database.app, async (tx) => {
    await queuePurge(tx, ['site:it']);
    return { ok: true };
  });
  await purged.promise;
  expect(started).toBe(1);
  gate.resolve();
  await expect.poll(() => rendered(ids)).toBe(6);
  await checked.promise;
  expect(max).toBe(1);
});

test('[BUG-09] the last try of a job gives the picture up with a word for staff, and the library lists it no more', async () => {
  const [check, render] = mediaJobs({ ...world.workshop, media: world.workshop, log: world.api.deps.log });
  const lastTry = (job: typeof check, id: string) =>
    job?.handle({ id } as never, new AbortController().signal, { isLastTry: true });
  const uploaded = await world.brand.send(await aPhotograph(400, 300), 'uploaded.jpg');
  await lastTry(check, uploaded);
  const checked = await world.brand.send(await aPhotograph(400, 300), 'checked.jpg');
  await checkPicture(world.workshop, checked);
  await lastTry(render, checked);
  for (const id of [uploaded, checked])
    expect(await world.brand.status(id)).toMatchObject({ status: 'refused', refusal: 'failed' });
  expect(await world.make(uploaded)).toBe('gone');
});

test('[SEC-05] a failure that is not the decoder’s deletes no original and is tried again', async () => {
  const id = await world.brand.send(await aPhotograph(400, 300), 'busy.jpg');
  const failing: MediaWorkshop = {
    ...world.workshop,
    scanner: () => Promise.reject(new Error('the scanner is away')),
  };
  await expect(checkPicture(failing, id)).rejects.toThrow('away');
  expect(await world.brand.status(id)).toMatchObject({ status: 'uploaded', refusal: null });
  expect(await world.make(id)).toBe('rendered');
});

const rendered = async (ids: readonly string[]) =>
  (
    await world.database.owner
      .selectFrom('media_files')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'rendered')
      .execute()
  ).length;

describe('in an S3 bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server(path.join(world.directory, 's3'));
  });
  afterAll(() => server.close());

  test('[FILES-03] an upload goes on where it was cut, is rendered and read', async () => {
    const files = server.settings('cell');
    if (files.kind !== 's3' || !files.credentials) throw new Error('not S3');
    const other = await testApp(world.database.appUrl, {
      environment: {
        PADDOCK_FILES_S3_BUCKET: files.bucket,
        PADDOCK_FILES_S3_PREFIX: 'cell',
        PADDOCK_FILES_S3_ENDPOINT: String(files.endpoint),
        PADDOCK_FILES_S3_ACCESS_KEY: files.credentials.accessKeyId,
        PADDOCK_FILES_S3_SECRET_KEY: files.credentials.secretAccessKey,
      },
    });
    try {
      const sender = aMediaSender(other.app, { token: world.brand.token, tenant: 'it' });
      const bytes = await sharp(Buffer.alloc(2100 * 1400 * 3, 90), {
        raw: { width: 2100, height: 1400, channels: 3 },
      })
        .png({ compressionLevel: 0 })
        .toBuffer();
      expect(bytes.length).toBeGreaterThan(8 * 1024 * 1024);
      const made = await sender.create(bytes.length, 'noise.png');
      const id = String(made.headers.location).split('/').at(-1) ?? '';
      const piece = 3 * 1024 * 1024;
      for (let start = 0; start < bytes.length; start += piece) {
        expect((await sender.head(id)).headers['upload-offset']).toBe(String(start));
        const sent = await sender.patch(id, start, bytes.subarray(start, start + piece));
        expect(sent.statusCode, sent.body).toBe(204);
      }
      const shop = { db: world.database.app, ...openMediaStorage(world.database.app, files), scanner: null };
      expect(await checkPicture(shop, id)).toBe('checked');
      expect(await renderPicture(shop, id)).toBe('rendered');
      const { key } = await sender.status(id);
      const { hash } = await world.inLibrary(key);
      const shown = await other.app.inject({ url: `/api/front/media/${key}-${hash}-320.webp` });
      expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);
      expect((await world.rendition(`${key}-${hash}-320.webp`)).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  }, 60_000);
});
