import * as rules from '../../features/approvals/approval-rules.sql.ts';
import * as lists from '../../features/approvals/approvals.list.sql.ts';
import * as approvals from '../../features/approvals/approvals.sql.ts';
import * as person from '../../features/approvals/person.sql.ts';
import * as audit from '../../features/audit/audit.list.sql.ts';
import * as approvers from '../../features/inbox/approvers.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { aPerson } from './people-statement-examples.ts';

const SITE = 1;
const ROW = {
  siteId: SITE,
  permission: 'order.refund',
  contract: 'order.refund',
  input: { code: 'A' },
  subject: { kind: 'order', ref: 'A' },
  state: {},
  amount: { minor: 1, currency: 'EUR' },
  limitMinor: 0,
  reason: 'asked',
  proposedBy: 1,
};
const AUDIT_FILTER = {
  siteIds: [SITE],
  who: null,
  action: null,
  subjectKind: 'order',
  subjectRef: 'A',
  from: null,
  to: null,
};
const FILTER = {
  staffId: 2,
  siteIds: [SITE],
  view: 'to_decide' as const,
  decides: [['order.refund', SITE] as const],
  readable: [SITE],
  subject: null,
};

export const APPROVAL_STATEMENT_EXAMPLES: Record<
  string,
  Record<string, (tx: Tx, db: Db) => Promise<unknown>>
> = {
  approvals: {
    insertApproval: async (tx) => approvals.insertApproval(tx, { ...ROW, proposedBy: await aPerson(tx) }),
    lockApproval: (tx) => approvals.lockApproval(tx, SITE, 1, { person: 2, state: {} }),
    moveApproval: (tx) => approvals.moveApproval(tx, SITE, 1, { to: 'refused', by: 2, note: 'no' }),
    unsafeExpireApprovals: (tx) => approvals.unsafeExpireApprovals(tx, 100),
  },
  approvers: {
    findOpenPermission: (tx) => approvers.findOpenPermission(tx, SITE, 1),
    listApprovers: (tx) => approvers.listApprovers(tx, SITE, 1, ['finance']),
  },
  'approval-rules': {
    findRule: (tx) => rules.findRule(tx, { siteId: SITE, permission: 'order.refund', currency: 'EUR' }),
    listRules: (_tx, db) => rules.listRules(db, { permission: 'order.refund', currency: null }, [SITE]),
    setRule: (tx) =>
      rules.setRule(tx, {
        permission: 'order.refund',
        forSiteId: SITE,
        currency: 'EUR',
        minAmountMinor: 1,
        setBy: 1,
      }),
  },
  'audit.list': {
    listAuditRows: (_tx, db) => audit.listAuditRows(db, AUDIT_FILTER, { after: null, limit: 51 }),
    countAuditRows: (_tx, db) => audit.countAuditRows(db, AUDIT_FILTER, 10_001),
    readAuditRow: (_tx, db) => audit.readAuditRow(db, SITE, 1),
    countLaterActs: (tx) => audit.countLaterActs(tx, { siteId: SITE, kind: 'order', ref: 'A', id: 1 }),
    listChainHeads: (_tx, db) => audit.listChainHeads(db, [SITE]),
  },
  person: { findPersonId: (tx) => person.findPersonId(tx, 1) },
  'approvals.list': {
    listApprovalRows: (_tx, db) => lists.listApprovalRows(db, FILTER, { after: null, limit: 51 }),
    countApprovals: (_tx, db) => lists.countApprovals(db, FILTER, 10_001),
    readApproval: (_tx, db) => lists.readApproval(db, { siteId: SITE, id: 1, staffId: 1 }),
  },
};
