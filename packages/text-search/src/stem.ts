/**
 * What is left of a folded word without its ending. Light on purpose: endings of number, gender and case only, from a
 * list per language. Two forms of a word need only meet somewhere; the stem is never shown, and an exact hit ranks
 * above it.
 */
export function stem(word: string, locale: string): string {
  const rules = ENDINGS[locale];
  if (!rules || /\d/.test(word)) return word;
  const bare = withoutPrefix(word, rules);
  for (const ending of rules.endings)
    if (bare.endsWith(ending) && bare.length - ending.length >= rules.keep)
      return bare.slice(0, -ending.length);
  return bare;
}

interface Rules {
  /** Longest first. */
  readonly endings: readonly string[];
  /** Letters that must be left. */
  readonly keep: number;
  readonly prefixes?: readonly string[];
}

function withoutPrefix(word: string, { prefixes = [], keep }: Rules): string {
  const prefix = prefixes.find((one) => word.startsWith(one) && word.length - one.length >= keep);
  return prefix ? word.slice(prefix.length) : word;
}

const rules = (keep: number, endings: string, prefixes = ''): Rules => ({
  keep,
  endings: list(endings).sort((a, b) => b.length - a.length),
  prefixes: list(prefixes),
});
const list = (words: string) => words.split(' ').filter(Boolean);

const ENDINGS: Readonly<Record<string, Rules>> = {
  en: rules(3, 's es ies ing ed y e'),
  it: rules(3, 'o a i e hi he io ia ie ii'),
  es: rules(3, 'o a e s os as es'),
  fr: rules(3, 'e s es x eux euse aux al ale ales'),
  de: rules(3, 'e en er es em n s ern'),
  el: rules(3, 'α η ο ι ε ος ης ας ες οι ου ων ους ια ιο ιων ιου α σ υ εσ ησ οσ ασ ουσ ισ ωνη ειο εια'),
  cs: rules(3, 'a e i o u y ou um em im ym ho ho eho emu ach ich ych ami imi ymi ove ovi ek ka ky ku ko ni'),
  pl: rules(
    3,
    'a e i o u y ow om ami ach ych ich ego emu ej ymi imi iem em owi owy owa owe ek ka ki ke ny na ne',
  ),
  ar: rules(2, 'ات ان ون ين ه ي ها يه', 'ال وال بال لل'),
  he: rules(2, 'ים ות ה ת ית יים', 'ה ב ל ש ו'),
  fa: rules(2, 'ها هاي ي اي ان', ''),
};
