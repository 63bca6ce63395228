/** Of the text and of the HTML of a mail; longer ones are cut. */
export const MAX_TEXT = 100 * 1024;
/** Of a header with its continuation lines. */
export const MAX_HEADER = 2 * 1024;
// Of a file only the headers are needed.
const MAX_SECTION = MAX_TEXT;
const MAX_FILE = 4 * 1024;
const MAX_BYTES = 512 * 1024;
const MAX_LINES = 6_000;
// Lines that may be boundaries: the parser compares each with all boundaries that it knows.
const MAX_DASHED = 500;
/** Each part within a part takes a boundary. */
export const MAX_NESTING = MAX_DASHED;

const LF = 0x0a;
const CR = 0x0d;
const DASH = 0x2d;
const CRLF = Buffer.from('\r\n');
const NEXT_DASHED = Buffer.from('\n--');

/**
 * As much of a raw mail as tickets need, in one pass and before any parser reads it: headers of 2 KB, and the beginning of
 * each part. A part begins after a line with two dashes. What is left has at most 512 KB, so the parser's work is bounded
 * whatever was sent.
 */
export function shortenMail(mail: Uint8Array): Uint8Array {
  const raw = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength);
  const kept: Uint8Array[] = [];
  let bytes = 0;
  let lines = 0;
  let dashed = 0;
  let section = 0;
  let maxSection = MAX_SECTION;
  let header = 0;
  let isHeader = true;
  for (let at = 0; at < raw.length && lines < MAX_LINES && bytes < MAX_BYTES; ) {
    // Nothing of a full section is kept, so its other lines are not read one by one.
    if (maxSection - section <= CRLF.length) {
      const next = raw.indexOf(NEXT_DASHED, at - 1);
      if (next < 0) break;
      at = next + 1;
    }
    const found = raw.indexOf(LF, at);
    const end = found < 0 ? raw.length : found + 1;
    const isDashed = raw[at] === DASH && raw[at + 1] === DASH;
    const isEmpty = raw[at] === LF || (raw[at] === CR && raw[at + 1] === LF);
    const isContinued = raw[at] === 0x20 || raw[at] === 0x09;
    if (isDashed) {
      dashed += 1;
      if (dashed > MAX_DASHED) break;
      section = 0;
      maxSection = MAX_SECTION;
      isHeader = true;
    } else if (isEmpty) isHeader = false;
    if (isDashed || !isContinued) header = 0;
    if (isHeader && isFileType(raw, at)) maxSection = MAX_FILE;
    const room = Math.min(
      isHeader ? MAX_HEADER - header : Number.POSITIVE_INFINITY,
      maxSection - section,
      MAX_BYTES - bytes,
    );
    const line = cutLine(raw, at, end, room);
    if (line.length > 0) {
      kept.push(line);
      bytes += line.length;
      section += line.length;
      header += line.length;
    }
    lines += 1;
    at = end;
  }
  return Buffer.concat(kept);
}

const isFileType = (raw: Uint8Array, at: number) =>
  (raw[at] === 0x43 || raw[at] === 0x63) &&
  /^content-type:\s*(?!text|multipart|message)[a-z]/i.test(String.fromCharCode(...raw.subarray(at, at + 40)));

/** A line that is cut keeps its line break, so that it does not swallow the next one. */
function cutLine(raw: Uint8Array, at: number, end: number, room: number): Uint8Array {
  if (end - at <= room) return raw.subarray(at, end);
  if (room <= CRLF.length) return raw.subarray(at, at);
  const cut = Buffer.from(raw.subarray(at, at + room));
  cut.set(CRLF, room - CRLF.length);
  return cut;
}
