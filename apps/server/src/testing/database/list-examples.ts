import * as approvals from '../../features/approvals/approvals.list.sql.ts';
import * as audit from '../../features/audit/audit.list.sql.ts';
import * as activations from '../../features/bikes/staff/activation-list.sql.ts';
import * as bikes from '../../features/bikes/staff/bike-list.sql.ts';
import * as tickets from '../../features/contact/staff/ticket-list.sql.ts';
import { readTicketSearch } from '../../features/contact/staff/tickets.rules.ts';
import * as customers from '../../features/customers/staff/customers.staff.sql.ts';
import { INBOX_KINDS } from '../../features/inbox/inbox.contract.ts';
import * as inbox from '../../features/inbox/inbox.sql.ts';
import * as search from '../../features/inbox/search-desk.sql.ts';
import * as today from '../../features/inbox/today.sql.ts';
import * as invoices from '../../features/invoices/staff/invoices.staff.sql.ts';
import * as letters from '../../features/letters/letters.sql.ts';
import * as counts from '../../features/orders/staff/list/order-list.sql.ts';
import * as orders from '../../features/orders/staff/list/order-list.sql.ts';
import type { OrderFilter } from '../../features/orders/staff/list/order-list-keys.fragment.ts';
import { readSearch } from '../../features/orders/staff/list/order-search.rules.ts';
import * as payments from '../../features/payments/staff/payment-lists.staff.sql.ts';
import * as privacy from '../../features/privacy/staff/privacy-requests.sql.ts';
import * as returns from '../../features/returns/staff/returns.staff.sql.ts';
import * as reviews from '../../features/reviews/staff/review-list.sql.ts';
import * as lines from '../../features/statements/bank-lines.sql.ts';
import * as refunds from '../../features/statements/refund-files/refund-files.sql.ts';
import * as statements from '../../features/statements/statements.sql.ts';
import * as rides from '../../features/test-rides/staff/rides.sql.ts';
import * as warranties from '../../features/warranty/staff/warranties.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

export const SITE = 1;
const SITES = [1, 2, 3];
const MAX = 10_001;
const ID = '018bcfe5-6800-7cfc-8d20-8495d565ef67';
const AT = '2026-11-16T09:00:00.000000Z';
const BY_NUMBER = { after: [AT, 1], limit: 51 } as const;
const BY_ID = { after: [AT, ID], limit: 51 } as const;

const AUDIT = {
  siteIds: [SITE],
  who: null,
  action: null,
  subjectKind: 'order',
  subjectRef: 'A',
  from: null,
  to: null,
};
const APPROVALS = {
  staffId: 2,
  siteIds: [SITE],
  view: 'to_decide' as const,
  decides: [['order.refund', SITE] as const],
  readable: [SITE],
  subject: null,
};
const CUSTOMERS = { siteIds: SITES, after: null, limit: 50 };
const NAME = {
  from: 'rossi',
  to: 'rossi\u{10FFFF}',
  phoneFrom: '7654',
  phoneTo: '7654\u{10FFFF}',
  wholeName: 'rossi',
  otherFrom: 'an',
  otherTo: 'an\u{10FFFF}',
};
const HOLDS = [{ permission: 'order.refund', siteId: SITE }] as const;
const INBOX = INBOX_KINDS.map((kind) => ({ kind, siteIds: [SITE], person: 1, holds: HOLDS }));
const ORDERS = {
  siteIds: [SITE],
  filter: { sort: 'placed' },
  branches: null,
  after: null,
  limit: 50,
  maxCount: 1000,
} as const;
const ORDER_FILTERS = [
  { sort: 'updated' },
  { sort: 'placed', status: ['preparing'] },
  { sort: 'placed', payment_status: ['unpaid'] },
  { sort: 'placed', fulfilment_status: ['shipped'] },
  { sort: 'placed', method: 'card' },
  { sort: 'placed', has_case: 'true' },
] as const;
const ORDER_TEXTS = ['rossi', 'anna rossi', 'rider1@example.test', '7F3K9Q2M', '+39 02 5551234'];

/**
 * Statements that read several sites, or are composed for what is asked: their plans depend on the values. With values that
 * find something in the scale load.
 */
export const LIST_EXAMPLES: readonly ((tx: Tx, db: Db) => Promise<unknown>)[] = [
  (_tx, db) => approvals.listApprovalRows(db, APPROVALS, { after: null, limit: 51 }),
  (_tx, db) => approvals.countApprovals(db, APPROVALS, MAX),
  (_tx, db) => audit.listAuditRows(db, AUDIT, { after: null, limit: 51 }),
  (_tx, db) => audit.countAuditRows(db, AUDIT, MAX),
  (_tx, db) => audit.listChainHeads(db, [SITE]),
  (_tx, db) => activations.listActivations(db, SITES, 'pending', BY_NUMBER),
  (_tx, db) => activations.countActivations(db, SITES, 'pending', MAX),
  (_tx, db) => bikes.listBikes(db, SITES, BY_NUMBER),
  (_tx, db) => bikes.findBikesByFrame(db, SITES, 'ZVN', 51),
  (_tx, db) => bikes.countBikes(db, SITES, MAX),
  (_tx, db) => tickets.listWaitingTickets(db, SITES, { late: true, takenBy: null }, BY_ID),
  (_tx, db) => tickets.listEndedTickets(db, SITES, 'answered', BY_ID),
  (_tx, db) => tickets.findTickets(db, SITES, readTicketSearch('anna@example.test fork'), 51),
  (_tx, db) => tickets.countTickets(db, SITES, { view: 'late', staffId: 1, max: MAX }),
  (_tx, db) => customers.listNewestCustomers(db, CUSTOMERS),
  (_tx, db) => customers.countCustomers(db, SITES, MAX),
  (_tx, db) => customers.searchCustomers(db, CUSTOMERS, NAME, MAX),
  (_tx, db) => customers.searchGuests(db, SITES, NAME),
  (tx) => inbox.readInboxItems(tx, INBOX),
  (tx) => inbox.countInbox(tx, INBOX),
  (tx) => search.findByCode(tx, '7F3K9Q2M', { return: [SITE], ticket: [SITE], warranty: [SITE] }),
  (_tx, db) => today.readToday(db, [SITE]),
  (_tx, db) => today.countFaults(db, [SITE]),
  (_tx, db) => invoices.listInvoiceRows(db, SITES, null, ['2026-11-15', 1], 50),
  (_tx, db) => invoices.countInvoices(db, SITES, 'invoice', 100),
  (_tx, db) => letters.listLetterRows(db, SITES, { status: null, after: [AT, 7], limit: 51 }),
  (_tx, db) => letters.countLetters(db, SITES, { status: null, max: MAX }),
  (_tx, db) => counts.selectViewCounts(db, [SITE]),
  async (_tx, db) => {
    for (const page of [ORDERS, { ...ORDERS, siteIds: Array.from({ length: 200 }, (_, n) => n + 1) }]) {
      await orders.readOrderPage(db, page);
      await orders.readOrderPage(db, { ...page, after: { at: '2026-01-01T00:00:00Z', id: 1, count: 1 } });
      for (const filter of ORDER_FILTERS)
        await orders.readOrderPage(db, { ...page, filter: filter as unknown as OrderFilter });
      for (const text of ORDER_TEXTS) await orders.readOrderPage(db, { ...page, branches: readSearch(text) });
    }
  },
  (_tx, db) => payments.listCaseRows(db, SITES, 'open', [AT, 1], 50),
  (_tx, db) => payments.countCases(db, SITES, 'open', 100),
  (_tx, db) => payments.listReportRows(db, SITES, true, [AT, 1], 50),
  (_tx, db) => payments.countReports(db, SITES, false, 100),
  (_tx, db) => privacy.listRequests(db, { ...CUSTOMERS, isOpen: true }),
  (_tx, db) => privacy.countRequests(db, SITES, true, MAX),
  (tx) => returns.readReturnPage(tx, { siteIds: [SITE], state: 'open', after: null, limit: 50 }),
  (tx) => returns.readReturnPage(tx, { siteIds: [SITE], state: 'ended', after: null, limit: 50 }),
  (_tx, db) => reviews.listReviews(db, SITES, 'waiting', BY_NUMBER),
  (_tx, db) => reviews.countReviews(db, SITES, 'waiting', MAX),
  (_tx, db) => lines.listOpenLines(db, SITES, 50),
  (_tx, db) => lines.listDueOrders(db, SITES, 50),
  (_tx, db) => refunds.listRefundRows(db, SITES, 'manual', [AT, ID], 50),
  (_tx, db) => refunds.countRefunds(db, SITES, 'manual', 100),
  (_tx, db) => statements.listAccounts(db, SITES),
  (_tx, db) => statements.listStatementRows(db, SITES, [AT, 1], 50),
  (_tx, db) => statements.countStatements(db, SITES, 100),
  (_tx, db) => rides.listRidesOfDay(db, SITES, { store: null, day: '2026-11-16' }, BY_ID),
  (_tx, db) => warranties.listWarranties(db, SITES, 'pending', BY_NUMBER),
  (_tx, db) => warranties.findWarranties(db, SITES, 'ZVNLUP500TP011300', 51),
  (_tx, db) => warranties.countWarranties(db, SITES, 'pending', MAX),
];
