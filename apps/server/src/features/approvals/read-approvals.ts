import { type Db, withSite } from '../../platform/db/db.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../staff/staff-list.ts';
import { type ApprovableActs, type ApprovalFacts, findPerson } from './approvable-act.ts';
import type { ApprovalReader } from './approval-reader.ts';
import type { Check, OneApproval } from './approvals.contract.ts';
import { type ApprovalFilter, countApprovals, listApprovalRows, readApproval } from './approvals.list.sql.ts';
import { approvalActions, changesOf, checkRefund } from './approvals.rules.ts';

export async function listApprovals(
  db: Db,
  requested: ApprovalFilter,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
) {
  const filter = { ...requested, staffId: await findPerson(db, requested.staffId) };
  const key = decodeCursor(InstantKey, after);
  const rows = await listApprovalRows(db, filter, { after: key, limit: limit + 1 });
  const page = cutPage(rows, limit, ({ key_at, key_id }) => [key_at, key_id]);
  const count = await countApprovals(db, filter, MAX_COUNT + 1);
  return { data: page.rows.map(({ shown }) => shown), meta: listMeta(page.next, count) };
}

/** One approval, with the sums as they are now and what the reader can do about it. */
export async function showApproval(
  db: Db,
  acts: ApprovableActs,
  id: number,
  { siteId, mayDecide, readsAll, ...reader }: ApprovalReader,
): Promise<OneApproval | null> {
  const staffId = await findPerson(db, reader.staffId);
  const found = await readApproval(db, { siteId, id, staffId });
  if (!found || !(readsAll || found.is_own || mayDecide(found.permission))) return null;
  const { is_expired: isExpired, is_joined: isJoined, state: proposedState, ...approval } = found;
  const act = acts.get(approval.contract);
  const isOpen = approval.status === 'proposed';
  const { facts, changes } =
    act && isOpen
      ? await withSite(db, siteId, async (tx) => ({
          changes: changesOf(proposedState, await act.readState(tx, siteId, approval.input)),
          facts: await act.readFacts(tx, siteId, approval.input),
        }))
      : { facts: null, changes: [] };
  const amountMinor = approval.amount_minor ?? 0;
  const state = {
    status: approval.status,
    proposedBy: approval.proposed_by.id,
    isJoined,
    isExpired,
    isOutdated: changes.length > 0,
  };
  return {
    ...approval,
    facts: facts && withLeft(facts, amountMinor),
    checks:
      facts && !facts.payment
        ? (checkRefund(facts, { amountMinor, isOwn: approval.is_own }) satisfies Check[])
        : [],
    changes,
    actions: approvalActions(state, { staffId, mayDecide: mayDecide(approval.permission) }),
  };
}

const withLeft = ({ payment, ...facts }: ApprovalFacts, amountMinor: number) => ({
  ...facts,
  payment: payment ?? null,
  left_after_minor: facts.paid_minor - facts.refunded_before_minor + (payment ? amountMinor : -amountMinor),
});

/** The act behind an approval and its input, to prepare and run it. */
export async function findProposal(db: Db, acts: ApprovableActs, key: { siteId: number; id: number }) {
  const found = await readApproval(db, { ...key, staffId: 0 });
  const act = found && acts.get(found.contract);
  return found && act ? { act, input: found.input, permission: act.permission } : null;
}
