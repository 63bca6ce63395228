import { createHash } from 'node:crypto';
import * as taking from '../../features/uploads/taking.sql.ts';
import * as uploads from '../../features/uploads/uploads.sql.ts';
import * as warranty from '../../features/warranty/warranty.sql.ts';
import * as desk from '../../features/warranty/warranty-desk.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const OWNER = { siteId: SITE, customerId: 1 };
const FILE = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const CODE = 'ABCDEFGH23';
const SHA256 = createHash('sha256').update('a file').digest();
const REQUEST = { bikeId: 1, storeId: 1, part: 'fork', description: 'It knocks.', phone: null } as const;

/** What refers to a row that no example made is an error, and the statement has run. */
const orNone = (run: Promise<unknown>) => run.catch(() => null);

export const WARRANTY_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  uploads: {
    insertUpload: (tx) =>
      uploads.insertUpload(
        tx,
        OWNER,
        { kind: 'image', name: 'fork.jpg', sizeBytes: 1000 },
        { openFiles: 20, bytesADay: 1_000_000 },
      ),
    findUpload: (_tx, db) => uploads.findUpload(db, OWNER, FILE),
    findStoredUpload: (_tx, db) => uploads.findStoredUpload(db, SITE, FILE),
    noteReceived: (tx) => uploads.noteReceived(tx, SITE, FILE, 10),
    completeUpload: (tx) => uploads.completeUpload(tx, SITE, FILE),
    acceptUpload: (tx) =>
      uploads.acceptUpload(tx, SITE, FILE, { mimeType: 'image/jpeg', sha256: SHA256, scan: 'clean' }),
    refuseUpload: (tx) => uploads.refuseUpload(tx, SITE, FILE, { refusal: 'damaged' }),
    unsafeListUnscanned: (tx) => uploads.unsafeListUnscanned(tx, 200),
    markClean: (tx) => uploads.markClean(tx, SITE, FILE),
    removeUpload: (tx) => uploads.removeUpload(tx, OWNER, FILE),
  },
  taking: {
    takeReadyUploads: (tx) => taking.takeReadyUploads(tx, OWNER, [FILE], ['image']),
    hasUnreadyUploads: (tx) => taking.hasUnreadyUploads(tx, OWNER, [FILE], ['image']),
    expireUploads: (tx) => taking.expireUploads(tx, OWNER),
    unsafeListExpired: (tx) => taking.unsafeListExpired(tx, 500),
    forgetUpload: (tx) => taking.forgetUpload(tx, { siteId: SITE, id: FILE }),
    markEmptied: (tx) => taking.markEmptied(tx, { siteId: SITE, id: FILE }),
  },
  warranty: {
    findRequests: (_tx, db) => warranty.findRequests(db, OWNER, 'it'),
    getRequest: (tx) => orNone(warranty.getRequest(tx, OWNER, 'it', CODE)),
    findCategory: (_tx, db) => warranty.findCategory(db, OWNER, 1),
    listWorkshops: (_tx, db) => warranty.listWorkshops(db, SITE),
    findStoreName: (tx) => warranty.findStoreName(tx, SITE, 1),
    insertRequest: (tx) => orNone(warranty.insertRequest(tx, OWNER, REQUEST, 0)),
    insertFiles: (tx) => warranty.insertFiles(tx, SITE, 1, []),
    lockRequest: (tx) => warranty.lockRequest(tx, SITE, CODE),
    moveRequest: (tx) => warranty.moveRequest(tx, SITE, 1, 'verified', null),
  },
  'warranty-desk': {
    listDeskRequests: (_tx, db) => desk.listDeskRequests(db, SITE, 'pending', { limit: 50, offset: 0 }),
    findDeskRequest: (_tx, db) => desk.findDeskRequest(db, SITE, CODE),
    findMailFacts: (tx) => desk.findMailFacts(tx, SITE, 1),
  },
};
