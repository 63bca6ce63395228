import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type ScanResult =
  | { readonly isInfected: false }
  /** With the scanner's name for what it found. */
  | { readonly isInfected: true; readonly finding: string };

/** Throws when there is no answer: not scanned is not clean. */
export type Scanner = (bytes: Readable) => Promise<ScanResult>;

const PIECE_BYTES = 64 * 1024;
const SILENCE_MS = 60_000;
const MAX_FINDING = 200;

/** clamd over TCP (its INSTREAM command). Its StreamMaxLength has to be above the largest file. */
export const clamdScanner =
  (url: string): Scanner =>
  async (bytes) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port || 3310), timeout: SILENCE_MS });
    socket.on('timeout', () => socket.destroy(new Error('The virus scanner is silent')));
    const answer = readAll(socket);
    answer.catch(() => {});
    try {
      await once(socket, 'connect');
      // It may hang up before all is sent (too large, out of memory); its answer says why.
      await pipeline(frames(bytes), socket, { end: false }).catch(() => {});
      return readVerdict(await answer);
    } finally {
      bytes.destroy();
      socket.destroy();
    }
  };

async function* frames(bytes: Readable) {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes as AsyncIterable<Buffer>)
    for (let start = 0; start < piece.length; start += PIECE_BYTES)
      yield framed(piece.subarray(start, start + PIECE_BYTES));
  yield framed(Buffer.alloc(0));
}

function framed(piece: Buffer): Buffer {
  const frame = Buffer.alloc(4 + piece.length);
  frame.writeUInt32BE(piece.length);
  piece.copy(frame, 4);
  return frame;
}

async function readAll(socket: Readable): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.includes('\0')) break;
  }
  return text.replace(/\0.*$/s, '').trim();
}

function readVerdict(answer: string): ScanResult {
  if (/: OK$/.test(answer)) return { isInfected: false };
  const finding = /^[^:]*: (.+) FOUND$/.exec(answer)?.[1];
  if (finding) return { isInfected: true, finding: finding.slice(0, MAX_FINDING) };
  throw new Error(`The virus scanner said: ${answer || 'nothing'}`);
}
