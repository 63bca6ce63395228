import type { UploadKind } from './uploads.contract.ts';

/** What we take, by what the bytes are found to be. */
const TAKEN: Readonly<Record<UploadKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/avif'],
  video: ['video/mp4', 'video/quicktime', 'video/webm'],
  document: ['application/pdf'],
};

export const isTaken = (kind: UploadKind, mimeType: string): boolean => TAKEN[kind].includes(mimeType);

/** A name to show again, never a path: without what a terminal, a header or a reader's direction could trip over. */
export function displayName(input: string | null | undefined): string {
  const last = (input ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{C}\u2028\u2029]/gu, '')
    .trim();
  return [...plain].slice(0, 200).join('') || 'file';
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
};

/** Which of what we keep a browser draws by itself without running any of it. */
export const isDrawn = (mimeType: string): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/quicktime', 'video/webm'].includes(mimeType);

/** Under which a reader saves it: our id and what it is; the sender's own name is not repeated. */
export const fileNameOf = (id: string, mimeType: string): string => `${id}.${EXTENSIONS[mimeType] ?? 'bin'}`;

export interface Box {
  readonly type: string;
  readonly start: number;
  readonly size: number;
}

/**
 * Whether the outermost boxes of an MP4 or QuickTime file are those of a film: they follow each other to the very end,
 * and there is an index and something indexed.
 */
export function isPlausibleFilm(boxes: readonly Box[], fileSize: number): boolean {
  const types = new Set(boxes.map(({ type }) => type));
  const last = boxes.at(-1);
  return types.has('moov') && types.has('mdat') && last !== undefined && last.start + last.size === fileSize;
}

/** The one stretch of bytes a player asks for; null: all of it, which is valid for any other range too. */
export function readRange(
  requested: string | undefined,
  size: number,
): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(requested ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
}
