import { findMistakes, type Mistake } from './find-mistakes.ts';
import type { EditionGlossary, Glossary } from './read-glossary.ts';
import type { LocaleText } from './read-texts.ts';

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
