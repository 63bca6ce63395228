import { baseOf } from '../locales.ts';

// Scripts that put no space between words: a form is found anywhere in a passage.
const UNSPACED_LOCALES = ['ja', 'zh', 'kh'];
// A combining mark belongs to its letter.
const WORD_CHARACTER = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * A glossary form as a regular expression. `*` stands for any letters of the same word (`photograph*`), a space for any
 * white space, an apostrophe for both shapes of it; everything else is literal. Upper and lower case are equal.
 */
export function compileForm(form: string, locale: string): RegExp {
  const source = form
    .replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`)
    .replace(/\*/g, String.raw`[\p{L}\p{M}]*`)
    .replace(/\s+/g, String.raw`\s+`)
    .replace(/['’]/g, "[’']");
  return UNSPACED_LOCALES.includes(baseOf(locale))
    ? new RegExp(source, 'iu')
    : new RegExp(`(?<!${WORD_CHARACTER})${source}(?!${WORD_CHARACTER})`, 'iu');
}
