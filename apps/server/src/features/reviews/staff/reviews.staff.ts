import type { Db, Tx } from '../../../platform/db/db.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { StaffReview } from './reviews.staff.contract.ts';
import { decideReview, findReviewForStaff, lockReview, setAnswer } from './reviews.staff.sql.ts';

export const showStaffReview = (db: Db, siteId: number, code: string) => findReviewForStaff(db, siteId, code);

/** What staff can do to a review. */
export type ReviewAct =
  | { readonly do: 'approve' }
  | { readonly do: 'refuse'; readonly reason: string }
  | { readonly do: 'answer'; readonly text: string };

export type ReviewActed =
  | { readonly ok: true; readonly status: StaffReview['status'] }
  | { readonly ok: false; readonly code: 'not_found' | 'review_move_impossible' };

/** The act, the audit log and the purge of the product's pages are one transaction. */
export async function actOnReview(
  tx: Tx,
  call: StaffCall,
  { code, act }: { readonly code: string; readonly act: ReviewAct },
): Promise<ReviewActed> {
  const { siteId } = call;
  const review = await lockReview(tx, siteId, code);
  if (!review) return { ok: false, code: 'not_found' };
  if (!isPossible(review.status, act)) return { ok: false, code: 'review_move_impossible' };
  const key = { siteId, id: review.id };
  if (act.do === 'answer') await setAnswer(tx, key, act.text);
  else await decideReview(tx, key, act.do === 'refuse' ? act.reason : null);
  const status = { approve: 'published', refuse: 'refused', answer: 'published' } as const;
  await writeAudit(tx, call, {
    action: `review.${act.do}`,
    reason: act.do === 'refuse' ? act.reason : null,
    subject: { kind: 'review', ref: code },
    before: { status: review.status },
    after: { status: status[act.do], ...(act.do === 'answer' && { answer: act.text }) },
  });
  await queuePurge(tx, [`product:${review.slug}`]);
  return { ok: true, status: status[act.do] };
}

const isPossible = (status: StaffReview['status'], act: ReviewAct): boolean =>
  act.do === 'answer' ? status === 'published' : status !== (act.do === 'approve' ? 'published' : 'refused');
