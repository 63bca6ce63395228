import type { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import type { StaffScope } from '../staff/staff-call.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../staff/staff-list.ts';
import type { listLetters as contract } from './letters.contract.ts';
import { countLetters, type ListedLetter, listLetterRows } from './letters.sql.ts';

type Query = z.output<(typeof contract)['query']>;

export async function listLetters(db: Db, { siteIds }: StaffScope, query: Query) {
  const status = query.status ?? null;
  const page = { status, after: decodeCursor(InstantKey, query.after), limit: query.limit + 1 };
  const [found, count] = await Promise.all([
    listLetterRows(db, siteIds, page),
    countLetters(db, siteIds, { status, max: MAX_COUNT + 1 }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ key, id }) => [key, id]);
  return { data: rows.map(toRow), meta: listMeta(next, count) };
}

const toRow = ({ key: _key, ...row }: ListedLetter) => row;
