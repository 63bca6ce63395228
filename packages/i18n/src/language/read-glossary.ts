import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_LOCALES, type CatalogueLocale, type CatalogueName, type Edition } from '../locales.ts';
import { TEXT_KINDS, type TextKind } from './read-texts.ts';
import { TYPOGRAPHY, type TypographyRule } from './typography/typography.ts';

interface Term {
  readonly term: string;
  readonly definition: string;
  /** Word patterns; see `compileForm`. */
  readonly forbidden: readonly string[];
  /** Where the forbidden forms are forbidden; everywhere if absent. */
  readonly kinds?: readonly TextKind[];
}

export interface Glossary {
  readonly locale: CatalogueName;
  readonly terms: readonly Term[];
  readonly typography: readonly TypographyRule[];
  /** Keys that no rule checks, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

const FOLDER = join(import.meta.dirname, '../../glossary');
const FIELDS = ['term', 'definition', 'forbidden', 'kinds'];

const fileOf = (locale: string) => join(FOLDER, `${locale}.json`);

/** The locales that have a glossary. */
export function listGlossaries(): CatalogueLocale[] {
  return CATALOGUE_LOCALES.filter((locale) => existsSync(fileOf(locale)));
}

export function readGlossary(locale: CatalogueName): Glossary {
  const read = JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Omit<Glossary, 'locale'>;
  const glossary: Glossary = { ...read, locale };
  const faults = findFaults(glossary);
  if (faults.length > 0) throw new Error(`glossary/${locale}.json: ${faults.join('; ')}`);
  return glossary;
}

/**
 * The rules of an edition beside those of its base. `complete`: its forms are forbidden in all texts that its pages show,
 * also in those it takes from its base; else only in its own files, while these are being written.
 */
export interface EditionGlossary extends Glossary {
  readonly complete: boolean;
  /** Terms of the base that do not hold in the edition. */
  readonly dropped: readonly string[];
}

export function readEditionGlossary(edition: Edition): EditionGlossary {
  const none = { terms: [], typography: [], exceptions: {}, complete: false, dropped: [] };
  if (!existsSync(fileOf(edition))) return { ...none, locale: edition };
  return { ...none, ...readGlossary(edition) };
}

/** A misspelt field or rule would silently check nothing. */
export function findFaults({ terms, typography, exceptions }: Omit<Glossary, 'locale'>): string[] {
  const names = terms.map(({ term }) => term);
  return [
    ...names.filter((term, index) => names.indexOf(term) !== index).map((term) => `"${term}" is there twice`),
    ...terms.flatMap((term) => [
      ...Object.keys(term)
        .filter((field) => !FIELDS.includes(field))
        .map((field) => `"${term.term}" has an unknown field ${field}`),
      ...(term.kinds ?? [])
        .filter((kind) => !TEXT_KINDS.includes(kind))
        .map((kind) => `"${term.term}" has an unknown kind ${kind}`),
      ...(term.definition.trim() === '' ? [`"${term.term}" has no definition`] : []),
      ...(term.forbidden.some((form) => form.trim() === '') ? [`"${term.term}" has an empty form`] : []),
    ]),
    ...typography
      .filter((rule) => !Object.hasOwn(TYPOGRAPHY, rule))
      .map((rule) => `unknown typography rule ${rule}`),
    ...Object.entries(exceptions)
      .filter(([, reason]) => reason.trim() === '')
      .map(([key]) => `the exception ${key} has no reason`),
  ];
}
