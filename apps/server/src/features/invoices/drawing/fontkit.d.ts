// The part of fontkit that we use; it brings no types of its own.
declare module 'fontkit' {
  interface Glyph {
    readonly path: { toSVG(): string };
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
    readonly variationAxes: { readonly wght?: { readonly default: number } };
  }
  export function create(file: Buffer): Font;
}
