import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { applyOverlay, spellEdition } from '../editions.ts';
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

const SOURCES: readonly (readonly [folder: string, kind: TextKind])[] = [
  ['apps/storefront/app', 'interface'],
  ['apps/desk/app', 'interface'],
  ['apps/server/src/messages', 'api'],
  ['apps/server/src/features/mails/messages', 'mail'],
  ['apps/server/src/features/invoices/messages', 'invoice'],
  ['apps/server/src/features/news/messages', 'feed'],
  ['brands', 'brand'],
];

/** The desk has languages, no editions: its texts are read in the base language everywhere. */
const WITHOUT_EDITIONS = new Set(['apps/desk/app']);

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
  return SOURCES.flatMap(([folder, kind]) =>
    findFiles(join(repository, folder), `${locale}.json`).flatMap((file) => {
      const name = relative(repository, file).split(sep).join('/');
      return listTexts(JSON.parse(readFileSync(file, 'utf8')), '').map(([key, text]) => ({
        file: name,
        key,
        kind,
        text,
      }));
    }),
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
  const texts: EditionTexts = { shown: [], own: [] };
  for (const [folder, kind] of SOURCES.filter(([name]) => !WITHOUT_EDITIONS.has(name))) {
    for (const file of findFiles(join(repository, folder), `${baseOf(edition)}.json`)) {
      const base: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const overlayFile = join(dirname(file), `${edition}.json`);
      const overlay: unknown = existsSync(overlayFile) ? JSON.parse(readFileSync(overlayFile, 'utf8')) : {};
      const own = new Set(listTexts(overlay, '').map(([key]) => key));
      for (const [key, text] of listTexts(spellEdition(edition, applyOverlay(base, overlay)), '')) {
        const read = { key, kind, text };
        const name = relative(repository, own.has(key) ? overlayFile : file)
          .split(sep)
          .join('/');
        texts.shown.push({ file: name, ...read });
        if (own.has(key)) texts.own.push({ file: name, ...read });
      }
    }
  }
  return texts;
}

function findFiles(folder: string, name: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === name)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
