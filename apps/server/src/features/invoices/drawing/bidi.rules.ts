const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// Signs that belong to the figures they stand at.
const LEFT_TO_RIGHT = /[\p{L}\p{M}\p{N}%+]/u;

export interface Piece {
  readonly text: string;
  readonly rtl: boolean;
}

/**
 * The pieces of a line in the order they stand on paper, left to right. Pieces of right-to-left letters are still in
 * the order they are read; who shapes them turns them. Enough for names, numbers and short labels: one level deep.
 */
export function inVisualOrder(line: string, base: 'ltr' | 'rtl'): Piece[] {
  const pieces: { text: string; rtl: boolean }[] = [];
  let neutral = '';
  for (const letter of line) {
    const isRtl = RIGHT_TO_LEFT.test(letter);
    if (!isRtl && !LEFT_TO_RIGHT.test(letter)) {
      neutral += letter;
      continue;
    }
    const last = pieces.at(-1);
    if (last && last.rtl === isRtl) last.text += neutral + letter;
    else {
      if (neutral !== '') pieces.push({ text: neutral, rtl: base === 'rtl' });
      pieces.push({ text: letter, rtl: isRtl });
    }
    neutral = '';
  }
  if (neutral !== '') pieces.push({ text: neutral, rtl: base === 'rtl' });
  return base === 'rtl' ? pieces.reverse() : pieces;
}
