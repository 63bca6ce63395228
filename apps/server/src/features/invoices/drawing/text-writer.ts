import { lineBreaker } from './break-lines.ts';
import { LTR_FEATURES, RTL_FEATURES } from './face.ts';
import type { Fonts, Weight } from './fonts.ts';
import { type Run, visualRuns } from './visual-runs.ts';

type Doc = PDFKit.PDFDocument;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'start' | 'end';
}

export interface Box {
  /** Counts from the side where the language begins. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LINE_HEIGHT = 1.4;
const BASELINE = 0.93;

export const weightOf = ({ bold = false }: TextStyle): Weight => (bold ? 700 : 400);

/** Writes text of any script into boxes, as real text in embedded fonts. */
export function createTextWriter(
  doc: Doc,
  { locale, rtl, fonts }: { locale: string; rtl: boolean; fonts: Fonts },
) {
  const base = rtl ? 'rtl' : 'ltr';
  const breakLines = lineBreaker(locale);
  const leftOf = ({ x, width }: Box) => (rtl ? doc.page.width - x - width : x);

  const runsOf = (line: string, style: TextStyle) =>
    visualRuns(line, base, (code, previous) => fonts.faceFor(code, weightOf(style), previous));
  const runWidth = ({ text, rtl: isRtl, face }: Run, { size = 10 }: TextStyle) =>
    (face.shape(text, isRtl).reduce((sum, glyph) => sum + glyph.xAdvance, 0) / face.unitsPerEm) * size;
  const widthOf = (text: string, style: TextStyle) =>
    runsOf(text, style).reduce((sum, run) => sum + runWidth(run, style), 0);

  function drawLine(runs: readonly Run[], x: number, y: number, style: TextStyle) {
    const { size = 10, color = '#000' } = style;
    let at = x;
    for (const run of runs) {
      doc.registerFont(run.face.name, run.face.source).font(run.face.name).fontSize(size).fillColor(color);
      doc.text(run.text, at, y + size * BASELINE, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: run.rtl ? RTL_FEATURES : LTR_FEATURES,
      });
      at += runWidth(run, style);
    }
  }

  return {
    /** Returns the height of the lines. */
    write(text: string, box: Box, style: TextStyle = {}): number {
      const { size = 10, align = 'start' } = style;
      const lines = breakLines(text, (line) => widthOf(line, style) > box.width);
      const isFlushRight = (align === 'end') !== rtl;
      lines.forEach((line, n) => {
        const runs = runsOf(line, style);
        const width = runs.reduce((sum, run) => sum + runWidth(run, style), 0);
        const left = leftOf(box) + (isFlushRight ? box.width - width : 0);
        drawLine(runs, left, box.y + n * size * LINE_HEIGHT, style);
      });
      return lines.length * size * LINE_HEIGHT;
    },
    /** A line for the eye only: readers that speak skip it. */
    rule(box: Box, { color = '#c9cdca', thickness = 0.5 } = {}) {
      const left = leftOf(box);
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(left, box.y)
        .lineTo(left + box.width, box.y)
        .lineWidth(thickness)
        .stroke(color);
      doc.endMarkedContent();
    },
  };
}

export type TextWriter = ReturnType<typeof createTextWriter>;
