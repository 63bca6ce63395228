import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sans from '@fontsource-variable/noto-sans/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' };
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };
import khmer from '@fontsource-variable/noto-sans-khmer/unicode.json' with { type: 'json' };
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import { create, type Font, type GlyphRun } from 'fontkit';

// Each family comes in files for ranges of letters, as the shop's pages load them.
const FAMILIES: Record<string, Record<string, string>> = {
  'noto-sans': sans,
  'noto-sans-arabic': arabic,
  'noto-sans-hebrew': hebrew,
  'noto-sans-khmer': khmer,
  'noto-sans-jp': japanese,
  'noto-sans-sc': chinese,
};

export interface FontRun {
  readonly font: Font;
  readonly text: string;
}

/** Cuts a text where its font changes. Japan and China write many letters alike but draw them differently. */
export function fontRuns(text: string, locale: string): FontRun[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) as number;
    const font = last?.font.hasGlyphForCodePoint(code) ? last.font : fontOf(code, locale);
    if (last && (font === null || font === last.font)) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(code: number, locale: string): Font | null {
  const families = Object.keys(FAMILIES);
  if (locale === 'zh') families.reverse();
  // Latin letters, figures and signs look the same everywhere.
  for (const family of ['noto-sans', ...families]) {
    const subset = subsetsOf(family).find(({ ranges }) =>
      ranges.some(([from, to]) => code >= from && code <= to),
    );
    const font = subset ? open(family, subset.name) : null;
    if (font?.hasGlyphForCodePoint(code)) return font;
  }
  return null;
}

interface Subset {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const subsets = new Map<string, Subset[]>();
function subsetsOf(family: string): Subset[] {
  const known = subsets.get(family);
  if (known) return known;
  const read = Object.entries(FAMILIES[family] ?? {}).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
  subsets.set(family, read);
  return read;
}

const fonts = new Map<string, Font>();
function open(family: string, subset: string): Font {
  const file = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  const known = fonts.get(file);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  fonts.set(file, font);
  return font;
}

/**
 * How much wider a stroke has to be than the file draws it, in parts of the letter's height. The files carry all weights
 * but fontkit can only draw the one they start with, which is very thin in some.
 */
export const missingWeight = (font: Font, weight: 400 | 700): number =>
  Math.max(0, weight - (font.variationAxes.wght?.default ?? 400)) * 0.00009;

/** Letters become glyphs: joined, stacked and reordered as their script asks. */
export function shape({ font, text }: FontRun): GlyphRun {
  try {
    return font.layout(text);
  } catch {
    // fontkit stumbles over anchors that a font leaves out on purpose (Khmer does); marks then stand where they are drawn.
    return font.layout(text, { abvm: false, blwm: false, mark: false });
  }
}
