import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContentWords,
  followSource,
  listContentTexts,
  maxLengthOf,
} from '../../pages/translation/content-words.rules.ts';
import { dueDay, resolveOverrides } from '../texts.rules.ts';
import type { KnownText } from '../texts.sql.ts';
import { digestOf } from './load-catalogue.ts';
import { planSync } from './plan-sync.rules.ts';

const LOCALES = ['de', 'it'];
const SAVED_AT = '2026-11-18T08:00:00.000Z';
const IT = { locales: ['it'], digestOf };

/** Texts as they are after a plan was written, every one translated and published. */
function translated(page: ContentWords): KnownText[] {
  return [...listContentTexts(page)].map(([path, source], index) => ({
    id: index + 1,
    path,
    source,
    released_source: source,
    is_retired: false,
    overridden: [],
    marks: LOCALES.map((locale) => {
      const words = `${locale}: ${source}`;
      return {
        locale,
        words,
        made_from: source,
        released_digest: digestOf(words),
        state: 'published' as const,
        origin: 'release' as const,
        updated_at: SAVED_AT,
      };
    }),
  }));
}

/** The page as it comes in: the translations are as they were, the source may have changed. */
const incoming = (page: ContentWords, known: readonly KnownText[]) =>
  [...listContentTexts(page)].map(([path, source]) => {
    const text = known.find((one) => one.path === path);
    const words =
      text?.marks.flatMap((mark) => (mark.words === null ? [] : [[mark.locale, mark.words]])) ?? [];
    return { path, source, words: Object.fromEntries(words) as Record<string, string> };
  });

test('[TRANSLATE-14] whatever the contract marks as read by people is translated, and takes as many characters', () => {
  const entry = {
    year: 'around 1911',
    title: 'The workshop',
    html: '<p>a</p>',
    image: 'hall',
    alt: 'A hall',
  };
  const page = {
    fields: { title: 'History' },
    blocks: [{ id: 'a7f3b2', type: 'timeline', entries: [entry] }],
  };
  const at = 'a7f3b2.entries.0';
  const paths = ['title', ...['year', 'title', 'html', 'alt'].map((name) => `${at}.${name}`)];
  expect([...listContentTexts(page).keys()]).toEqual(paths);
  expect(paths.map(maxLengthOf)).toEqual([400, 24, 400, 20_000, 400]);
  expect(['a7f3b2.text', 'a7f3b2.links.0.text'].map(maxLengthOf)).toEqual([1000, 400]);
  const words = new Map([[`${at}.year`, 'um 1911']]);
  const german = followSource({ source: page, own: null, words, known: new Set(paths) });
  expect(german.blocks).toEqual([{ ...page.blocks[0], entries: [{ ...entry, year: 'um 1911' }] }]);
});

const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
const block = fc.oneof(
  fc.record({ type: fc.constant('text'), title: words, html: words }),
  fc.record({ type: fc.constant('quote'), text: words, who: words, image: fc.constant('hall') }),
  fc.record({
    type: fc.constant('columns'),
    columns: fc.array(fc.record({ title: words, html: words, alt: fc.constant('') }), {
      minLength: 2,
      maxLength: 3,
    }),
  }),
);
const page = fc
  .record({
    fields: fc.record({ title: words, description: words }),
    blocks: fc.array(block, { minLength: 1, maxLength: 6 }),
  })
  .map((made) => ({ ...made, blocks: made.blocks.map((one, index) => ({ ...one, id: `b${index}` })) }));

type Edit =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'copy'; from: number }
  | { kind: 'delete'; at: number }
  | { kind: 'layout'; at: number }
  | { kind: 'words'; at: number; text: string };
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), from: fc.nat(9), to: fc.nat(9) }),
  fc.record({ kind: fc.constant('copy' as const), from: fc.nat(9) }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('layout' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('words' as const), at: fc.nat(9), text: words }),
);

function apply(before: ContentWords, change: Edit, place: number): ContentWords {
  const blocks = [...before.blocks];
  const at = (index: number) => (blocks.length === 0 ? 0 : index % blocks.length);
  if (change.kind === 'move') blocks.splice(at(change.to), 0, ...blocks.splice(at(change.from), 1));
  else if (change.kind === 'delete') blocks.splice(at(change.at), 1);
  else if (change.kind === 'copy') {
    const copied = blocks[at(change.from)];
    if (copied) blocks.push({ ...copied, id: `c${place}` });
  } else {
    const index = at(change.at);
    const chosen = blocks[index];
    const field = change.kind === 'layout' ? { tone: 'dark' } : { title: change.text };
    if (chosen) blocks[index] = { ...chosen, ...field };
  }
  return { ...before, blocks };
}

test('[TRANSLATE-02] a change of a page marks exactly the texts whose words changed, whatever is moved, copied or deleted', () => {
  fc.assert(
    fc.property(page, fc.array(edit, { maxLength: 8 }), (before, edits) => {
      const known = translated(before);
      const after = edits.reduce<ContentWords>((now, change, place) => apply(now, change, place), before);
      const plan = planSync(known, incoming(after, known), { locales: LOCALES, digestOf });
      const [old, now] = [listContentTexts(before), listContentTexts(after)];
      const changed = [...now].filter(([path, source]) => old.has(path) && old.get(path) !== source);
      const added = [...now.keys()].filter((path) => !old.has(path));
      const marked = (state: string) =>
        plan.marks
          .filter((mark) => mark.state === state)
          .map((mark) => `${mark.path} ${mark.locale}`)
          .sort();
      const everywhere = (paths: string[]) =>
        paths.flatMap((path) => LOCALES.map((locale) => `${path} ${locale}`)).sort();
      expect(marked('stale')).toEqual(everywhere(changed.map(([path]) => path)));
      expect(marked('missing')).toEqual(everywhere(added));
      expect(plan.marks.length).toBe((changed.length + added.length) * LOCALES.length);
      const gone = known.filter(({ path }) => !now.has(path)).map(({ id }) => id);
      expect([...plan.retired].sort()).toEqual(gone.sort());
    }),
    { numRuns: 300 },
  );
});

describe('[TRANSLATE-15] a page in another language', () => {
  const edited = fc.tuple(page, fc.array(edit, { maxLength: 8 })).map(([before, edits]) => ({
    before,
    after: edits.reduce<ContentWords>((now, change, place) => apply(now, change, place), before),
  }));
  const inLocale = (content: ContentWords): ContentWords => {
    const source = { source: content, own: null, known: new Set<string>() };
    const texts = [...listContentTexts(content)].map(([path, text]) => [path, `it: ${text}`] as const);
    return followSource({ ...source, words: new Map(texts) });
  };
  const pathsOf = (...contents: ContentWords[]) =>
    new Set(contents.flatMap((content) => [...listContentTexts(content).keys()]));

  test('has the blocks of its source with its own words, whatever was moved, copied or deleted there', () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const own = inLocale(before);
        const input = { source: after, own, known: pathsOf(before, after) };
        const kept = followSource({ ...input, words: new Map() });
        expect(kept.blocks.map(({ id }) => id)).toEqual(after.blocks.map(({ id }) => id));
        const [ownTexts, source] = [listContentTexts(own), listContentTexts(after)];
        expect(listContentTexts(kept)).toEqual(
          new Map([...source].map(([path, text]) => [path, ownTexts.get(path) ?? text])),
        );
        // New words change their own text and nothing else.
        const words = new Map([...source].map(([path, text]) => [path, `neu: ${text}`]));
        expect(listContentTexts(followSource({ ...input, words }))).toEqual(words);
        const [first] = source.keys();
        const one = new Map(first ? [[first, 'neu']] : []);
        expect(listContentTexts(followSource({ ...input, words: one }))).toEqual(
          new Map([...listContentTexts(kept), ...one]),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the blocks and fields that only it has', () => {
    const source: ContentWords = {
      fields: { title: 'Home' },
      blocks: [
        { id: 'b1', type: 'text', html: 'One' },
        { id: 'b3', type: 'text', html: 'Three' },
      ],
    };
    const own: ContentWords = {
      fields: { title: 'Casa' },
      blocks: [
        { id: 'b1', type: 'text', html: 'Uno', title: 'Solo qui' },
        { id: 'x1', type: 'text', html: 'Solo in Italia' },
        { id: 'b2', type: 'text', html: 'Due' },
      ],
    };
    const known = new Set(['title', 'b1.html', 'b2.html', 'b3.html']);
    expect(followSource({ source, own, words: new Map([['b3.html', 'Tre']]), known })).toEqual({
      fields: { title: 'Casa' },
      blocks: [
        { id: 'b1', type: 'text', html: 'Uno', title: 'Solo qui' },
        { id: 'x1', type: 'text', html: 'Solo in Italia' },
        { id: 'b3', type: 'text', html: 'Tre' },
      ],
    });
  });
});

describe('[TRANSLATE-14] a page that an editor has published in a language', () => {
  const HOUR = 3_600_000;
  const saved = Date.parse(SAVED_AT);
  const known = (mark: Partial<KnownText['marks'][number]>): KnownText[] => [
    {
      id: 1,
      path: 'title',
      source: 'Story',
      released_source: 'Story',
      is_retired: false,
      overridden: [],
      marks: [
        {
          locale: 'it',
          words: 'Storia',
          made_from: 'Story',
          released_digest: null,
          state: 'translated',
          origin: 'desk',
          updated_at: SAVED_AT,
          ...mark,
        },
      ],
    },
  ];
  const plan = (mark: Partial<KnownText['marks'][number]>, it: string, editedAt: number) =>
    planSync(known(mark), [{ path: 'title', source: 'Story', words: { it } }], {
      ...IT,
      editedAt: { it: editedAt },
    });

  test('has the words of the later one, and those of the translator stay in the memory', () => {
    expect(plan({}, 'Racconto', saved - HOUR).marks).toMatchObject([
      { state: 'translated', words: 'Storia' },
    ]);
    const later = plan({}, 'Racconto', saved + HOUR);
    expect(later.marks).toMatchObject([{ state: 'published', words: 'Racconto', made_from: 'Story' }]);
    expect(later.memory).toEqual([{ locale: 'it', source: 'Story', words: 'Storia' }]);
    expect(plan({}, 'Storia', saved).marks).toMatchObject([{ state: 'published', words: 'Storia' }]);
  });

  test('with a text that shows the source in the place of a translation: it is still missing', () => {
    const missing = { words: null, made_from: null, state: 'missing' } as const;
    expect(plan(missing, 'Story', saved + HOUR).marks).toEqual([]);
    expect(plan(missing, 'Storia', saved + HOUR).marks).toMatchObject([{ state: 'published' }]);
  });
});

describe('[TRANSLATE-03] words of the desk win over those of a release', () => {
  const text = (change: Partial<KnownText> = {}): KnownText => ({
    id: 1,
    path: 'cart',
    source: 'Cart',
    released_source: 'Cart',
    is_retired: false,
    overridden: [],
    marks: [
      {
        locale: 'it',
        words: 'Carrello',
        made_from: 'Cart',
        released_digest: digestOf('Carrello'),
        state: 'published',
        origin: 'release',
        updated_at: SAVED_AT,
      },
    ],
    ...change,
  });
  const release = (source: string, it: string) => [{ path: 'cart', source, words: { it } }];

  test('a release with new words replaces those of the release before', () => {
    const plan = planSync([text()], release('Basket', 'Cesto'), IT);
    expect(plan.marks).toMatchObject([{ state: 'published', words: 'Cesto', made_from: 'Basket' }]);
    expect(plan.memory).toEqual([{ locale: 'it', source: 'Cart', words: 'Carrello' }]);
  });

  test('an override stays and becomes stale only when the source changes', () => {
    const own = text({ overridden: ['it'] });
    expect(planSync([own], release('Cart', 'Cesto'), IT).marks).toMatchObject([
      { state: 'published', words: 'Carrello' },
    ]);
    expect(planSync([own], release('Basket', 'Cesto'), IT).marks).toMatchObject([
      { state: 'stale', words: 'Carrello', made_from: 'Cart' },
    ]);
  });

  test('a source that comes back makes its translations current again', () => {
    const [mark] = text().marks;
    const stale = text({ source: 'Basket', marks: [{ ...mark!, state: 'stale' }] });
    expect(planSync([stale], release('Cart', 'Carrello'), IT).marks).toMatchObject([{ state: 'published' }]);
  });

  test('a regional edition shows its own words, then those of its base, then English', () => {
    const override = (locale: string, words: string, released: string[]) => ({
      path: 'cart',
      locale,
      words,
      released,
    });
    const shown = (overrides: Parameters<typeof resolveOverrides>[0], locale: string) =>
      resolveOverrides(overrides, locale).get('cart');
    expect(shown([override('de', 'Korb', ['de'])], 'de-CH')).toBe('Korb');
    expect(shown([override('de', 'Korb', ['de', 'de-CH'])], 'de-CH')).toBeUndefined();
    expect(shown([override('en', 'Basket', ['en', 'de'])], 'de')).toBeUndefined();
    expect(shown([override('en', 'Basket', ['en'])], 'de')).toBe('Basket');
  });
});

test('a task is due in ten working days', () => {
  expect(dueDay(new Date('2026-11-18T10:00:00Z'))).toBe('2026-12-02');
  expect(dueDay(new Date('2026-11-21T10:00:00Z'))).toBe('2026-12-04');
});
