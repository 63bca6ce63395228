import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Ids, Kind } from './access-owner.ts';

/** People and things of the desk that acts name by a number of their own. */
export type MadeForAct = Awaited<ReturnType<typeof makeForAct>>;

export async function makeForAct(db: Db, site: { readonly id: number; readonly slug: string }) {
  const name = randomUUID();
  const staff = async (kind: 'person' | 'api_key') =>
    (
      await db
        .insertInto('staff')
        .values({ kind, name, ...(kind === 'person' ? { email: `${name}@desk.example` } : {}) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const person = await staff('person');
  const grant = await db
    .insertInto('grants')
    .values({ staff_id: person, role: 'support', scope_kind: 'site', scope_ref: site.slug, reason: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = await db
    .insertInto('saved_replies')
    .values({ site_id: site.id, locale: 'it', name, body: 'Grazie.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = `picture-${name}`;
  await db
    .insertInto('media')
    .values({ key: picture, mime_type: 'image/jpeg', for_site_id: site.id, hash: '0123456789' })
    .execute();
  return {
    person,
    grant: grant.id,
    reply: reply.id,
    picture,
    name,
    uuid: randomUUID(),
    ...(await makeTexts(db, name)),
  };
}

/** A text in each state that an act begins with, and a term. */
async function makeTexts(db: Db, name: string) {
  await sql`insert into translation_locales (locale) values ('it') on conflict do nothing`.execute(db);
  const text = async (state: string) => {
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into texts (kind, subject, path, source, released_source)
        values ('interface', 'shop', ${`${name}.${state}`}, 'Pay now', 'Pay now') returning id)
      insert into text_marks (text_id, locale, state, words, made_from, origin)
      select id, 'it', ${state}, ${state === 'missing' ? null : 'Paga ora'}, ${madeFrom(state)}, 'desk' from made
      returning text_id as id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const { rows } = await sql<{ id: number }>`
    insert into glossary_terms (locale, term, definition) values ('it', ${name}, 'A term.') returning id`.execute(
    db,
  );
  await text('missing');
  return { stale: await text('stale'), translated: await text('translated'), term: rows[0]?.id ?? 0 };
}

const madeFrom = (state: string) => (state === 'missing' ? null : state === 'stale' ? 'Pay' : 'Pay now');

export interface StaffAct {
  /** The path with what the act names, where the access table leaves it open. */
  readonly path?: (made: MadeForAct) => string;
  readonly body?: (made: MadeForAct, ids: Ids) => Record<string, unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another of the owner's things: one in the state that the act needs. */
  readonly use?: Partial<Record<Kind, Kind>>;
  /** Acts of the same subject that lead to that state. */
  readonly first?: readonly string[];
}

const REASON = { reason: 'Because.' };
const PAID_ORDER = { use: { order: 'invoiced_order' } } as const;
const order = (word: string) => `POST /api/staff/orders/:code/${word}`;
const goods = (word: string) => `POST /api/staff/returns/:code/${word}`;
const repair = (word: string) => `POST /api/staff/warranty-requests/:code/${word}`;
const person = (word: string): StaffAct => ({
  path: (made) => `/api/staff/people/${made.person}/${word}`,
  body: () => REASON,
});
const picture = (word: string, body: object): StaffAct => ({
  path: (made) => `/api/staff/media/${made.picture}/${word}`,
  body: () => ({ ...body }),
});
const GRANT = { role: 'support', scope_kind: 'site', scope_ref: 'it', ...REASON };
const PAGE_TEXT = { title: 'Uno', description: 'Due.', blocks: [{ type: 'text', html: '<p>Uno</p>' }] };
const text = (word: string) => `POST /api/staff/texts/:id/:locale/${word}`;
const TERM = { locale: 'it', source: null, definition: 'A term.', forbidden: [], kinds: [] };

/** What acts need beyond the access table to succeed. */
export const STAFF_ACTS: Readonly<Record<string, StaffAct>> = {
  [order('prepare')]: PAID_ORDER,
  [order('ship')]: { ...PAID_ORDER, first: [order('prepare')] },
  [order('deliver')]: { ...PAID_ORDER, first: [order('prepare'), order('ship')] },
  [goods('receive')]: { first: [goods('approve')] },
  [goods('inspect')]: { first: [goods('approve'), goods('receive')] },
  [goods('refund')]: { first: [goods('approve'), goods('receive'), goods('inspect')] },
  [repair('repair')]: { first: [repair('verify')] },
  [repair('close')]: { first: [repair('verify'), repair('repair')] },
  'POST /api/staff/reviews/:code/answer': { first: ['POST /api/staff/reviews/:code/approve'] },
  'POST /api/staff/people': {
    body: (made) => ({ ...GRANT, name: 'Anna Neri', email: `${made.name}@new.example` }),
  },
  'POST /api/staff/people/:id/grants': { ...person('grants'), body: () => GRANT },
  'POST /api/staff/people/:id/grants/:grant/end': {
    path: (made) => `/api/staff/people/${made.person}/grants/${made.grant}/end`,
    body: () => REASON,
  },
  'POST /api/staff/people/:id/suspend': person('suspend'),
  'POST /api/staff/people/:id/resume': {
    ...person('resume'),
    first: ['POST /api/staff/people/:id/suspend'],
  },
  'POST /api/staff/people/:id/end-sessions': person('end-sessions'),
  'POST /api/staff/roles': {
    body: (made) => ({
      name: `r${made.name.slice(0, 8)}`,
      label: 'Reader',
      permissions: ['order.read'],
      ...REASON,
    }),
  },
  'POST /api/staff/roles/:name/change': {
    first: ['POST /api/staff/roles'],
    path: (made) => `/api/staff/roles/r${made.name.slice(0, 8)}/change`,
    body: () => ({ label: 'Reader', permissions: ['order.read', 'order.note'], revision: 1, ...REASON }),
  },
  'POST /api/staff/api-keys': { body: (made) => ({ ...GRANT, name: made.name }) },
  'POST /api/staff/approval-rules': {
    body: () => ({ permission: 'order.refund', min_amount_minor: 500, currency: 'EUR', ...REASON }),
  },
  'POST /api/staff/saved-replies': {
    body: (made) => ({ locale: 'it', name: `n${made.name}`, body: 'Ecco.' }),
  },
  'POST /api/staff/saved-replies/:id/change': {
    path: (made) => `/api/staff/saved-replies/${made.reply}/change`,
    body: (made) => ({ locale: 'it', name: `c${made.name}`, body: 'Ecco.' }),
  },
  'POST /api/staff/saved-replies/:id/delete': {
    path: (made) => `/api/staff/saved-replies/${made.reply}/delete`,
    body: () => ({}),
  },
  'POST /api/staff/letters': { body: () => ({ name: 'Autumn' }) },
  'POST /api/staff/mail-sender': {
    body: () => ({ name: 'Shop', address: 'shop@paddock.example', reply_to: null }),
  },
  'POST /api/staff/bank-accounts': {
    body: (made) => ({
      name: 'Second',
      number: `IT${made.name.slice(0, 8).toUpperCase()}`,
      holder: 'Brand',
      currency: 'EUR',
    }),
  },
  'POST /api/staff/privacy-requests': { body: () => ({ kind: 'export', email: 'someone@else.example' }) },
  'PUT /api/staff/pages/:slug/:locale': {
    path: () => '/api/staff/pages/terms/es',
    body: () => PAGE_TEXT,
    headers: { 'if-match': '"0"' },
  },
  'PUT /api/staff/menus/:menu': {
    path: () => '/api/staff/menus/foot',
    body: () => ({ entries: [] }),
    headers: { 'if-match': '"0"' },
  },
  'POST /api/staff/previews': { body: () => ({ locale: 'it' }) },
  [text('save')]: {
    path: (made) => `/api/staff/texts/${made.stale}/it/save`,
    body: () => ({ words: 'Paga', revision: 1, digest: createHash('md5').update('Pay now').digest('hex') }),
  },
  [text('confirm')]: {
    path: (made) => `/api/staff/texts/${made.stale}/it/confirm`,
    body: () => ({ revision: 1 }),
  },
  [text('review')]: {
    path: (made) => `/api/staff/texts/${made.translated}/it/review`,
    body: () => ({ revision: 1 }),
  },
  [text('return')]: {
    path: (made) => `/api/staff/texts/${made.translated}/it/return`,
    body: () => ({ revision: 1, note: 'Too long.' }),
  },
  'POST /api/staff/texts/suggest': { body: () => ({ locale: 'it' }) },
  'POST /api/staff/texts/publish': { body: (made) => ({ locale: 'it', ids: [made.translated] }) },
  'POST /api/staff/texts/locales/:locale': {
    path: () => '/api/staff/texts/locales/it',
    body: () => ({ needs_review: false, uses_machine: false, revision: 1 }),
  },
  'POST /api/staff/glossary': { body: (made) => ({ ...TERM, term: `n${made.name}` }) },
  'POST /api/staff/glossary/:id/change': {
    path: (made) => `/api/staff/glossary/${made.term}/change`,
    body: (made) => ({ ...TERM, term: made.name, revision: 1 }),
  },
  'POST /api/staff/glossary/:id/delete': {
    path: (made) => `/api/staff/glossary/${made.term}/delete`,
    body: () => ({ locale: 'it', revision: 1 }),
  },
  'PUT /api/staff/media/:key/focus': picture('focus', { x: 10, y: 20 }),
  'PUT /api/staff/media/:key/alternatives': picture('alternatives', { is_decorative: true, alts: {} }),
  'POST /api/staff/media/:key/retire': picture('retire', REASON),
  'POST /api/staff/media/:key/restore': {
    ...picture('restore', {}),
    first: ['POST /api/staff/media/:key/retire'],
  },
  'PUT /api/staff/exports/:id': {
    path: (made) => `/api/staff/exports/${made.uuid}`,
    body: () => ({ list: 'orders', query: '' }),
  },
  'PUT /api/staff/bulk/:id': {
    path: (made) => `/api/staff/bulk/${made.uuid}`,
    body: (_made, ids) => ({ action: 'ticket.close', rows: [{ site: 'it', ref: ids.contact_ticket }] }),
  },
};
