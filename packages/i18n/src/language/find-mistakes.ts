import type { EditionGlossary, Glossary } from './read-glossary.ts';
import type { LocaleText } from './read-texts.ts';
import { splitPassages } from './split-passages.ts';
import { TYPOGRAPHY } from './typography/typography.ts';
import { compileForm } from './word-pattern.ts';

export interface Mistake {
  readonly file: string;
  readonly key: string;
  readonly found: string;
  readonly instead: string;
}

/** The forbidden forms and the typography mistakes of a locale's texts. */
export function findMistakes(texts: readonly LocaleText[], glossary: Glossary): Mistake[] {
  const checks = [
    ...glossary.terms.flatMap(({ term, forbidden, kinds }) =>
      forbidden.map((form) => ({ pattern: compileForm(form, glossary.locale), instead: term, kinds })),
    ),
    ...glossary.typography.map((rule) => ({ ...TYPOGRAPHY[rule], kinds: undefined })),
  ];
  return texts
    .filter(({ key }) => !Object.hasOwn(glossary.exceptions, key))
    .flatMap(({ file, key, kind, text }) => {
      const passages = splitPassages(text);
      return checks
        .filter(({ kinds }) => !kinds || kinds.includes(kind))
        .flatMap(({ pattern, instead }) =>
          passages.flatMap((passage) => {
            const [found] = pattern.exec(passage) ?? [];
            return found === undefined ? [] : [{ file, key, found, instead }];
          }),
        );
    });
}

/** Exceptions whose key no longer exists: each would excuse a text to come. */
export function findUnusedExceptions(texts: readonly LocaleText[], glossary: Glossary): string[] {
  const keys = new Set(texts.map(({ key }) => key));
  return Object.keys(glossary.exceptions).filter((key) => !keys.has(key));
}

/** The edition's own texts by the rules of its base, and what its pages show by its own rules. */
export function findEditionMistakes(
  { shown, own }: { readonly shown: readonly LocaleText[]; readonly own: readonly LocaleText[] },
  glossary: EditionGlossary,
  base: Glossary,
): Mistake[] {
  const terms = base.terms.filter(({ term }) => !glossary.dropped.includes(term));
  const exceptions = { ...base.exceptions, ...glossary.exceptions };
  return [
    ...findMistakes(own, { ...base, terms, exceptions }),
    ...findMistakes(glossary.complete ? shown : own, glossary),
  ];
}
