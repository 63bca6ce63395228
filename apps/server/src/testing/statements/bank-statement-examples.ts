import * as invoices from '../../features/invoices/invoices.staff.sql.ts';
import * as lists from '../../features/payments/staff/payment-lists.staff.sql.ts';
import * as lines from '../../features/statements/bank-lines.sql.ts';
import * as refunds from '../../features/statements/refund-files/refund-files.sql.ts';
import * as statements from '../../features/statements/statements.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

const SITE = 1;
const SITES = [SITE];
const AT = '2026-11-15T10:00:00Z';
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const ACCOUNT = {
  name: 'Current account',
  number: 'IT60X0542811101000000123456',
  holder: 'Ferri S.p.A.',
  bic: null,
  currency: 'EUR',
  csv_columns: null,
};
const LINE = {
  booked_on: '2026-11-15',
  value_on: '2026-11-15',
  bank_ref: 'B1',
  amount_minor: 1,
  currency: 'EUR',
  ordinal: 0,
  name: 'A',
  iban: null,
  text: 'T',
  state: 'new',
};

type Examples = Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>>;

/** Makes an account, a statement and a line, so that writes to them find their keys. */
async function aLine(tx: Tx) {
  const accountId = (await statements.upsertAccount(tx, SITE, ACCOUNT)) ?? 0;
  const id = await statements.insertStatement(tx, { ...STATEMENT, accountId });
  await lines.insertLines(tx, { siteId: SITE, accountId, statementId: id ?? 0 }, [LINE]);
  return accountId;
}

const STATEMENT = {
  siteId: SITE,
  accountId: 1,
  format: 'camt053',
  fileName: 'a.xml',
  fileHash: Buffer.alloc(32),
  part: 0,
  statementRef: '1',
  fromOn: null,
  toOn: null,
  openingMinor: null,
  closingMinor: null,
  overridesBalance: false,
  staffId: 1,
};
const FILE = { siteId: SITE, messageId: 'RF1', executeOn: '2026-11-18', staffId: 1 };

/** Bank statements, and the lists of payments across sites. */
export const BANK_STATEMENT_EXAMPLES: Examples = {
  statements: {
    listAccounts: (_tx, db) => statements.listAccounts(db, SITES),
    upsertAccount: (tx) => statements.upsertAccount(tx, SITE, ACCOUNT),
    lockAccount: (tx) => statements.lockAccount(tx, SITE, { number: ACCOUNT.number, currency: 'EUR' }),
    setClosing: (tx) => statements.setClosing(tx, SITE, 1, 100, '2026-11-15'),
    listOfFile: (tx) => statements.listOfFile(tx, SITE, Buffer.alloc(32)),
    insertStatement: async (tx) => aLine(tx),
    listStatementRows: (_tx, db) => statements.listStatementRows(db, SITES, [AT, 1], 50),
    countStatements: (_tx, db) => statements.countStatements(db, SITES, 100),
    findStatement: (_tx, db) => statements.findStatement(db, SITE, 1),
  },
  'bank-lines': {
    insertLines: async (tx) => aLine(tx),
    listLinesOfStatement: (_tx, db) => lines.listLinesOfStatement(db, SITE, 1),
    listOpenLines: (_tx, db) => lines.listOpenLines(db, SITES, 50),
    listDueOrders: (_tx, db) => lines.listDueOrders(db, SITES, 50),
    readDueOrders: (tx) => lines.readDueOrders(tx, SITE, 50),
    lockLine: (tx) => lines.lockLine(tx, SITE, 1),
    decideLine: (tx) =>
      lines.decideLine(tx, SITE, 1, { state: 'not_ours', bookings: [], note: null, staffId: 1 }),
  },
  'refund-files': {
    listRefundRows: (_tx, db) => refunds.listRefundRows(db, SITES, 'manual', [AT, UNKNOWN_ID], 50),
    countRefunds: (_tx, db) => refunds.countRefunds(db, SITES, 'manual', 100),
    upsertPayee: (tx) =>
      refunds.upsertPayee(tx, SITE, { refundId: UNKNOWN_ID, iban: ACCOUNT.number, holder: 'A', staffId: 1 }),
    lockRefundsToSend: (tx) => refunds.lockRefundsToSend(tx, SITE, [UNKNOWN_ID]),
    findDebtor: (tx) => refunds.findDebtor(tx, SITE, 1),
    insertRefundFile: async (tx) => refunds.insertRefundFile(tx, { ...FILE, accountId: await aLine(tx) }),
    markInFile: (tx) => refunds.markInFile(tx, SITE, [UNKNOWN_ID], 1),
  },
  'payment-lists.staff': {
    listCaseRows: (_tx, db) => lists.listCaseRows(db, SITES, 'open', [AT, 1], 50),
    countCases: (_tx, db) => lists.countCases(db, SITES, 'open', 100),
    findCaseRow: (_tx, db) => lists.findCaseRow(db, SITE, 1),
    listReportRows: (_tx, db) => lists.listReportRows(db, SITES, true, [AT, 1], 50),
    countReports: (_tx, db) => lists.countReports(db, SITES, false, 100),
  },
  'invoices.staff': {
    listInvoiceRows: (_tx, db) => invoices.listInvoiceRows(db, SITES, null, ['2026-11-15', 1], 50),
    countInvoices: (_tx, db) => invoices.countInvoices(db, SITES, 'invoice', 100),
    findDocument: (_tx, db) => invoices.findDocument(db, SITE, 1),
  },
};
