import * as facts from '../../../features/letters/letter-facts.sql.ts';
import * as letters from '../../../features/letters/letters.sql.ts';
import * as reports from '../../../features/letters/reports/letter-reports.sql.ts';
import * as senders from '../../../features/letters/sender/mail-sender.sql.ts';
import * as sends from '../../../features/letters/sending/letter-sends.sql.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const KEY = { siteId: SITE, letterId: 1 };
const TEXT = { subject: 'News', preview: '', blocks: [{ type: 'text' as const, text: 'Hello.' }] };
const newLetter = (tx: Tx) => letters.insertLetter(tx, { siteId: SITE, name: 'Spring', createdBy: 1 });

export const LETTER_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  letters: {
    insertLetter: newLetter,
    lockLetter: (tx) => letters.lockLetter(tx, SITE, 1),
    saveLetterTexts: async (tx) =>
      letters.saveLetterTexts(
        tx,
        { siteId: SITE, id: await newLetter(tx) },
        { name: 'A', texts: { it: TEXT } },
      ),
    findRecentSave: (tx) => letters.findRecentSave(tx, { siteId: SITE, staffId: 1 }, 1, 300),
    scheduleLetter: (tx) => letters.scheduleLetter(tx, SITE, 1, new Date('2027-01-01T09:00:00Z')),
    setLetterStatus: (tx) => letters.setLetterStatus(tx, SITE, 1, 'stopped'),
    countAudience: (tx) => letters.countAudience(tx, SITE),
    startLetter: (tx) => letters.startLetter(tx, SITE, 1, 10),
    findLetter: (tx) => letters.findLetter(tx, SITE, 1),
    readMailSite: (_tx, db) => letters.readMailSite(db, SITE),
    listLetterRows: (_tx, db) =>
      letters.listLetterRows(db, [1, 2, 3], {
        status: null,
        after: ['2026-11-16T09:00:00.000000Z', 7],
        limit: 51,
      }),
    countLetters: (_tx, db) => letters.countLetters(db, [1, 2, 3], { status: null, max: 10_001 }),
  },
  'letter-sends': {
    lockSending: (tx) => sends.lockSending(tx, KEY),
    readRate: (tx) => sends.readRate(tx, SITE),
    claimNext: (tx) => sends.claimNext(tx, KEY),
    claimDeferred: (tx) => sends.claimDeferred(tx, KEY),
    endStaleClaims: (tx) => sends.endStaleClaims(tx, KEY, 5),
    countWaiting: (tx) => sends.countWaiting(tx, KEY),
    recordSend: (tx) => sends.recordSend(tx, KEY, 1, { status: 'sent', detail: null, retrySeconds: null }),
    findLetterText: (tx) => sends.findLetterText(tx, KEY, 'it'),
  },
  'letter-facts': {
    readLetterChoices: (_tx, db) => facts.readLetterChoices(db, SITE),
    readLetterFacts: (_tx, db) =>
      facts.readLetterFacts(db, {
        siteId: SITE,
        locale: 'es-419',
        base: 'es',
        products: ['lupo-500'],
        articles: [1],
        pictures: ['museum-hall'],
      }),
  },
  'letter-reports': {
    suppressSubscriber: (tx) => reports.suppressSubscriber(tx, SITE, 1, 'bounce'),
    recordReport: (tx) =>
      reports.recordReport(tx, { ...KEY, subscriberId: 1 }, { status: 'bounced', detail: '5.1.1' }),
  },
  'mail-sender': {
    setSender: (tx) =>
      senders.setSender(tx, SITE, { name: 'A', address: 'a@paddock.example', reply_to: null }),
    findStaffEmail: (tx) => senders.findStaffEmail(tx, 1),
  },
};
