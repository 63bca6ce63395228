import type { Permission } from '../../staff/staff.rules.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import type { StaffReview } from './reviews.staff.contract.ts';

type Status = StaffReview['status'];

/** As `actOnReview` decides. */
const POSSIBLE: Readonly<Record<string, readonly Status[]>> = {
  'review.approve': ['waiting', 'refused'],
  'review.refuse': ['waiting', 'published'],
  'review.answer': ['published'],
};

export const reviewActions = (status: Status, may: (permission: Permission) => boolean): Action[] =>
  Object.entries(POSSIBLE).map(([name, from]) => {
    const reason = !may('review.decide')
      ? 'not_permitted'
      : from.includes(status)
        ? null
        : `review_${status}`;
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });
