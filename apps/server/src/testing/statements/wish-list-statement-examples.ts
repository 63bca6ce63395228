import { deliveryCalendar } from '../../features/delivery/calendar.rules.ts';
import { readyTable } from '../../features/delivery/ready-table.rules.ts';
import * as details from '../../features/wish-list/entry-details.sql.ts';
import * as wishList from '../../features/wish-list/wish-list.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const CUSTOMER = { siteId: SITE, customerId: 1 };
const ENTRY = { slug: 'product-1', color: 1, size: null, unit: null };
const TABLE = readyTable(
  deliveryCalendar({ timezone: 'UTC', delivery: null, holidays: null }, new Date('2026-11-17T08:00:00Z')),
);

export const WISH_LIST_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  'wish-list': {
    findEntries: (_tx, db) => wishList.findEntries(db, CUSTOMER),
    lockWishList: (tx) => wishList.lockWishList(tx, CUSTOMER),
    insertEntries: (tx) => wishList.insertEntries(tx, CUSTOMER, [ENTRY], 50),
    deleteEntry: (tx) => wishList.deleteEntry(tx, CUSTOMER, ENTRY),
  },
  'entry-details': {
    findUnits: (_tx, db) => details.findUnits(db, SITE, [UNIT], TABLE),
    findValues: (_tx, db) => details.findValues(db, [1], 'it'),
  },
};
