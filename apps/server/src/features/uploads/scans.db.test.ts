import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EICAR, startVirusScanner } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clamdScanner } from '../../platform/clients/virus-scanner.ts';
import { withSite } from '../../platform/db/db.ts';
import { aCustomer, aSession, aSite } from '../../testing/builders/builders.ts';
import { aFilm, senderOf } from '../../testing/builders/sending-files.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { hasClamd, SIGNED_TEXT, startClamd } from '../../testing/processes/clamd.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { checkUpload } from './check-upload.ts';
import { scanSkippedUploads } from './scan-uploads.ts';
import { takeUploads } from './take-uploads.ts';
import { openUploadStorage, type UploadChecker } from './upload-storage.ts';

let database: TestDatabase;
let api: TestApp;
let directory: string;
let checker: UploadChecker;
let scanner: Awaited<ReturnType<typeof startVirusScanner>>;
let siteId: number;
let customerId: number;
let anna: ReturnType<typeof senderOf>;

beforeAll(async () => {
  database = await testDatabase();
  directory = await mkdtemp(path.join(tmpdir(), 'paddock-scans-'));
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl, { environment: { PADDOCK_UPLOADS_DIR: directory } });
  scanner = await startVirusScanner();
  checker = {
    db: database.app,
    ...openUploadStorage(database.app, { kind: 'disk', directory }),
    scanner: clamdScanner(scanner.url),
  };
  customerId = (await aCustomer(database.owner, { site_id: siteId })).id;
  const { token } = await aSession(database.owner, { site_id: siteId, customer_id: customerId });
  anna = senderOf(api.app, { token, tenant: 'it' });
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
const scanOf = async (id: string) => {
  const found = await sql<{ scan: string; scan_finding: string | null }>`
    select scan, scan_finding from uploads where id = ${id}`.execute(database.owner);
  return found.rows[0] ?? { scan: 'no row', scan_finding: null };
};
const takeByAnna = (ids: readonly string[], kind: 'document') =>
  withSite(database.app, siteId, (tx) => takeUploads(tx, { siteId, customerId, ids, kind }));

test('[FILES-04] the row says what the scanner found, and the database refuses to make it ready', async () => {
  const id = await anna.send('video', Buffer.concat([aFilm(8), Buffer.from(EICAR)]));
  expect(await scanOf(id)).toEqual({ scan: 'waiting', scan_finding: null });
  expect(await check(id)).toBe('infected');
  expect(await scanOf(id)).toEqual({ scan: 'infected', scan_finding: 'Eicar-Test-Signature' });
  const waiting = await anna.send('video', aFilm());
  const makeReady = (uploadId: string, scan: string) =>
    sql`update uploads set status = 'ready', mime_type = 'video/mp4', scan = ${scan},
          sha256 = decode(repeat('00', 32), 'hex') where id = ${uploadId}`.execute(database.owner);
  await expect(makeReady(waiting, 'waiting')).rejects.toThrow('uploads_scan_ready');
  await expect(makeReady(waiting, 'infected')).rejects.toThrow(/uploads_scan/);
  await expect(makeReady(id, 'clean')).rejects.toThrow('may not move');
});

test('[FILES-05] a file that came without a scanner is scanned later, and deleted when it is infected', async () => {
  const without = { ...checker, scanner: null };
  const [clean, infected] = [
    await anna.send('video', aFilm()),
    await anna.send('document', Buffer.from(`%PDF-1.7\n1 0 obj\n${EICAR}\nendobj\n%%EOF\n`)),
  ];
  for (const id of [clean, infected]) expect(await checkUpload(without, { siteId, id })).toBe('ready');
  expect(await scanOf(infected)).toEqual({ scan: 'skipped', scan_finding: null });
  await takeByAnna([infected], 'document');
  expect(await scanSkippedUploads(without)).toBe(0);
  expect((await anna.at('GET', infected, '/file')).statusCode).toBe(200);

  expect(await scanSkippedUploads(checker)).toBe(1);
  expect(await scanOf(clean)).toEqual({ scan: 'clean', scan_finding: null });
  expect(await scanOf(infected)).toEqual({ scan: 'infected', scan_finding: 'Eicar-Test-Signature' });
  expect(await statusOf(infected)).toMatchObject({
    status: 'refused',
    refusal: 'infected',
    mime_type: null,
  });
  expect((await anna.at('GET', infected, '/file')).statusCode).toBe(404);
  expect(await bytesLeft(infected)).toEqual([]);
  expect(await scanSkippedUploads(checker)).toBe(0);
});

describe.skipIf(!hasClamd())(
  'with the clamd of Debian (skipped where clamav-daemon is not installed)',
  () => {
    let clamd: Awaited<ReturnType<typeof startClamd>>;
    beforeAll(async () => {
      clamd = await startClamd();
    });
    afterAll(() => clamd.close());

    test('a clean film is ready, one with the signature is refused under its name', async () => {
      const own = { ...checker, scanner: clamdScanner(clamd.url) };
      const clean = await anna.send('video', aFilm(1024 * 1024));
      expect(await checkUpload(own, { siteId, id: clean })).toBe('ready');
      expect(await scanOf(clean)).toEqual({ scan: 'clean', scan_finding: null });
      const id = await anna.send('video', Buffer.concat([aFilm(8), Buffer.from(SIGNED_TEXT)]));
      expect(await checkUpload(own, { siteId, id })).toBe('infected');
      expect((await scanOf(id)).scan_finding).toMatch(/^Paddock-Test/);
      expect(await bytesLeft(id)).toEqual([]);
    });
  },
);
