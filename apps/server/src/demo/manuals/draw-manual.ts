import PDFDocument from 'pdfkit';
import type { Content, Section, Table } from './manual-content.ts';

const MARGIN = 56;
const WIDTH = 419.53 - 2 * MARGIN;
const BOTTOM = 595.28 - MARGIN;
const INK = '#141615';
const QUIET = '#5c6360';
const RED = '#a3171c';
// The same manual is the same file, byte for byte, whenever and wherever it is made.
const DRAWN = new Date('2026-11-15T00:00:00Z');

// The built-in fonts know the letters of western Europe and no typographer's spaces.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

/** Draws a manual on A5, the size that fits under a seat. Uncompressed, because compressors differ and names must not. */
export function drawManual(content: Content): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A5',
    margin: MARGIN,
    bufferPages: true,
    compress: false,
    lang: content.locale,
    info: { Title: `${content.title}: ${content.subtitle}`, Author: content.publisher, CreationDate: DRAWN },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  drawCover(doc, content);
  doc.addPage();
  for (const section of content.sections) drawSection(doc, section);
  drawFooters(doc, content);
  doc.end();
  return done;
}

type Doc = PDFKit.PDFDocument;

function drawCover(doc: Doc, { title, subtitle, publisher, edition }: Content) {
  doc.rect(MARGIN, 150, 36, 4).fill(RED);
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(30).text(plain(title), MARGIN, 170, { width: WIDTH });
  doc.font('Helvetica').fontSize(15).fillColor(QUIET).text(plain(subtitle), { width: WIDTH });
  doc.fontSize(9).text(plain(`${edition}\n${publisher}`), MARGIN, BOTTOM - 40, { width: WIDTH });
}

function drawSection(doc: Doc, { heading, text, steps, table }: Section) {
  // A heading never stands alone at the foot of a page.
  if (doc.y > BOTTOM - 90) doc.addPage();
  doc
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(INK)
    .text(plain(heading), MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(0.4).font('Helvetica').fontSize(9.5);
  if (text) doc.text(plain(text), { width: WIDTH, lineGap: 2.5 });
  steps?.forEach((step, n) => {
    doc.text(plain(`${n + 1}.  ${step}`), { width: WIDTH, lineGap: 2.5 }).moveDown(0.3);
  });
  if (table) drawTable(doc, table);
  doc.x = MARGIN;
  doc.moveDown(1);
}

function drawTable(doc: Doc, { head, rows }: Table) {
  const count = (head ?? rows[0] ?? []).length;
  const first = count > 2 ? WIDTH * 0.42 : WIDTH * 0.4;
  const rest = (WIDTH - first) / Math.max(1, count - 1);
  const drawRow = (cells: readonly string[], isHead: boolean) => {
    doc.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(8.5);
    const width = (n: number) => (n === 0 ? first : rest) - 6;
    const height =
      Math.max(...cells.map((cell, n) => doc.heightOfString(plain(cell), { width: width(n) }))) + 7;
    if (doc.y + height > BOTTOM) doc.addPage();
    const top = doc.y;
    cells.forEach((cell, n) => {
      const x = MARGIN + (n === 0 ? 0 : first + (n - 1) * rest);
      doc.fillColor(n === 0 && !isHead ? QUIET : INK).text(plain(cell), x, top + 3, { width: width(n) });
    });
    doc
      .moveTo(MARGIN, top + height)
      .lineTo(MARGIN + WIDTH, top + height)
      .lineWidth(0.4)
      .stroke('#c9cdca');
    doc.y = top + height;
  };
  if (head) drawRow(head, true);
  for (const row of rows) drawRow(row, false);
}

function drawFooters(doc: Doc, { title, page }: Content) {
  const { count } = doc.bufferedPageRange();
  for (let n = 1; n < count; n += 1) {
    doc.switchToPage(n);
    const words = page.replace('{n}', String(n + 1)).replace('{total}', String(count));
    // Below the margin, where text would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(7.5).fillColor(QUIET);
    doc.text(plain(title), MARGIN, BOTTOM + 18, { width: WIDTH, lineBreak: false });
    doc.text(plain(words), MARGIN, BOTTOM + 18, { width: WIDTH, align: 'right', lineBreak: false });
  }
}
