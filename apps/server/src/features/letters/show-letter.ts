import type { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import { replyToOf, senderOf } from '../mails/send-mail.ts';
import type { StaffScope } from '../staff/staff-call.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../staff/staff-list.ts';
import type { listLetters as contract, Letter } from './letters.contract.ts';
import { countSends, letterActions, readersOf } from './letters.rules.ts';
import {
  countAudience,
  countLetters,
  findLetter,
  type ListedLetter,
  listLetterRows,
  readMailSite,
} from './letters.sql.ts';
import { isAboveLetterLimit } from './send-letter.ts';

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

interface Reader {
  readonly siteId: number;
  readonly may: (permission: 'letter.edit' | 'letter.send') => boolean;
}

/** A letter with its list sizes and what the caller can do; null: the site has none with this id. */
export const showLetter = (
  db: Db,
  shop: { readonly brand: string; readonly from: string },
  { siteId, may }: Reader,
  id: number,
): Promise<Letter | null> =>
  withSite(db, siteId, async (tx) => {
    const found = await findLetter(tx, siteId, id);
    if (!found) return null;
    const site = await readMailSite(tx, siteId);
    const audience = await countAudience(tx, siteId);
    const { status, texts } = found;
    const locales = Object.keys(texts);
    const readers = readersOf(audience, locales);
    const needsApproval = await isAboveLetterLimit(tx, siteId, readers);
    const state = { status, hasTexts: locales.length > 0 };
    return {
      ...found,
      site: site.slug,
      timezone: site.timezone,
      counts: countSends(found.counts, found),
      audience: audience.map((row) => ({ ...row, has_text: locales.includes(row.locale) })),
      sender: { ...senderOf(site, shop), reply_to: replyToOf(site) },
      actions: letterActions(state, may, needsApproval),
    };
  });
