import * as media from '../../../features/media/media.sql.ts';
import * as files from '../../../features/media/media-files.sql.ts';
import * as lists from '../../../features/media/media-list.sql.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const KEY = 'media-1';
const FILTER = { q: null, kind: null, use: null, fewerTextsThan: null, status: null };
const PICTURE = {
  mimeType: 'image/jpeg',
  sha256: Buffer.alloc(32),
  hash: '0123456789',
  width: 1600,
  height: 900,
  placeholder: 'data:,',
  color: '#000000',
};

type Examples = Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>>;

/** The media library. */
export const MEDIA_STATEMENT_EXAMPLES: Examples = {
  media: {
    listLibraryPictures: (_tx, db) => media.listLibraryPictures(db),
    lockMedium: (tx) => media.lockMedium(tx, KEY),
    updateFocus: (tx) => media.updateFocus(tx, 1, { x: 50, y: 50 }),
    updateAlternatives: (tx) =>
      media.updateAlternatives(tx, 1, { isDecorative: false, alts: { it: 'Una moto', en: '' } }),
    updateMediumStatus: (tx) => media.updateMediumStatus(tx, 1, 'retired'),
    listUses: (_tx, db) => media.listUses(db, 1),
    listSites: (_tx, db) => media.listSites(db),
  },
  'media-files': {
    insertMedium: (tx) => files.insertMedium(tx, 'new-picture', null),
    insertMediaFile: (tx) =>
      files.insertMediaFile(tx, { mediaId: 1, name: 'a.jpg', sizeBytes: 10, staffId: 0 }, 0),
    findMediaFile: (_tx, db) => files.findMediaFile(db, UNKNOWN_ID),
    noteMediaReceived: (_tx, db) => files.noteMediaReceived(db, UNKNOWN_ID, 5),
    completeMediaFile: (tx) => files.completeMediaFile(tx, UNKNOWN_ID),
    acceptMediaFile: (tx) => files.acceptMediaFile(tx, UNKNOWN_ID, PICTURE),
    refuseMediaFile: (tx) => files.refuseMediaFile(tx, UNKNOWN_ID, 'damaged'),
    noteRendition: (_tx, db) =>
      files.noteRendition(db, UNKNOWN_ID, { width: 320, format: 'webp', bytes: 10 }),
    finishMediaFile: (tx) => files.finishMediaFile(tx, UNKNOWN_ID, [320]),
    removeMediaFile: (tx) => files.removeMediaFile(tx, UNKNOWN_ID),
    listReplacedFiles: (_tx, db) => files.listReplacedFiles(db, 90, 10),
    noteOriginalDeleted: (_tx, db) => files.noteOriginalDeleted(db, UNKNOWN_ID),
    listExpiredMediaFiles: (_tx, db) => files.listExpiredMediaFiles(db, 2, 10),
    forgetMediaFile: (tx) => files.forgetMediaFile(tx, UNKNOWN_ID),
  },
  'media-list': {
    listMediaRows: (_tx, db) =>
      lists.listMediaRows(db, FILTER, { after: ['2026-01-01T00:00:00.000000Z', 1], limit: 51 }),
    countMedia: (_tx, db) => lists.countMedia(db, FILTER, 10_001),
    findShownMedium: (_tx, db) => lists.findShownMedium(db, KEY),
  },
};
