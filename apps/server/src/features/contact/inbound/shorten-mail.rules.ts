/** Of the text and of the HTML of a mail; longer ones are cut. */
export const MAX_TEXT = 100 * 1024;
/** Of a header with its continuation lines. */
export const MAX_HEADER = 2 * 1024;
const MAX_BYTES = 512 * 1024;
// The parser spends 25 µs on a line, and reads a delivery report twice.
const MAX_LINES = 2_500;
// Lines that may be boundaries: the parser compares each with all boundaries that it knows.
const MAX_DASHED = 500;
/** Each part within a part takes a boundary. */
export const MAX_NESTING = MAX_DASHED;

const LF = 0x0a;
const CR = 0x0d;
const DASH = 0x2d;
const PADDING = 0x3d;
const CRLF = Buffer.from('\r\n');
const NEXT_DASHED = Buffer.from('\n--');

interface Section {
  bytes: number;
  maxBytes: number;
  isHeader: boolean;
  /** Of the header that is being read. */
  headerBytes: number;
  isBase64: boolean;
  /** Of a file only the headers are needed. */
  isFile: boolean;
}

const newSection = (): Section => ({
  bytes: 0,
  maxBytes: MAX_TEXT,
  isHeader: true,
  headerBytes: 0,
  isBase64: false,
  isFile: false,
});

/**
 * As much of a raw mail as tickets need, in one pass and before any parser reads it: headers of 2 KB, and the beginning of
 * each part. A part begins after a line with two dashes. What is left has at most 512 KB, so the parser's work is bounded
 * whatever was sent.
 */
export function shortenMail(mail: Uint8Array): Uint8Array {
  const raw = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength);
  const kept: Buffer[] = [];
  let bytes = 0;
  let dashed = 0;
  let section = newSection();
  for (let at = 0, lines = 0; at < raw.length && lines < MAX_LINES && bytes < MAX_BYTES; lines += 1) {
    // Nothing of a full section is kept, so its other lines are not read one by one.
    if (section.maxBytes - section.bytes <= CRLF.length) {
      const next = raw.indexOf(NEXT_DASHED, at - 1);
      if (next < 0) break;
      at = next + 1;
    }
    const found = raw.indexOf(LF, at);
    const end = found < 0 ? raw.length : found + 1;
    if (raw[at] === DASH && raw[at + 1] === DASH) {
      dashed += 1;
      if (dashed > MAX_DASHED) break;
      section = newSection();
    } else if (raw[at] === LF || (raw[at] === CR && raw[at + 1] === LF)) {
      section.isHeader = false;
      if (section.isFile) section.maxBytes = section.bytes + 2 * CRLF.length;
    }
    if (!isContinued(raw, at)) section.headerBytes = 0;
    const line = cutLine(raw, at, end, Math.min(MAX_BYTES - bytes, roomInSection(section, raw, at, end)));
    if (section.isHeader) readHeader(section, line);
    kept.push(line);
    bytes += line.length;
    section.bytes += line.length;
    section.headerBytes += line.length;
    at = end;
  }
  return Buffer.concat(kept);
}

const isContinued = (raw: Buffer, at: number) => raw[at] === 0x20 || raw[at] === 0x09;

function readHeader(section: Section, line: Buffer) {
  const text = line.toString('latin1');
  if (/^content-type:\s*(?!text|multipart|message)[a-z]/i.test(text)) section.isFile = true;
  if (/base64/i.test(text)) section.isBase64 = true;
}

function roomInSection(section: Section, raw: Buffer, at: number, end: number): number {
  const room = section.maxBytes - section.bytes;
  if (section.isHeader) return Math.min(room, MAX_HEADER - section.headerBytes);
  // Padding ends a line: the parser allocates a buffer for each padded run, of which a line could hold thousands.
  const padding = section.isBase64 ? raw.subarray(at, Math.min(end, at + room)).indexOf(PADDING) : -1;
  return padding < 0 ? room : Math.min(room, padding + 1 + CRLF.length);
}

/** A line that is cut keeps its line break, so that it does not swallow the next one. */
function cutLine(raw: Buffer, at: number, end: number, room: number): Buffer {
  if (end - at <= room) return raw.subarray(at, end);
  if (room <= CRLF.length) return raw.subarray(at, at);
  const cut = Buffer.from(raw.subarray(at, at + room));
  cut.set(CRLF, room - CRLF.length);
  return cut;
}
