import { StatementFileError } from './parsed-statement.ts';

const XML_ENCODING = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,40})["']/;
const SINGLE_BYTE = /^(iso-8859-1|iso-8859-15|latin1|windows-1252|us-ascii|ascii)$/i;

/** The file as text: by its byte order mark, by the encoding an XML file declares, else UTF-8; other text as Windows-1252. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new StatementFileError('file_empty', 'file');
  const text = decode(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') throw new StatementFileError('file_empty', 'file');
  if (text.includes('\0')) throw new StatementFileError('file_encoding', 'NUL');
  return text;
}

/** UTF-16 as UTF-8, other bytes as they are: a request with NUL characters is refused before its route reads it. */
export function withoutUtf16(bytes: Buffer): Buffer {
  const encoding = utf16Of(bytes);
  if (!encoding) return bytes;
  return Buffer.from(`\ufeff${new TextDecoder(encoding).decode(bytes)}`);
}

/** By the byte order mark; without one every second byte of Latin letters is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && c === 0)) return 'utf-16be';
  return null;
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return read(bytes, utf16);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return read(bytes, 'utf-8');
  const head = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  const declared = XML_ENCODING.exec(head)?.[1];
  if (declared && SINGLE_BYTE.test(declared)) return read(bytes, 'windows-1252');
  if (declared && !/^utf-?8$/i.test(declared)) throw new StatementFileError('file_encoding', declared);
  try {
    return read(bytes, 'utf-8');
  } catch (error) {
    // XML without a declaration is UTF-8; MT940 and CSV of older systems are not.
    if (/^\s*</.test(head)) throw error;
    return read(bytes, 'windows-1252');
  }
}

function read(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new StatementFileError('file_encoding', encoding);
  }
}
