import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';

const SPACE = 0x20;
// Labels and figures come again on every invoice, and each text is measured before it is drawn.
const MAX_CACHED_RUNS = 2_000;
const cachedRuns = new LRUCache<string, Glyph[]>({ max: MAX_CACHED_RUNS });

/** Right-to-left runs ask for this OpenType feature (right-to-left alternates); it tells `layout` the direction. */
export const RTL_FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['rtla'];
export const LTR_FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['ltra'];

export interface Face {
  readonly name: string;
  readonly unitsPerEm: number;
  has(code: number): boolean;
  shape(text: string, rtl: boolean): Glyph[];
  /** For `doc.registerFont`. */
  readonly source: PDFKit.Mixins.PDFFontSource;
}

/** As pdfkit wants it, but the id also names the characters: see `withOwnCodes`. */
interface Glyph {
  readonly id: string;
  readonly advanceWidth: number;
  readonly codePoints: number[];
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/**
 * HarfBuzz shapes, fontkit embeds. fontkit could shape too, but throws on Khmer (missing mark anchors) and caches the
 * characters of a glyph, so that a word can come out differently after another word.
 */
export function createFace(name: string, file: Buffer): Face {
  const font = create(file) as Font;
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(toArrayBuffer(file))));
  const shape = (text: string, rtl: boolean): Glyph[] => {
    const key = `${name} ${rtl} ${text}`;
    const cached = cachedRuns.get(key);
    if (cached) return cached;
    const glyphs = shapeRun(font, shaper, text, rtl);
    cachedRuns.set(key, glyphs);
    return glyphs;
  };
  const layout = (text: string, features?: readonly string[]) => {
    const glyphs = shape(text, features?.includes('rtla') ?? false);
    return {
      glyphs,
      positions: glyphs.map(({ xAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance: 0,
        xOffset,
        yOffset,
      })),
      advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.xAdvance, 0),
    };
  };
  const createSubset = () => withOwnCodes(font.createSubset() as unknown as FontkitSubset);
  return {
    name,
    unitsPerEm: font.unitsPerEm,
    has: (code) => font.hasGlyphForCodePoint(code),
    shape,
    source: Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } }),
  };
}

const toArrayBuffer = (file: Buffer) =>
  file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;

interface FontkitSubset {
  readonly glyphs: number[];
  encode(): Uint8Array;
}

/**
 * One glyph may stand for several characters: Arabic letters are a shared stroke and separate dots. So every pair of
 * glyph and characters gets a code of its own, and the file's ToUnicode table is right for each.
 */
function withOwnCodes(subset: FontkitSubset) {
  const codes = new Map<string, number>();
  return {
    includeGlyph(id: string): number {
      const known = codes.get(id);
      if (known !== undefined) return known;
      const code = subset.glyphs.push(Number.parseInt(id, 10)) - 1;
      codes.set(id, code);
      return code;
    },
    encode: () => subset.encode(),
  };
}

/**
 * Glyphs with the characters that a reader copies for them. The glyphs of a syllable (Khmer) stand in another order than
 * its characters, so these are dealt out to the glyphs that take room: no gap looks like a space. Readers reverse
 * right-to-left text code by code: there a code carries one character, and blanks without width carry those of a
 * ligature that are left.
 */
function shapeRun(font: Font, shaper: harfbuzz.Font, text: string, rtl: boolean): Glyph[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(rtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  harfbuzz.shape(shaper, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const toGlyph = (id: number, codePoints: number[], place: Partial<harfbuzz.GlyphPosition>): Glyph => ({
    id: `${id} ${codePoints}`,
    advanceWidth: font.getGlyph(id).advanceWidth,
    codePoints,
    xAdvance: place.xAdvance ?? 0,
    xOffset: place.xOffset ?? 0,
    yOffset: place.yOffset ?? 0,
  });
  const blank = font.glyphForCodePoint(SPACE).id;
  return (rtl ? starts.toReversed() : starts).flatMap((start) => {
    const glyphs = shaped.filter(({ cluster }) => cluster === start);
    const end = starts[starts.indexOf(start) + 1];
    const characters = Array.from(text.slice(start, end), (character) => character.codePointAt(0) as number);
    const carriers = glyphs.filter(({ xAdvance = 0 }) => xAdvance > 0);
    if (carriers.length === 0) carriers.push(...glyphs.slice(0, 1));
    const parts = rtl ? characters.toReversed().map((one) => [one]) : spread(characters, carriers.length);
    const rest = parts.slice(carriers.length);
    return glyphs.flatMap((glyph) => {
      const shown = toGlyph(glyph.codepoint, parts[carriers.indexOf(glyph)] ?? [], glyph);
      return glyph === carriers.at(-1) ? [shown, ...rest.map((one) => toGlyph(blank, one, {}))] : [shown];
    });
  });
}

/** One character for each of the glyphs that take room, in reading order; the last takes what is left. */
const spread = (characters: readonly number[], count: number): number[][] =>
  Array.from({ length: count }, (_, n) => characters.slice(n, n === count - 1 ? undefined : n + 1));
