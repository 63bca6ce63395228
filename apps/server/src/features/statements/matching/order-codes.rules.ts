const CODE_LENGTH = 12;
const HALF = CODE_LENGTH / 2;

/**
 * Text as order codes are compared: letters and digits only, upper case, and the letters that codes do not use read as the
 * digits they are taken for.
 */
export const squeeze = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

export interface FoundCode {
  readonly code: string;
  /** The code as it is; else one character is missing, wrong or too many. */
  readonly isWhole: boolean;
}

/** Finds order codes in texts of banks. Built once for many texts. */
export class CodeIndex {
  readonly #codes = new Set<string>();
  readonly #halves = new Map<string, string[]>();

  constructor(codes: Iterable<string>) {
    for (const code of codes) {
      this.#codes.add(code);
      // One error leaves the first or the second half whole, so only codes with a half in the text are compared.
      for (const half of [code.slice(0, HALF), code.slice(-HALF)])
        this.#halves.set(half, [...(this.#halves.get(half) ?? []), code]);
    }
  }

  /** Whole codes if there is one, else the codes that one error turns into a part of the text. */
  find(...texts: readonly string[]): FoundCode[] {
    // Kept apart: the end of one text and the start of the next must not make a code.
    const plain = texts.map(squeeze).join('|');
    const whole = new Set<string>();
    const near = new Set<string>();
    for (let at = 0; at + HALF <= plain.length; at += 1) {
      const window = plain.slice(at, at + CODE_LENGTH);
      if (this.#codes.has(window)) whole.add(window);
      for (const code of this.#halves.get(plain.slice(at, at + HALF)) ?? [])
        if (!near.has(code) && isNear(around(plain, at), code)) near.add(code);
    }
    if (whole.size > 0) return [...whole].map((code) => ({ code, isWhole: true }));
    return [...near].map((code) => ({ code, isWhole: false }));
  }
}

/** Where a code with one error is that has a half at this place. */
const around = (text: string, at: number) => text.slice(Math.max(0, at - HALF - 1), at + CODE_LENGTH + 1);

/** Whether a part of the text is at most one edit away from the code (Sellers' algorithm). */
function isNear(text: string, code: string): boolean {
  let column = Array.from({ length: code.length + 1 }, (_, row) => row);
  for (const letter of text) {
    const next = [0];
    for (let row = 1; row <= code.length; row += 1) {
      const same = (column[row - 1] ?? 0) + (code[row - 1] === letter ? 0 : 1);
      next.push(Math.min(same, (column[row] ?? 0) + 1, (next[row - 1] ?? 0) + 1));
    }
    column = next;
    if ((column[code.length] ?? 2) <= 1) return true;
  }
  return false;
}
