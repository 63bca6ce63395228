import { INBOX_KINDS } from '../../features/inbox/inbox.contract.ts';
import * as inbox from '../../features/inbox/inbox.sql.ts';
import * as search from '../../features/inbox/search-desk.sql.ts';
import * as today from '../../features/inbox/today.sql.ts';
import * as delivery from '../../features/orders/staff/delivery-address.sql.ts';
import * as counts from '../../features/orders/staff/list/order-counts.sql.ts';
import * as list from '../../features/orders/staff/list/order-list.sql.ts';
import type { OrderFilter } from '../../features/orders/staff/list/order-list-keys.fragment.ts';
import { readSearch } from '../../features/orders/staff/list/order-search.rules.ts';
import * as notes from '../../features/orders/staff/order-notes.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

const SITE = 1;
const PAGE = {
  siteIds: [SITE],
  filter: { sort: 'placed' },
  branches: null,
  after: null,
  limit: 50,
  maxCount: 1000,
} as const;
const MANY = Array.from({ length: 200 }, (_, n) => n + 1);
const FILTERS = [
  { sort: 'updated' },
  { sort: 'placed', status: ['preparing'] },
  { sort: 'placed', payment_status: ['unpaid'] },
  { sort: 'placed', fulfilment_status: ['shipped'] },
  { sort: 'placed', method: 'card' },
  { sort: 'placed', has_case: 'true' },
] as const;
const TEXTS = ['rossi', 'anna rossi', 'rider1@example.test', '7F3K9Q2M', '+39 02 5551234'];

const HOLDS = [{ permission: 'order.refund', siteId: SITE }] as const;
const INBOX = INBOX_KINDS.map((kind) => ({ kind, siteIds: [SITE], person: 1, holds: HOLDS }));

type Examples = Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>>;

/** Orders as staff list and search them. */
export const STAFF_ORDER_STATEMENT_EXAMPLES: Examples = {
  inbox: {
    readInboxItems: (tx) => inbox.readInboxItems(tx, INBOX),
    countInbox: (tx) => inbox.countInbox(tx, INBOX),
  },
  'search-desk': {
    findByCode: (tx) =>
      search.findByCode(tx, '7F3K9Q2M', { return: [SITE], ticket: [SITE], warranty: [SITE] }),
  },
  'delivery-address': {
    findDelivery: (tx) => delivery.findDelivery(tx, SITE, 1),
    setDeliveryAddress: (tx) => delivery.setDeliveryAddress(tx, { siteId: SITE, orderId: 1 }, {}),
  },
  'order-notes': {
    insertOrderNote: (tx) =>
      notes.insertOrderNote(tx, { siteId: SITE, orderId: 1 }, { staffId: 1, text: 'Called back.' }),
    findMailOfOrder: (tx) => notes.findMailOfOrder(tx, { siteId: SITE, orderId: 1, mailId: 1 }),
  },
  today: {
    readToday: (_tx, db) => today.readToday(db, [SITE]),
    countFaults: (_tx, db) => today.countFaults(db, [SITE]),
  },
  'order-counts': {
    selectViewCounts: (_tx, db) => counts.selectViewCounts(db, [SITE]),
  },
  'order-list': {
    readOrderPage: async (_tx, db) => {
      for (const page of [PAGE, { ...PAGE, siteIds: MANY }]) {
        await list.readOrderPage(db, page);
        await list.readOrderPage(db, { ...page, after: { at: '2026-01-01T00:00:00Z', id: 1, count: 1 } });
        for (const filter of FILTERS)
          await list.readOrderPage(db, { ...page, filter: filter as unknown as OrderFilter });
        for (const text of TEXTS) await list.readOrderPage(db, { ...page, branches: readSearch(text) });
      }
    },
  },
};
