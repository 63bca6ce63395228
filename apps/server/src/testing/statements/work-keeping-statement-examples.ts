import * as bulk from '../../features/bulk/bulk.sql.ts';
import * as bulkWork from '../../features/bulk/bulk-work.sql.ts';
import * as customerNotes from '../../features/customers/staff/customer-notes.sql.ts';
import * as staffCustomers from '../../features/customers/staff/customers.staff.sql.ts';
import * as drafts from '../../features/drafts/drafts.sql.ts';
import * as exporting from '../../features/exports/exports.sql.ts';
import * as presence from '../../features/presence/presence.sql.ts';
import * as privacyRequests from '../../features/privacy/requests/privacy-requests.sql.ts';
import * as views from '../../features/views/views.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const DRAFT = { staffId: 1, kind: 'order_note', ref: 'A1', siteId: 1 };
const OPEN = { staffId: 1, kind: 'page', ref: 'home:en:site', siteId: 1 };
const VIEW = {
  list: 'orders',
  name: 'Late',
  address: '?waiting=payment',
  is_pinned: true,
  shared_role: null,
};

const RUN = { id: UNKNOWN_ID, staffId: 1 };
const ROW = { runId: UNKNOWN_ID, no: 1 };
const KEY = { siteId: 1, customerId: 1, staffId: 1 };
const NOTE = { contact_preference: '', body: 'Calls on Mondays.' };
const CODE = 'AAAAAAAA';
const PAGE = { siteIds: [1, 2], after: null, limit: 50 };
const SEARCH = {
  from: 'rossi',
  to: 'rossi\u{10FFFF}',
  phoneFrom: '7654',
  phoneTo: '7654\u{10FFFF}',
  wholeName: 'rossi',
  otherFrom: 'an',
  otherTo: 'an\u{10FFFF}',
};

/** What keeps the work of staff: drafts, saved views, exports and bulk runs. */
export const WORK_KEEPING_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  drafts: {
    findSiteOfDraft: (_tx, db) => drafts.findSiteOfDraft(db, 'it'),
    listDrafts: (_tx, db) => drafts.listDrafts(db, 1),
    findDraft: (_tx, db) => drafts.findDraft(db, DRAFT),
    saveDraft: (_tx, db) =>
      drafts.saveDraft(db, DRAFT, {
        title: 'Note',
        address: '/orders/A1',
        content: {},
        base_revision: null,
        version: 0,
      }),
    discardDraft: (_tx, db) => drafts.discardDraft(db, DRAFT, null),
    deleteOldDrafts: (_tx, db) => drafts.deleteOldDrafts(db),
  },
  presence: {
    notePresence: (_tx, db) => presence.notePresence(db, OPEN),
    endPresence: (_tx, db) => presence.endPresence(db, OPEN),
  },
  views: {
    findRolesOfStaff: (_tx, db) => views.findRolesOfStaff(db, 1),
    listViews: (_tx, db) => views.listViews(db, { staffId: 1, roles: ['support'], list: null }),
    saveView: (_tx, db) => views.saveView(db, { staffId: 1, id: UNKNOWN_ID }, VIEW),
    deleteView: (_tx, db) => views.deleteView(db, { staffId: 1, id: UNKNOWN_ID }),
  },
  'customers.staff': {
    listNewestCustomers: (_tx, db) => staffCustomers.listNewestCustomers(db, PAGE),
    countCustomers: (_tx, db) => staffCustomers.countCustomers(db, [1, 2], 10_001),
    searchCustomers: (_tx, db) => staffCustomers.searchCustomers(db, PAGE, SEARCH, 10_001),
    searchGuests: (_tx, db) => staffCustomers.searchGuests(db, [1, 2], SEARCH),
    readCustomerForStaff: (tx) => staffCustomers.readCustomerForStaff(tx, 1, 1),
    hasRecentRead: (tx) => staffCustomers.hasRecentRead(tx, KEY, 1),
  },
  'customer-notes': {
    readCustomerNote: (tx) => customerNotes.readCustomerNote(tx, 1, 1),
    saveCustomerNoteRow: (tx) => customerNotes.saveCustomerNoteRow(tx, KEY, { input: NOTE, revision: 0 }),
  },
  'privacy-requests': {
    listRequests: (_tx, db) => privacyRequests.listRequests(db, { ...PAGE, isOpen: true }),
    countRequests: (_tx, db) => privacyRequests.countRequests(db, [1, 2], true, 10_001),
    readRequest: (tx) => privacyRequests.readRequest(tx, 1, CODE),
    lockRequest: (tx) => privacyRequests.lockRequest(tx, 1, CODE),
    insertRequest: (tx) =>
      privacyRequests.insertRequest(tx, 1, { kind: 'export', email: 'a@b.test', note: '', staffId: 1 }),
    countLink: (tx) => privacyRequests.countLink(tx, 1, 1),
    proveRequest: (tx) => privacyRequests.proveRequest(tx, 1, 1),
    closeRequest: (tx) => privacyRequests.closeRequest(tx, { siteId: 1, id: 1, staffId: 1 }, null),
  },
  bulk: {
    findSitesOfRows: (_tx, db) => bulk.findSitesOfRows(db, ['it']),
    insertRun: (tx) =>
      bulk.insertRun(tx, { ...RUN, action: 'order.prepare', requestId: 'example' }, [
        { siteId: 1, ref: CODE },
      ]),
    readRun: (_tx, db) => bulk.readRun(db, RUN),
    listRows: (_tx, db) => bulk.listRows(db, RUN, { after: 0, refused: true, limit: 100 }),
    moveRun: (tx) => bulk.moveRun(tx, RUN, { to: 'running', from: ['checked'] }),
    deleteOldRuns: (_tx, db) => bulk.deleteOldRuns(db),
  },
  'bulk-work': {
    findRun: (_tx, db) => bulkWork.findRun(db, UNKNOWN_ID),
    findOpenRows: (_tx, db) => bulkWork.findOpenRows(db, UNKNOWN_ID, { isDry: true, limit: 25 }),
    noteCheck: (_tx, db) => bulkWork.noteCheck(db, ROW, { refusal: null, change: {} }),
    noteDone: (tx) => bulkWork.noteDone(tx, ROW),
    noteRefusal: (_tx, db) => bulkWork.noteRefusal(db, ROW, 'not_found'),
    endRun: (_tx, db) => bulkWork.endRun(db, UNKNOWN_ID, { to: 'done', from: ['running'] }),
  },
  exports: {
    insertExport: (tx) =>
      exporting.insertExport(tx, {
        id: UNKNOWN_ID,
        staffId: 1,
        list: 'orders',
        query: '',
        siteIds: [1],
        status: 'ready',
        rowCount: 1,
      }),
    readExport: (_tx, db) => exporting.readExport(db, RUN),
    findExport: (_tx, db) => exporting.findExport(db, UNKNOWN_ID),
    noteStored: (_tx, db) => exporting.noteStored(db, UNKNOWN_ID, 1),
    deleteOldExports: (_tx, db) => exporting.deleteOldExports(db),
  },
};
