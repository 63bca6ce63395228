import type { Inverses } from './features/audit/undo-act.ts';
import { withdrawLatestVersion } from './features/pages/staff/edit-page.ts';
import { actOnReview } from './features/reviews/staff/reviews.staff.ts';
import { liftBlock } from './features/test-rides/staff/test-rides.staff.ts';

/** The acts that can be undone from the audit log, each with the verb that undoes it. Money and mails have none. */
export const INVERSES: Inverses = new Map([
  [
    'review.approve',
    {
      permission: 'review.decide',
      run: (tx, call, { row, reason }) =>
        actOnReview(tx, call, { code: row.subject_ref, act: { do: 'refuse', reason } }),
    },
  ],
  [
    'review.refuse',
    {
      permission: 'review.decide',
      run: (tx, call, { row }) => actOnReview(tx, call, { code: row.subject_ref, act: { do: 'approve' } }),
    },
  ],
  [
    'page.publish',
    {
      permission: 'page.edit',
      run: (tx, call, { row, reason }) => {
        const [slug = '', locale = ''] = row.subject_ref.split('/');
        return withdrawLatestVersion(tx, call, { slug, locale }, reason);
      },
    },
  ],
  [
    'demonstrator.block',
    {
      permission: 'test_ride.manage',
      run: async (tx, call, { row }) => ({ ok: await liftBlock(tx, call, Number(row.after.block)) }),
    },
  ],
]);
