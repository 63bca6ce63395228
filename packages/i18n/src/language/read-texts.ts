import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
  ['apps/server/src/messages', 'api'],
  ['apps/server/src/features/mails/messages', 'mail'],
  ['apps/server/src/features/invoices/messages', 'invoice'],
  ['apps/server/src/features/news/messages', 'feed'],
  ['brands', 'brand'],
];

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

function findFiles(folder: string, name: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === name)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
