import type { Font, GlyphRun } from 'fontkit';
import { inVisualOrder } from './bidi.rules.ts';
import { fontRuns, missingWeight, shape } from './script-fonts.ts';

type Doc = PDFKit.PDFDocument;
interface Outline {
  readonly font: Font;
  readonly layout: GlyphRun;
}

export interface Hand {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'start' | 'end';
}

// What the fonts of every PDF reader have (WinAnsi); typographers' spaces become plain ones.
const BUILT_IN = /^[\u0020-\u007e\u00a1-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/u;
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replaceAll(/[\u200e\u200f\u061c\u2068\u2069]/g, '');
const LINE_HEIGHT = 1.4;

/**
 * Writes text of any script into boxes. Western letters are written as text in the reader's own Helvetica; everything
 * else is drawn as outlines, because pdfkit can neither join Arabic letters over a line nor cut up web fonts.
 * `x` counts from the side where the language begins.
 */
export function createPen(doc: Doc, { locale, rtl }: { locale: string; rtl: boolean }) {
  const base = rtl ? 'rtl' : 'ltr';
  const left = (x: number, width: number) => (rtl ? doc.page.width - x - width : x);

  function widthOf(text: string, { size = 10, bold = false }: Hand): number {
    if (BUILT_IN.test(text)) return helvetica(doc, { size, bold }).widthOfString(text);
    return outlines(text).reduce(
      (sum, run) => sum + (run.layout.advanceWidth / run.font.unitsPerEm) * size,
      0,
    );
  }

  // A line is measured, broken and then drawn: it is shaped once.
  const shaped = new Map<string, Outline[]>();
  function outlines(text: string): Outline[] {
    const known = shaped.get(text);
    if (known) return known;
    const runs = inVisualOrder(text, base).flatMap(({ text: piece, rtl: isRtl }) => {
      const inOrder = fontRuns(piece, locale);
      return isRtl ? inOrder.reverse() : inOrder;
    });
    const made = runs.map((run) => ({ font: run.font, layout: shape(run) }));
    shaped.set(text, made);
    return made;
  }

  /** Breaks at spaces, and between any two letters where a language writes without them. */
  function breakLines(text: string, width: number, hand: Hand): string[] {
    const parts = text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? [''];
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const part of parts) {
      const needs = widthOf(part.trimEnd(), hand);
      if (line !== '' && used + needs > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += part;
      used += widthOf(part, hand);
    }
    return [...lines, line.trimEnd()];
  }

  function drawLine(text: string, x: number, y: number, { size = 10, bold = false, color = '#000' }: Hand) {
    if (BUILT_IN.test(text)) {
      helvetica(doc, { size, bold }).fillColor(color).text(text, x, y, { lineBreak: false });
      return;
    }
    let at = x;
    for (const { font, layout } of outlines(text)) {
      const scale = size / font.unitsPerEm;
      const thicker = missingWeight(font, bold ? 700 : 400) * font.unitsPerEm;
      layout.glyphs.forEach((glyph, n) => {
        const place = layout.positions[n];
        if (!place) return;
        const outline = glyph.path.toSVG();
        if (outline !== '') {
          doc.save().translate(at + place.xOffset * scale, y + size * 0.93 - place.yOffset * scale);
          doc.scale(scale, -scale).path(outline);
          if (thicker > 0) doc.lineWidth(thicker).lineJoin('round').fillAndStroke(color, color);
          else doc.fill(color);
          doc.restore();
        }
        at += place.xAdvance * scale;
      });
    }
  }

  return {
    /** The height it takes. */
    write(words: string, x: number, y: number, width: number, hand: Hand = {}): number {
      const { size = 10, align = 'start' } = hand;
      const lines = breakLines(plain(words), width, hand);
      const toTheRight = (align === 'end') !== rtl;
      lines.forEach((line, n) => {
        const shift = toTheRight ? width - widthOf(line, hand) : 0;
        drawLine(line, left(x, width) + shift, y + n * size * LINE_HEIGHT, hand);
      });
      return lines.length * size * LINE_HEIGHT;
    },
    heightOf: (words: string, width: number, hand: Hand = {}) =>
      breakLines(plain(words), width, hand).length * (hand.size ?? 10) * LINE_HEIGHT,
    rule(x: number, y: number, width: number, { color = '#c9cdca', thick = 0.5 } = {}) {
      const from = left(x, width);
      doc
        .moveTo(from, y)
        .lineTo(from + width, y)
        .lineWidth(thick)
        .stroke(color);
    },
  };
}

export type Pen = ReturnType<typeof createPen>;

const helvetica = (doc: Doc, { size, bold }: { size: number; bold: boolean }) =>
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
