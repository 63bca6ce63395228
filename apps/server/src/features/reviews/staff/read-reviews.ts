import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { Permission, StaffScope } from '../../staff/staff-call.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { countReviews, listReviews as listRows } from './review-list.sql.ts';
import type { listReviews as contract } from './review-list.staff.contract.ts';
import type { StaffReview } from './reviews.staff.contract.ts';
import { showStaffReview } from './reviews.staff.ts';

type Status = StaffReview['status'];

/** As `actOnReview` decides. */
const POSSIBLE: Readonly<Record<string, readonly Status[]>> = {
  'review.approve': ['waiting', 'refused'],
  'review.refuse': ['waiting', 'published'],
  'review.answer': ['published'],
};

const reviewActions = (status: Status, may: (permission: Permission) => boolean): Action[] =>
  Object.entries(POSSIBLE).map(([name, from]) => {
    const reason = !may('review.decide')
      ? 'not_permitted'
      : from.includes(status)
        ? null
        : `review_${status}`;
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });

const Key = z.tuple([z.iso.datetime({ precision: 6 }), z.int().positive()]);

export async function listReviews(
  db: Db,
  { siteIds }: StaffScope,
  { status, after, limit }: z.output<(typeof contract)['query']>,
) {
  const page = { after: decodeCursor(Key, after), limit: limit + 1 };
  const [found, count] = await Promise.all([
    listRows(db, siteIds, status, page),
    countReviews(db, siteIds, status, MAX_COUNT + 1),
  ]);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  return { data: rows.map(({ id: _id, key: _key, ...row }) => row), meta: listMeta(next, count) };
}

/** Null: this site has none with the code. */
export async function showReview(
  db: Db,
  site: { readonly id: number; readonly slug: string },
  code: string,
  may: (permission: Permission) => boolean,
) {
  const found = await showStaffReview(db, site.id, code);
  return found && { ...found, site: site.slug, actions: reviewActions(found.status, may) };
}
