import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sans from '@fontsource-variable/noto-sans/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' };
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };
import khmer from '@fontsource-variable/noto-sans-khmer/unicode.json' with { type: 'json' };
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import { baseOf } from '@paddock/i18n/locales';
import subsetFont from 'subset-font';
import { createFace, type Face } from './face.ts';

// Each family is split into files by Unicode range, as web pages load them.
const FAMILIES: Record<string, Record<string, string>> = {
  'noto-sans': sans,
  'noto-sans-arabic': arabic,
  'noto-sans-hebrew': hebrew,
  'noto-sans-khmer': khmer,
  'noto-sans-jp': japanese,
  'noto-sans-sc': chinese,
};
const DEFAULT_SUBSET = { family: 'noto-sans', subset: 'latin' };

export type Weight = 400 | 700;

export interface Fonts {
  /** The face that has the character; the previous character's face where both have it, so that runs stay long. */
  faceFor(code: number, weight: Weight, previous?: Face): Face;
}

/** Opens the fonts for all characters of the texts. Chinese and Japanese share code points but draw them differently. */
export async function loadFonts(
  texts: readonly { readonly text: string; readonly weight: Weight }[],
  locale: string,
): Promise<Fonts> {
  const faces = new Map<string, Face>();
  for (const { text, weight } of texts) {
    const fallback = `${weight}`;
    if (!faces.has(fallback)) faces.set(fallback, await openFace(DEFAULT_SUBSET, weight));
    for (const character of text) {
      const code = character.codePointAt(0) as number;
      const key = `${weight} ${code}`;
      if (faces.has(key)) continue;
      const face = await findFace(code, locale, weight);
      if (face) faces.set(key, face);
    }
  }
  return {
    faceFor(code, weight, previous) {
      if (previous?.has(code)) return previous;
      // A character that no font has is drawn as an empty box and stays in the text.
      return (faces.get(`${weight} ${code}`) ?? previous ?? faces.get(`${weight}`)) as Face;
    },
  };
}

async function findFace(code: number, locale: string, weight: Weight): Promise<Face | null> {
  const families = Object.keys(FAMILIES);
  if (baseOf(locale) === 'zh') families.reverse();
  // Latin letters, digits and punctuation look the same in every locale.
  for (const family of ['noto-sans', ...families]) {
    const subset = subsetsOf(family).find(({ ranges }) =>
      ranges.some(([from, to]) => code >= from && code <= to),
    );
    const face = subset ? await openFace({ family, subset: subset.name }, weight) : null;
    if (face?.has(code)) return face;
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

const opened = new Map<string, Promise<Face>>();

/** PDF readers know no variable fonts: HarfBuzz pins the weight. Takes 10 to 100 ms, once per process. */
function openFace({ family, subset }: { family: string; subset: string }, weight: Weight): Promise<Face> {
  const file = `${family}-${subset}-wght-normal.woff2`;
  const name = `${file} ${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const variable = readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}`)),
  );
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { wght: weight } } as const;
  const face = subsetFont(variable, '', options).then((font) => createFace(name, font));
  opened.set(name, face);
  return face;
}
