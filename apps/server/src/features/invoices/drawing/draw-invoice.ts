import { isRtl } from '@paddock/i18n/locales';
import PDFDocument from 'pdfkit';
import type { InvoiceDocument } from '../invoices.sql.ts';
import { loadFonts } from './fonts.ts';
import { type InvoiceText, invoiceText } from './invoice-text.ts';
import { type Box, createTextWriter, type TextStyle, type TextWriter } from './text-writer.ts';
import { hasRtl, withoutIsolates } from './visual-runs.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 90;
const INK = '#141615';
const QUIET = '#5c6360';
const HALF = WIDTH / 2 - 10;
const RATE = { x: MARGIN + 290, width: 64 };
const AMOUNT = { x: MARGIN + 360, width: WIDTH - 360 };
const SUMS_AT = MARGIN + 190;

type Element = PDFKit.PDFStructureElement;
type Cell = readonly [text: string, box: Box, style?: TextStyle];

interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly writer: TextWriter;
  readonly text: InvoiceText;
  /** The root of the tags that tell a screen reader what is heading, paragraph and table cell. */
  readonly root: Element;
}

/** Draws an invoice or credit note on A4, from its document alone: the same document is the same file, byte for byte. */
export async function drawInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const { locale } = invoice;
  const text = invoiceText(invoice);
  const fonts = await loadFonts(textsByWeight(text), locale);
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: text.language,
    displayTitle: true,
    // pdfkit's own default, Helvetica, would be listed in the file without being embedded.
    font: null as unknown as string,
    info: {
      Title: `${text.title} ${text.number}`,
      Author: text.seller,
      CreationDate: new Date(`${invoice.issued_on}T00:00:00Z`),
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const writer = createTextWriter(doc, { locale, rtl: isRtl(locale), fonts });
  const sheet: Sheet = { doc, writer, text, root };
  const top = drawHead(sheet);
  const end = drawLines(sheet, top);
  drawSums(sheet, end);
  root.end();
  drawFooters(sheet);
  doc.end();
  return done;
}

function textsByWeight(text: InvoiceText) {
  const { page, ...others } = text;
  const bold = [text.seller, text.title, ...text.total, ...text.lines.map(({ name }) => name)];
  // Digits of the page numbers included.
  const regular = [JSON.stringify(others), page(1234567890, 1234567890)];
  return [
    { text: bold.join(' '), weight: 700 },
    { text: regular.join(' '), weight: 400 },
  ] as const;
}

/** Writes cells one after the other under one tag; returns the height of the highest. */
function add(
  { doc, writer }: Sheet,
  parent: Element,
  tag: string,
  cells: readonly Cell[],
  scope?: 'Row' | 'Column',
): number {
  let height = 0;
  const draw = () => {
    for (const [text, box, style] of cells)
      height = Math.max(height, writer.write(text, box, { color: INK, ...style }));
  };
  const options = { ...actualText(cells.map(([text]) => text)), ...(scope ? { scope } : {}) };
  parent.add(doc.struct(tag, options, [draw]));
  return height;
}

/** Right-to-left text is drawn from left to right; a screen reader says this instead. */
function actualText(texts: readonly string[]): { actual?: string } {
  return texts.some(hasRtl) ? { actual: withoutIsolates(texts.join(' ')) } : {};
}

function drawHead(sheet: Sheet): number {
  const { text, root } = sheet;
  const paragraph = (...cell: Cell) => add(sheet, root, 'P', [cell]);
  const full = (y: number) => ({ x: MARGIN, y, width: WIDTH });
  paragraph(text.seller, full(52), { size: 13, bold: true });
  let y = 100 + add(sheet, root, 'H1', [[text.title, full(100), { size: 26, bold: true }]]);
  if (text.credits) y += paragraph(text.credits, full(y), { color: QUIET });
  y += 18;
  let left = y;
  for (const [label, value] of text.facts)
    left += Math.max(
      14,
      add(sheet, root, 'P', [
        [label, { x: MARGIN, y: left, width: 100 }, { size: 9.5, color: QUIET }],
        [value, { x: MARGIN + 104, y: left, width: HALF - 104 }, { size: 9.5 }],
      ]),
    );
  const right = (at: number) => ({ x: MARGIN + HALF + 20, y: at, width: HALF });
  let end = y + paragraph(text.buyerLabel, right(y), { size: 9.5, color: QUIET });
  for (const line of text.buyer) end += paragraph(line, right(end), { size: 9.5 });
  return Math.max(left, end) + 30;
}

function addRow(sheet: Sheet, table: Element): Element {
  const row = sheet.doc.struct('TR');
  table.add(row);
  return row;
}

function addTable({ doc, root }: Sheet): Element {
  const table = doc.struct('Table');
  root.add(table);
  return table;
}

function drawLines(sheet: Sheet, top: number): number {
  const { doc, writer, text } = sheet;
  const table = addTable(sheet);
  const head = addRow(sheet, table);
  const quiet = { size: 8.5, color: QUIET } as const;
  const [item, rate, amount] = text.columns;
  let y = top;
  add(sheet, head, 'TH', [[item, { x: MARGIN, y, width: 280 }, quiet]], 'Column');
  add(sheet, head, 'TH', [[rate, { ...RATE, y }, { ...quiet, align: 'end' }]], 'Column');
  add(sheet, head, 'TH', [[amount, { ...AMOUNT, y }, { ...quiet, align: 'end' }]], 'Column');
  head.end();
  y += 16;
  writer.rule({ x: MARGIN, y, width: WIDTH }, { color: INK, thickness: 1 });
  for (const line of text.lines) {
    if (y + 34 + line.details.length * 13 > BOTTOM) {
      doc.addPage();
      y = MARGIN;
    }
    y = drawLineRow(sheet, addRow(sheet, table), line, y + 8) + 6;
    writer.rule({ x: MARGIN, y, width: WIDTH });
  }
  table.end();
  return y;
}

function drawLineRow(sheet: Sheet, row: Element, line: InvoiceText['lines'][number], y: number): number {
  let end = y;
  const draw = () => {
    end += sheet.writer.write(line.name, { x: MARGIN, y: end, width: 270 }, { bold: true, color: INK });
    for (const detail of line.details)
      end += sheet.writer.write(detail, { x: MARGIN, y: end, width: 270 }, { size: 9, color: QUIET });
  };
  row.add(sheet.doc.struct('TD', actualText([line.name, ...line.details]), [draw]));
  add(sheet, row, 'TD', [[line.rate, { ...RATE, y }, { align: 'end' }]]);
  add(sheet, row, 'TD', [[line.amount, { ...AMOUNT, y }, { align: 'end' }]]);
  row.end();
  return end;
}

function drawSums(sheet: Sheet, top: number) {
  const { doc, writer, text, root } = sheet;
  let y = top + 14;
  const rows = text.sums.length + (text.included?.taxes.length ?? text.sums.length);
  if (y + 40 + rows * 18 > BOTTOM) {
    doc.addPage();
    y = MARGIN;
  }
  let table = addTable(sheet);
  const drawRow = ([label, amount]: readonly [string, string], style: TextStyle) => {
    const row = addRow(sheet, table);
    const height = add(sheet, row, 'TH', [[label, { x: SUMS_AT, y, width: 165 }, style]], 'Row');
    add(sheet, row, 'TD', [[amount, { ...AMOUNT, y }, { ...style, align: 'end' }]]);
    row.end();
    y += height + 3;
  };
  for (const sum of text.sums) drawRow(sum, { size: 10 });
  writer.rule({ x: SUMS_AT, y, width: WIDTH - 190 }, { color: INK, thickness: 1 });
  y += 7;
  drawRow(text.total, { size: 14, bold: true });
  table.end();
  if (text.included) {
    y += 2;
    const box = { x: SUMS_AT, y, width: WIDTH - 190 };
    y += add(sheet, root, 'P', [[text.included.label, box, { size: 9, color: QUIET }]]);
    table = addTable(sheet);
    for (const tax of text.included.taxes) drawRow(tax, { size: 9, color: QUIET });
    table.end();
  }
  y += 16;
  for (const line of text.payment)
    y += add(sheet, root, 'P', [[line, { x: MARGIN, y, width: WIDTH }, { size: 9.5 }]]);
}

/** Repeated on every page, so not part of what a screen reader says. */
function drawFooters({ doc, writer, text }: Sheet) {
  const { count } = doc.bufferedPageRange();
  const style = { size: 8, color: QUIET } as const;
  const end = { x: MARGIN + WIDTH - 110, width: 110 };
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    writer.rule({ x: MARGIN, y: BOTTOM + 14, width: WIDTH });
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    writer.write(text.sender, { x: MARGIN, y: BOTTOM + 22, width: WIDTH - 120 }, style);
    writer.write(text.page(page + 1, count), { ...end, y: BOTTOM + 22 }, { ...style, align: 'end' });
    writer.write(text.number, { ...end, y: BOTTOM + 33 }, { ...style, align: 'end' });
    doc.endMarkedContent();
  }
}
