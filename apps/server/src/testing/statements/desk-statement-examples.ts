import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as audit from '../../features/audit/audit.sql.ts';
import { deliverUnits } from '../../features/inventory/claims/hand-over.sql.ts';
import * as invoices from '../../features/invoices/invoices.sql.ts';
import * as mails from '../../features/mails/mails.sql.ts';
import { isHeld, moveFulfilment } from '../../features/orders/moves/fulfil-order.sql.ts';
import * as standing from '../../features/orders/staff/order-standing.sql.ts';
import * as desk from '../../features/orders/staff/orders.staff.sql.ts';
import * as staffCases from '../../features/payments/staff/cases.staff.sql.ts';
import * as staffReturns from '../../features/returns/returns.staff.sql.ts';
import * as reviewInvitations from '../../features/reviews/invite/invite-reviews.sql.ts';
import * as staffReviews from '../../features/reviews/reviews.staff.sql.ts';
import * as writtenReviews from '../../features/reviews/write/write-review.sql.ts';
import * as staff from '../../features/staff/staff.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

const SITE = 1;
const ORDER = 1;
// Of order 1 of the scale load.
const CODE = createHash('md5').update('0').digest('hex').slice(0, 12).toUpperCase();
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const PAGE = { limit: 50, offset: 0 };
const DOCUMENT = { kind: 'invoice', total_minor: 1, currency: 'EUR' } as invoices.InvoiceDocument;
const MAIL = {
  siteId: SITE,
  kind: 'order_received',
  key: 'example',
  orderId: ORDER,
  to: 'a@b.test',
  locale: 'it',
};

const REVIEW = { item: UNKNOWN_ID, stars: 5, title: 'Light', text: 'It goes well.', name: 'Anna R.' };

type Examples = Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>>;

/** Mails, invoices and the staff's desk. */
export const DESK_STATEMENT_EXAMPLES: Examples = {
  audit: {
    unsafeListSitesToLink: (tx) => audit.unsafeListSitesToLink(tx),
    unsafeListHeads: (tx) => audit.unsafeListHeads(tx),
    findLastLink: (tx) => audit.findLastLink(tx, SITE),
    listUnlinkedRows: (tx) => audit.listUnlinkedRows(tx, SITE, { after: '0', limit: 100 }),
    insertLink: (tx) =>
      audit.insertLink(tx, { siteId: SITE, number: 1, through: '1', rowCount: 1, hash: Buffer.alloc(32) }),
    listLinks: (_tx, db) => audit.listLinks(db, SITE, { after: 0, limit: 100 }),
    listRowsBetween: (_tx, db) => audit.listRowsBetween(db, SITE, { after: '0', through: '1' }),
  },
  'reviews.staff': {
    listReviewsOfStatus: (_tx, db) =>
      staffReviews.listReviewsOfStatus(db, SITE, { ...PAGE, status: 'waiting' }),
    findReviewForStaff: (_tx, db) => staffReviews.findReviewForStaff(db, SITE, CODE),
    lockReview: (tx) => staffReviews.lockReview(tx, SITE, CODE),
    decideReview: (tx) => staffReviews.decideReview(tx, { siteId: SITE, id: 1 }, null),
    setAnswer: (tx) => staffReviews.setAnswer(tx, { siteId: SITE, id: 1 }, 'Thank you.'),
  },
  'write-review': {
    findReviewable: (tx) => writtenReviews.findReviewable(tx, SITE, ORDER),
    insertReview: (tx) =>
      writtenReviews.insertReview(tx, { siteId: SITE, orderId: ORDER, locale: 'it' }, REVIEW),
  },
  'invite-reviews': { unsafeListInvitations: (tx) => reviewInvitations.unsafeListInvitations(tx) },
  'hand-over': { deliverUnits: (tx) => deliverUnits(tx, SITE, ORDER) },
  'fulfil-order': {
    isHeld: (tx) => isHeld(tx, { siteId: SITE, id: ORDER }),
    moveFulfilment: (tx) =>
      moveFulfilment(
        tx,
        { siteId: SITE, id: ORDER },
        { to: 'preparing', from: ['confirmed'], delivery: null },
      ),
  },
  mails: {
    insertMail: (tx) => mails.insertMail(tx, MAIL, { identifier: 'mails.send', payload: { data: {} } }, []),
    readMail: (_tx, db) => mails.readMail(db, SITE, 1),
    markMailSent: (tx) => mails.markMailSent(tx, SITE, 1, 'subject'),
    noteMailFailure: (tx) => mails.noteMailFailure(tx, SITE, 1, { error: 'no', givenUp: false }),
  },
  invoices: {
    lockSeries: (tx) => invoices.lockSeries(tx, SITE),
    findInvoice: (tx) => invoices.findInvoice(tx, SITE, ORDER),
    isCreditable: (tx) => invoices.isCreditable(tx, SITE, UNKNOWN_ID),
    readInvoiceSource: (tx) => invoices.readInvoiceSource(tx, SITE, ORDER),
    insertInvoice: async (tx) => {
      const { series, issuedOn } = await invoices.lockSeries(tx, SITE);
      const links = { creditsInvoiceId: null, refundId: null };
      return invoices.insertInvoice(tx, {
        siteId: SITE,
        orderId: ORDER,
        series,
        issuedOn,
        document: DOCUMENT,
        ...links,
      });
    },
    listUncredited: (tx) => invoices.listUncredited(tx, SITE, ORDER),
    readInvoiceDocument: (_tx, db) => invoices.readInvoiceDocument(db, SITE, ORDER),
    readOrderDocument: (_tx, db) =>
      invoices.readOrderDocument(db, { siteId: SITE, orderId: ORDER, documentId: 1 }),
  },
  'returns.staff': {
    readReturnPage: async (tx) => {
      for (const state of ['open', 'ended'] as const)
        await staffReturns.readReturnPage(tx, { siteIds: [SITE], state, after: null, limit: 50 });
    },
    readStaffReturn: (_tx, db) => staffReturns.readStaffReturn(db, SITE, CODE),
    findReturnDue: (_tx, db) => staffReturns.findReturnDue(db, SITE, CODE),
    findOrderOfReturn: (tx) => staffReturns.findOrderOfReturn(tx, SITE, CODE),
    findReturnStatus: (tx) => staffReturns.findReturnStatus(tx, SITE, CODE),
  },
  'order-standing': {
    findStanding: (tx) => standing.findStanding(tx, SITE, CODE),
    findOrderId: (_tx, db) => standing.findOrderId(db, SITE, CODE),
  },
  staff: {
    findStaffGrants: (_tx, db) => staff.findStaffGrants(db, 1),
    useStaffToken: (_tx, db) => staff.useStaffToken(db, createHash('sha256').update('').digest()),
    findSlugs: (_tx, db) => staff.findSlugs(db, [SITE]),
    findSiteIds: (_tx, db) => staff.findSiteIds(db, ['it']),
    insertListRead: (_tx, db) =>
      staff.insertListRead(db, {
        siteId: 1,
        staffId: 1,
        ref: 'customers 2026-11-18T09',
        requestId: 'request-1',
      }),
    findStaffSession: (_tx, db) => staff.findStaffSession(db, createHash('sha256').update('').digest()),
    useStaffSession: (_tx, db) => staff.useStaffSession(db, createHash('sha256').update('').digest()),
    insertAudit: (tx) =>
      staff.insertAudit(tx, {
        siteId: SITE,
        staffId: 1,
        action: 'order.cancel',
        requestId: 'r',
        reason: null,
        subject: { kind: 'order', ref: CODE },
        before: {},
        after: {},
        approvalId: null,
        undoesId: null,
        personal: { salt: Buffer.alloc(16), before: {}, after: {} },
      }),
  },
  'orders.staff': {
    listWaitingOrders: async (_tx, db) => {
      for (const waiting of ['payment', 'preparation', 'handover', 'case'] as const)
        await desk.listWaitingOrders(db, SITE, waiting, PAGE);
    },
    readStaffOrder: (_tx, db) => desk.readStaffOrder(db, SITE, CODE),
  },
  'cases.staff': {
    listLatestReconciliations: (_tx, db) => staffCases.listLatestReconciliations(db, SITE),
    listPaymentCases: (_tx, db) => staffCases.listPaymentCases(db, SITE, 'open', PAGE),
    lockCase: (tx) => staffCases.lockCase(tx, SITE, 1),
    findOwed: (tx) => staffCases.findOwed(tx, SITE, 1),
    findCaseOrder: (tx) => staffCases.findCaseOrder(tx, SITE, 1),
    closeCase: async (tx) => {
      await sql`insert into payment_cases (site_id, id, order_id, kind) values (${SITE}, 1, ${ORDER}, 'underpaid')`.execute(
        tx,
      );
      await staffCases.closeCase(tx, SITE, 1, 'close');
    },
  },
};
