import type { FileStorage } from '../../platform/files/file-storage.ts';
import { type Box, isPlausibleFilm } from './uploads.rules.ts';

interface File {
  readonly size: number;
  readonly mimeType: string;
}

const MAX_BOXES = 4096;
const LARGE_SIZE = 1;
const TO_THE_END = 0;

/** Whether what looks like a film at its beginning is one to its end. Nothing of it is decoded here. */
export async function isFilm(kept: FileStorage, name: string, { size, mimeType }: File): Promise<boolean> {
  if (mimeType === 'video/webm') return size > 64;
  const boxes: Box[] = [];
  for (let start = 0; start < size && boxes.length < MAX_BOXES; ) {
    const head = await bytesAt(kept, name, start, 16);
    if (head.length < 8) return false;
    const reported = head.readUInt32BE(0);
    if (reported === LARGE_SIZE && head.length < 16) return false;
    const length =
      reported === LARGE_SIZE
        ? Number(head.readBigUInt64BE(8))
        : reported === TO_THE_END
          ? size - start
          : reported;
    if (length < 8 || start + length > size) return false;
    boxes.push({ type: head.toString('latin1', 4, 8), start, size: length });
    start += length;
  }
  return isPlausibleFilm(boxes, size);
}

/** Begins and ends as a PDF does; a page of another kind with a PDF inside does not. */
export async function isPdf(kept: FileStorage, name: string, { size }: File): Promise<boolean> {
  const head = await bytesAt(kept, name, 0, 5);
  const tail = await bytesAt(kept, name, Math.max(0, size - 2048), 2048);
  return head.toString('latin1') === '%PDF-' && tail.includes('%%EOF');
}

async function bytesAt(kept: FileStorage, name: string, start: number, count: number): Promise<Buffer> {
  return Buffer.concat(await kept.read(name, { start, end: start + count - 1 }).toArray());
}
