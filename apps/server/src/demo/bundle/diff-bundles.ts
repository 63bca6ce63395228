import type { Bundle } from './bundle.ts';
import type { DatabaseContent } from './read-content.ts';
import { type Files, toFiles } from './to-files.ts';

export interface Difference {
  /** Of the file in the folder. */
  readonly path: string;
  /** Null: the brand's, for every site. */
  readonly site: string | null;
  readonly locale: string | null;
  /** Empty: the whole file. */
  readonly field: string;
  /** Undefined: not there. */
  readonly folder: unknown;
  readonly database: unknown;
  /** The newest change in the database was made at the desk: an import leaves it alone. */
  readonly isDesk: boolean;
}

/** Everything that differs, in the order of the files. A kind that the folder does not have is not compared. */
export function diffBundles(folder: Bundle, database: DatabaseContent, now: Date): Difference[] {
  const [left, right] = [toFiles(folder, now), toFiles({ ...database, kinds: folder.kinds }, now)];
  const desk = listDeskPaths(database);
  const isDesk = (path: string, field: string) => {
    // Later versions of a subject belong to it.
    const subject = path.replace(/\.\d+(?=\.json$)/, '');
    const names = field.split('.');
    return (
      desk.has(subject) || names.some((_, end) => desk.has(`${subject} ${names.slice(0, end + 1).join('.')}`))
    );
  };
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((path) =>
    [...compare(contentAt(left, path, right), contentAt(right, path, left), '')]
      .filter((found) => !isUnchosenNumber(path, found))
      .map((found) => ({
        path,
        site: /^sites\/([^/]+)\//.exec(path)?.[1] ?? null,
        locale: localeOf(path, found.field),
        ...found,
        isDesk: isDesk(path, found.field),
      })),
  );
}

/** Of a file of words that is missing every text is named, and not the file. */
function contentAt(files: Files, path: string, others: Files): unknown {
  if (files.has(path) || !/^(words|glossary)\//.test(path)) return files.get(path);
  return Array.isArray(others.get(path)) ? [] : {};
}

/** A brand that is written by hand does not choose the numbers of its articles. */
const isUnchosenNumber = (path: string, { field, folder }: Found) =>
  path.startsWith('news/') && field === 'number' && folder === undefined;

/** `pages/home/it.2.json`, `words/mail/it.json`, `glossary/it.json`, or `texts.it.title` in `news/<slug>.json`. */
const localeOf = (path: string, field: string) =>
  /(?:^|\/)(?:pages|words)\/[^/]+\/([^/.]+)(?:\.\d+)?\.json$/.exec(path)?.[1] ??
  /^glossary\/([^/.]+)\.json$/.exec(path)?.[1] ??
  (path.startsWith('news/') ? /^texts\.([^.]+)/.exec(field)?.[1] : undefined) ??
  null;

type Found = Pick<Difference, 'field' | 'folder' | 'database'>;
const NAMES = ['id', 'slug', 'key', 'term'] as const;

function* compare(folder: unknown, database: unknown, field: string): Generator<Found> {
  if (Object.is(folder, database)) return;
  const [a, b] = [partsOf(folder), partsOf(database)];
  if (!a || !b || Array.isArray(folder) !== Array.isArray(database)) {
    if (JSON.stringify(folder) !== JSON.stringify(database)) yield { field, folder, database };
    return;
  }
  const before = field === '' ? '' : `${field}.`;
  for (const name of new Set([...a.keys(), ...b.keys()]))
    yield* compare(a.get(name), b.get(name), before + name);
  const common = (one: Map<string, unknown>, other: Map<string, unknown>) =>
    [...one.keys()].filter((name) => other.has(name));
  if (Array.isArray(folder) && common(a, b).join() !== common(b, a).join())
    yield { field: `${before}order`, folder: common(a, b), database: common(b, a) };
}

/** Parts by name; those of a list by the name they have in it (the id of a block, the slug of an article), else by place. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const name = NAMES.find(
    (one) => value.length > 0 && value.every((item) => typeof item?.[one] === 'string'),
  );
  const parts = new Map<string, unknown>();
  for (const [place, item] of value.entries()) {
    const wanted = name ? String(item[name]) : String(place);
    // Versions of an article have the same name.
    parts.set(parts.has(wanted) ? `${wanted}.${place}` : wanted, item);
  }
  return parts;
}

/** Files, and parts of files, that an import would leave alone. */
function listDeskPaths(database: DatabaseContent): ReadonlySet<string> {
  const inFolder = (site: string | null) => (site === null ? '' : `sites/${site}/`);
  const names = [
    ...database.pages
      .filter(({ is_desk }) => is_desk)
      .map(({ site, slug, locale }) => `${inFolder(site)}pages/${slug}/${locale}.json`),
    ...database.menus
      .filter(({ is_desk }) => is_desk)
      .map(({ site, menu }) => `${inFolder(site)}menus/${menu}.json`),
    ...database.news.articles.filter(({ is_desk }) => is_desk).map(({ slug }) => `news/${slug}.json`),
    ...database.words
      .filter(({ is_desk }) => is_desk)
      .map(({ kind, locale, subject, path }) => `words/${kind}/${locale}.json ${subject}.${path}`),
    ...database.glossary
      .filter(({ is_desk }) => is_desk)
      .map(({ locale, term }) => `glossary/${locale}.json ${term}`),
    ...database.library.filter(({ is_desk }) => is_desk).map(({ key }) => `library.json ${key}`),
  ];
  return new Set(names);
}
