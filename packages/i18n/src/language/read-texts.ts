import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spellEdition } from '../editions.ts';
import { baseOf, type Edition } from '../locales.ts';

/** Where a reader meets a text. A rule may apply to some kinds only: brand prose is freer than a label. */
export const TEXT_KINDS = ['interface', 'api', 'mail', 'invoice', 'feed', 'brand'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export interface LocaleText {
  /** Relative to the repository. */
  readonly file: string;
  /** The message id, or the path to a field of a page: `blocks.0.html`. */
  readonly key: string;
  readonly kind: TextKind;
  readonly text: string;
}

/** Beginnings of the files' paths; `<locale>.json` is the end. */
const SOURCES: readonly (readonly [pattern: string, kind: TextKind])[] = [
  ['apps/storefront/app/**/messages{.,/}', 'interface'],
  ['apps/desk/app/**/messages{.,/}', 'interface'],
  ['apps/server/src/**/messages{.,/}', 'api'],
  ['brands/**/', 'brand'],
];

/** What the server says elsewhere than in answers of the api, by the first part of the id. */
const SERVER_KINDS: Readonly<Record<string, TextKind>> = { mail: 'mail', invoice: 'invoice', news: 'feed' };

/** The desk has languages, no editions: its texts are read in the base language everywhere. */
const WITHOUT_EDITIONS = 'apps/desk/';

// Fields of a page that name a file, a route or a layout.
const TECHNICAL_FIELDS = new Set([
  'type',
  'to',
  'slug',
  'image',
  'image_phone',
  'product',
  'side',
  'tone',
  'year',
]);

/** Every text of a locale that a person reads: catalogues, mails, invoices, feeds and the brands' texts. */
export function readTexts(repository: string, locale: string): LocaleText[] {
  return SOURCES.flatMap(([pattern, kind]) =>
    globSync(`${pattern}${locale}.json`, { cwd: repository })
      .sort()
      .flatMap((file) =>
        listTexts(JSON.parse(readFileSync(join(repository, file), 'utf8')), '').map(([key, text]) => ({
          file,
          key,
          kind: kind === 'api' ? (SERVER_KINDS[key.split('.')[0] ?? ''] ?? kind) : kind,
          text,
        })),
      ),
  );
}

/** The texts of a JSON value with the path to each; fields that hold no prose are left out. */
export function listTexts(value: unknown, path: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    TECHNICAL_FIELDS.has(name) ? [] : listTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}

interface EditionTexts {
  /** What the pages of the edition show: the texts of the base with those of the edition over them. */
  readonly shown: LocaleText[];
  /** Only the texts of the edition's own files. */
  readonly own: LocaleText[];
}

export function readEditionTexts(repository: string, edition: Edition): EditionTexts {
  const spell = (read: LocaleText) => ({ ...read, text: spellEdition(edition, read.text) });
  const own = readTexts(repository, edition).map(spell);
  const changed = new Map(own.map((read) => [placeOf(read), read]));
  const shown = readTexts(repository, baseOf(edition))
    .filter(({ file }) => !file.startsWith(WITHOUT_EDITIONS))
    .map((read) => changed.get(placeOf(read)) ?? spell(read));
  return { shown, own };
}

/** A text of an edition replaces that of its base at the same place: ids are unique in an app, fields in a folder. */
const placeOf = ({ file, key }: LocaleText) =>
  `${file.startsWith('apps/') ? file.split('/')[1] : dirname(file)} ${key}`;
