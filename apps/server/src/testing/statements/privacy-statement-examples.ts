import * as erasing from '../../features/privacy/erase-account.sql.ts';
import * as exporting from '../../features/privacy/export-data.sql.ts';
import * as audit from '../../features/privacy/forgetting/forgotten-audit.sql.ts';
import * as carts from '../../features/privacy/forgetting/forgotten-carts.sql.ts';
import * as customer from '../../features/privacy/forgetting/forgotten-customer.sql.ts';
import * as mails from '../../features/privacy/forgetting/forgotten-mails.sql.ts';
import * as orders from '../../features/privacy/forgetting/forgotten-orders.sql.ts';
import * as requests from '../../features/privacy/forgetting/forgotten-requests.sql.ts';
import * as subscriptions from '../../features/privacy/forgetting/forgotten-subscriptions.sql.ts';
import * as guests from '../../features/privacy/guest.sql.ts';
import * as retention from '../../features/privacy/retention.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const WHO = { siteId: 1, customerId: 1 };
const PLACEHOLDER = { email: 'erased-1@erased.invalid', givenName: 'Erased', familyName: 'customer' };

export const PRIVACY_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  'export-data': {
    readPersonalData: (_tx, db) => exporting.readPersonalData(db, WHO),
    readPersonalDataIn: (tx) => exporting.readPersonalDataIn(tx, WHO),
  },
  guest: {
    findMailbox: (tx) => guests.findMailbox(tx, 1, 1),
    findAccount: (tx) => guests.findAccount(tx, 1, 'a@b.test'),
    ensureGuestCustomer: (tx) =>
      guests.ensureGuestCustomer(tx, 1, { email: 'new-guest@example.test', locale: 'it' }),
  },
  'erase-account': {
    lockPerson: (tx) => erasing.lockPerson(tx, WHO),
    isUnderWay: (tx) => erasing.isUnderWay(tx, WHO),
  },
  'forgotten-mails': { forgetMails: (tx) => mails.forgetMails(tx, WHO) },
  'forgotten-audit': { forgetAuditValues: (tx) => audit.forgetAuditValues(tx, WHO) },
  'forgotten-carts': { forgetCarts: (tx) => carts.forgetCarts(tx, WHO) },
  'forgotten-customer': { forgetCustomer: (tx) => customer.forgetCustomer(tx, WHO, PLACEHOLDER) },
  'forgotten-orders': {
    forgetOrders: async (tx) => {
      await customer.forgetCustomer(tx, WHO, PLACEHOLDER);
      await orders.forgetOrders(tx, WHO, PLACEHOLDER);
    },
  },
  'forgotten-requests': {
    forgetTransfers: (tx) => requests.forgetTransfers(tx, WHO),
    forgetRequests: (tx) => requests.forgetRequests(tx, WHO),
  },
  'forgotten-subscriptions': { forgetSubscriptions: (tx) => subscriptions.forgetSubscriptions(tx, WHO) },
  retention: {
    unsafeDeleteCarts: (tx) => retention.unsafeDeleteCarts(tx),
    unsafeEmptyCarts: (tx) => retention.unsafeEmptyCarts(tx),
    unsafeDeleteConsents: (tx) => retention.unsafeDeleteConsents(tx),
    unsafeForgetOldMails: (tx) => retention.unsafeForgetOldMails(tx),
    unsafeDeleteAlerts: (tx) => retention.unsafeDeleteAlerts(tx),
    unsafeDeleteSubscribers: (tx) => retention.unsafeDeleteSubscribers(tx),
    unsafeDeleteProofs: (tx) => retention.unsafeDeleteProofs(tx),
    unsafeDeleteReviews: (tx) => retention.unsafeDeleteReviews(tx),
    unsafeForgetQuestions: (tx) => retention.unsafeForgetQuestions(tx),
    unsafeForgetRides: (tx) => retention.unsafeForgetRides(tx),
  },
};
