import type { Kind } from './bundle.schema.ts';
import type { Bundle } from './bundle.ts';
import { keepShown, nameOfVersion, type Window } from './versions.rules.ts';

/** JSON by its path in the folder. */
export type Files = ReadonlyMap<string, unknown>;

const windowOf = ({ publish_at, publish_until }: Window) => ({
  ...(publish_at ? { publish_at: new Date(publish_at).toISOString() } : {}),
  ...(publish_until ? { publish_until: new Date(publish_until).toISOString() } : {}),
});

/** Versions of each subject by the name of their file, in the order of the names. */
function* inFiles<T extends Window>(versions: readonly T[], nameOf: (version: T) => string, now: Date) {
  const subjects = [...Map.groupBy(versions, nameOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, own] of subjects)
    for (const [place, version] of keepShown(own, now).entries())
      yield [nameOfVersion(name, place), version] as const;
}

const inFolder = (site: string | null) => (site === null ? '' : `sites/${site}/`);

const WRITERS: Record<Kind, (bundle: Bundle, now: Date) => Iterable<readonly [string, unknown]>> = {
  *pages({ pages }, now) {
    const nameOf = ({ site, slug, locale }: Bundle['pages'][number]) =>
      `${inFolder(site)}pages/${slug}/${locale}`;
    for (const [name, { title, description, blocks, ...window }] of inFiles(pages, nameOf, now))
      yield [`${name}.json`, { ...windowOf(window), title, description, blocks }];
  },
  *menus({ menus }, now) {
    const nameOf = ({ site, menu }: Bundle['menus'][number]) => `${inFolder(site)}menus/${menu}`;
    for (const [name, { layout, ...window }] of inFiles(menus, nameOf, now))
      yield [`${name}.json`, { ...windowOf(window), ...layout }];
  },
  *news({ news: { tags, articles } }, now) {
    for (const [name, article] of inFiles(articles, ({ slug }) => slug, now)) {
      const { slug, number, cover, published_at, tags: own, sites, texts } = article;
      const text = {
        slug,
        ...(number === null ? {} : { number }),
        cover,
        published_at: new Date(published_at).toISOString(),
        ...windowOf(article),
        tags: own,
        ...(sites === null ? {} : { sites: [...sites].sort() }),
        texts,
      };
      yield [`news/${name}.json`, text];
    }
    yield ['news.json', { tags }];
  },
  *words({ words }) {
    const byFile = Map.groupBy(words, ({ kind, locale }) => `words/${kind}/${locale}.json`);
    for (const [name, own] of byFile) {
      const subjects = Map.groupBy(own, ({ subject }) => subject);
      const texts = [...subjects].map(([subject, list]) => [
        subject,
        Object.fromEntries(list.map(({ path, words: text }) => [path, text])),
      ]);
      yield [name, Object.fromEntries(texts)];
    }
  },
  *glossary({ glossary }) {
    for (const [locale, terms] of Map.groupBy(glossary, (term) => term.locale)) {
      const listed = terms.map(({ term, source, definition, forbidden, kinds, removed }) => ({
        term,
        source,
        definition,
        forbidden,
        kinds,
        ...(removed ? { removed } : {}),
      }));
      yield [`glossary/${locale}.json`, sortBy(listed, 'term')];
    }
  },
  *library({ library }) {
    const records = library.map(({ key, site, status, decorative, focus, alts, original }) => ({
      key,
      site,
      status,
      decorative,
      focus,
      alts,
      original,
    }));
    yield ['library.json', sortBy(records, 'key')];
  },
};

const sortBy = <K extends string, T extends Readonly<Record<K, string>>>(list: readonly T[], name: K): T[] =>
  [...list].sort((a, b) => (a[name] < b[name] ? -1 : 1));

/** The files of a bundle, with everything that is shown now or later. The same content gives the same files. */
export function toFiles(bundle: Bundle, now: Date): Files {
  const files = bundle.kinds.flatMap((kind) => [...WRITERS[kind](bundle, now)]);
  return new Map(files.map(([name, content]) => [name, inOrder(content)]));
}

const FIRST = ['publish_at', 'publish_until', 'slug', 'key', 'term', 'type', 'id', 'title', 'headline'];
const rank = (name: string) => {
  const place = FIRST.indexOf(name);
  return place < 0 ? FIRST.length : place;
};

/** Objects with their fields in one order, whatever the database or a file had. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  fields.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, inOrder(inner)]));
}
