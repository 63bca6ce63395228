import { createHash } from 'node:crypto';
import * as contact from '../../features/contact/contact.sql.ts';
import * as newsletter from '../../features/newsletter/newsletter.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const HASH = createHash('sha256').update('a secret').digest();
const ID = '018bcfe5-6800-7cfc-8d20-8495d565ef67';
const REQUESTED = { siteId: SITE, email: 'reader@example.test', locale: 'it' };
const CONSENT = {
  siteId: SITE,
  emailHash: HASH,
  textVersion: '1',
  locale: 'it',
  networkHash: null,
  what: 'asked',
} as const;
const TICKET = {
  department: 'general',
  siteId: SITE,
  id: ID,
  name: 'Anna',
  email: 'anna@example.test',
  phone: null,
  orderCode: null,
  serial: null,
  message: 'Good morning',
  locale: 'it',
} as const;

export const FORM_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  newsletter: {
    requestSubscription: (tx) => newsletter.requestSubscription(tx, REQUESTED),
    insertLink: (tx) => newsletter.insertLink(tx, { siteId: SITE, subscriberId: 1, hash: HASH, hours: 24 }),
    lockLink: (tx) => newsletter.lockLink(tx, SITE, HASH),
    confirmSubscriber: (tx) => newsletter.confirmSubscriber(tx, SITE, 1),
    leaveList: (tx) => newsletter.leaveList(tx, SITE, 1),
    insertConsent: async (tx) => {
      const { id } = await newsletter.requestSubscription(tx, REQUESTED);
      await newsletter.insertConsent(tx, { ...CONSENT, subscriberId: id });
    },
  },
  contact: {
    insertTicket: (tx) => contact.insertTicket(tx, TICKET),
    getTicket: (_tx, db) => contact.getTicket(db, SITE, ID).catch(() => null),
    listWaiting: (_tx, db) => contact.listWaiting(db, SITE, { overdue: true, limit: 50, offset: 0 }),
    measurePromise: (_tx, db) => contact.measurePromise(db, SITE),
    markAnswered: (tx) => contact.markAnswered(tx, SITE, 'ABCDEFGH'),
    unsafeCountOverdue: (tx) => contact.unsafeCountOverdue(tx),
  },
};
