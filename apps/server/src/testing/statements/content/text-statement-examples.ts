import * as content from '../../../features/texts/content/content-texts.sql.ts';
import * as glossary from '../../../features/texts/glossary.sql.ts';
import * as locales from '../../../features/texts/locales/text-locales.sql.ts';
import * as suggestions from '../../../features/texts/machine/suggestions.sql.ts';
import * as marks from '../../../features/texts/queue/text-mark.sql.ts';
import * as pages from '../../../features/texts/queue/text-page.sql.ts';
import * as publishing from '../../../features/texts/queue/text-publishing.sql.ts';
import * as queue from '../../../features/texts/queue/text-queue.sql.ts';
import * as search from '../../../features/texts/queue/text-search.sql.ts';
import * as texts from '../../../features/texts/texts.sql.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';

const OF = { kind: 'interface', subject: 'shop' } as const;
const TEXT = { path: 'shell.cart', source: 'Cart', released_source: 'Cart' };
const MARK = {
  path: 'shell.cart',
  locale: 'it',
  state: 'published',
  words: 'Carrello',
  made_from: 'Cart',
  origin: 'release',
  released_digest: null,
} as const;
const PAIR = { locale: 'it', source: 'Cart', words: 'Carrello' };
const PLAN = { texts: [TEXT], marks: [MARK], memory: [PAIR], retired: [] };
const FILTER = {
  locale: 'it',
  states: ['missing', 'stale'] as const,
  kind: null,
  subject: null,
  q: null,
};
const PAGE = { after: 0, limit: 51, staffId: 1 };
const TERM = {
  locale: 'it',
  term: 'carrello',
  source: 'cart',
  definition: 'The cart.',
  forbidden: ['borsa'],
  kinds: [],
};

async function aText(tx: Tx): Promise<number> {
  await texts.applyPlan(tx, { ...OF, dueOn: '2026-12-01' }, PLAN);
  const [text] = await texts.listKnownTexts(tx, OF.kind, OF.subject);
  return text?.id ?? 0;
}

const { state, words, made_from, origin } = MARK;
const UPDATE = {
  state,
  words,
  made_from,
  origin,
  translated_by: null,
  reviewed_by: null,
  overruled: null,
  note: null,
  wants_review: false,
};

export const TEXT_STATEMENT_EXAMPLES: Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>> = {
  texts: {
    findCatalogue: (_tx, db) => texts.findCatalogue(db, 'interface shop'),
    noteCatalogue: (tx) => texts.noteCatalogue(tx, 'interface shop', 'digest'),
    lockTexts: (tx) => texts.lockTexts(tx, OF.kind, OF.subject),
    listKnownTexts: (tx) => texts.listKnownTexts(tx, OF.kind, OF.subject),
    putMemory: (tx) => texts.putMemory(tx, [PAIR]),
    applyPlan: async (tx) =>
      texts.applyPlan(tx, { ...OF, dueOn: '2026-12-01' }, { ...PLAN, retired: [await aText(tx)] }),
    listOverrides: (_tx, db) => texts.listOverrides(db, 'interface'),
  },
  'text-locales': {
    listLocalesOfSites: (_tx, db) => locales.listLocalesOfSites(db),
    isLocaleVisible: (_tx, db) => locales.isLocaleVisible(db, 'it', [1]),
  },
  'text-queue': {
    listQueue: async (_tx, db) => {
      await queue.listQueue(db, FILTER, PAGE);
      await queue.listQueue(db, { ...FILTER, kind: 'page', subject: 'about' }, PAGE);
    },
    countKind: (_tx, db) => queue.countKind(db, { locale: 'it', kind: 'page' }, 1001),
    countStates: (_tx, db) => queue.countStates(db),
  },
  'text-page': {
    readPageOfLocale: async (_tx, db) => {
      await pages.readPageOfLocale(db, { ...FILTER, max: 1001 }, PAGE);
      await pages.readPageOfLocale(db, { ...FILTER, states: null, max: 1001 }, PAGE);
    },
    readPageOfKind: (_tx, db) => pages.readPageOfKind(db, { ...FILTER, kind: 'page' }, PAGE),
    readPageOfSubject: (_tx, db) =>
      pages.readPageOfSubject(db, { ...FILTER, kind: 'page', subject: 'about' }, PAGE),
  },
  'text-search': {
    countWords: (_tx, db) => search.countWords(db, 'it', 'cart', 1001),
    walkQueue: (_tx, db) => search.walkQueue(db, { locale: 'it', q: 'cart' }, PAGE),
    searchQueue: (_tx, db) => search.searchQueue(db, { ...FILTER, q: 'cart' }, PAGE),
  },
  'text-mark': {
    findText: (_tx, db) => marks.findText(db, 1, 'it', 1),
    findSimilar: (_tx, db) => marks.findSimilar(db, 'it', 'Your cart', 1),
    lockText: (tx) => marks.lockText(tx, 1, 'it'),
    putMark: async (tx) => marks.putMark(tx, await aText(tx), 'it', UPDATE),
  },
  'text-publishing': {
    lockPublishable: (tx) => publishing.lockPublishable(tx, 'it', ['reviewed'], null),
    countWaiting: (tx) => publishing.countWaiting(tx, 'it', ['reviewed']),
    publishContentMarks: (tx) =>
      publishing.publishContentMarks(tx, { kind: 'page', subject: 'about', locale: 'it' }, ['reviewed']),
    publishMarks: async (tx) => publishing.publishMarks(tx, 'it', [await aText(tx)]),
    changeSources: async (tx) =>
      publishing.changeSources(tx, { sourceLocale: 'en', ids: [await aText(tx)], dueOn: '2026-12-01' }),
  },
  suggestions: {
    listMissing: (_tx, db) =>
      suggestions.listMissing(db, { locale: 'it', kind: null, subject: null }, { after: 0, limit: 50 }),
    putSuggestion: async (tx) =>
      suggestions.putSuggestion(
        tx,
        { id: await aText(tx), kind: 'interface', source: 'Cart', revision: 1 },
        'it',
        { words: 'Carrello', origin: 'memory' },
      ),
  },
  'content-texts': {
    listPaths: (tx) => content.listPaths(tx, 'page', 'about'),
    listSubjects: (tx) => content.listSubjects(tx, 'page'),
  },
  glossary: {
    listTerms: (_tx, db) => glossary.listTerms(db, 'it'),
    insertTerm: (tx) => glossary.insertTerm(tx, TERM),
    lockTerm: (tx) => glossary.lockTerm(tx, 1),
    updateTerm: (tx) => glossary.updateTerm(tx, 1, TERM),
    retireTerm: (tx) => glossary.retireTerm(tx, 1),
    putReleasedTerms: (tx) => glossary.putReleasedTerms(tx, [TERM]),
    putLocale: (tx) => glossary.putLocale(tx, 'it', ['three-dots']),
    listLocaleSettings: (_tx, db) => glossary.listLocaleSettings(db),
    lockLocale: (tx) => glossary.lockLocale(tx, 'it'),
    setLocale: (tx) => glossary.setLocale(tx, 'it', { needs_review: true, uses_machine: false }),
  },
};
