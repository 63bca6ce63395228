import { languageTag } from '@paddock/i18n/locales';

// Scripts that are written without spaces, where a line may break between two words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u;
// A line does not end with an opening bracket or quotation mark, nor with the sign before an amount.
const STAYS_WITH_NEXT = /[\p{Ps}\p{Pi}\p{Sc}#№]$/u;
// A line does not begin with a small kana, a mark of repetition or length, or any other punctuation.
const STAYS_WITH_PREVIOUS = /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞヽヾ々〻]/u;

/** Breaks a text into lines that are no wider than the box, by the rules of the language (kinsoku for ja and zh). */
export function lineBreaker(locale: string) {
  const words = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
  const letters = new Intl.Segmenter(languageTag(locale), { granularity: 'grapheme' });

  function splitUnspaced(part: string): string[] {
    const pieces: string[] = [];
    for (const { segment, isWordLike } of words.segment(part)) {
      const last = pieces.at(-1);
      const beginsPiece = (isWordLike && !STAYS_WITH_PREVIOUS.test(segment)) || STAYS_WITH_NEXT.test(segment);
      if (last === undefined || (beginsPiece && !STAYS_WITH_NEXT.test(last))) pieces.push(segment);
      else pieces[pieces.length - 1] = last + segment;
    }
    return pieces;
  }

  const splitWords = (text: string) =>
    (text.match(/\S+\s*|\s+/g) ?? ['']).flatMap((part) =>
      UNSPACED.test(part) ? splitUnspaced(part) : [part],
    );

  /** A word that is wider than the box is cut between two characters. */
  function cutWord(word: string, fits: (text: string) => boolean): string[] {
    if (fits(word)) return [word];
    const pieces = [''];
    for (const { segment } of letters.segment(word)) {
      const longer = pieces.at(-1) + segment;
      if (pieces.at(-1) === '' || fits(longer)) pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }

  return function breakLines(text: string, isTooWide: (line: string) => boolean): string[] {
    const fits = (line: string) => !isTooWide(line.trimEnd());
    if (fits(text)) return [text.trimEnd()];
    const lines: string[] = [];
    let line = '';
    for (const word of splitWords(text).flatMap((one) => cutWord(one, fits))) {
      if (line !== '' && !fits(line + word)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += word;
    }
    return [...lines, line.trimEnd()];
  };
}
