import { intlTag } from '@paddock/i18n/digits';
import type { UploadKind } from '@paddock/server/contracts/uploads';

export type Refusal =
  | 'too_large'
  | 'wrong_type'
  | 'damaged'
  | 'too_many_pixels'
  | 'infected'
  /** It did not get through; the same file may be tried again. */
  | 'failed';

/** One file of the visitor, from the choice to the verdict. */
export interface UploadItem {
  /** Ours, for as long as the page lives. */
  readonly key: string;
  readonly kind: UploadKind;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: 'sending' | 'waiting' | 'checking' | 'ready' | 'refused';
  readonly refusal: Refusal | null;
  /** The api's words about a refusal, where it gave any. */
  readonly message: string | null;
  /** The api's name for it, once it has one. */
  readonly id: string | null;
  /** A small picture of it, as a data address. */
  readonly preview: string | null;
}

export const NEW_UPLOAD = {
  sent: 0,
  state: 'sending',
  refusal: null,
  message: null,
  id: null,
  preview: null,
} as const;

export const isInProgress = ({ state }: UploadItem) =>
  state === 'sending' || state === 'waiting' || state === 'checking';

/** What counts towards the number of files that fit. */
export const countsTowardsMax = (item: UploadItem) => item.state !== 'refused';

const MEGABYTE = 1024 * 1024;

/** "5.8", "312": only ever made by something the visitor did, so browser and server need not agree on it. */
export function formatMegabytes(bytes: number, lang: string): string {
  const value = bytes / MEGABYTE;
  const digits = value < 1 ? 2 : value < 10 ? 1 : 0;
  return new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: digits }).format(value);
}

/** What the browser says a file is; the server looks for itself. */
export function kindOf(
  file: { type: string; name: string },
  kinds: readonly UploadKind[],
): UploadKind | null {
  const kind = file.type.startsWith('video/')
    ? 'video'
    : file.type === 'application/pdf'
      ? 'document'
      : 'image';
  if (kinds.includes(kind) && (kind !== 'image' || file.type.startsWith('image/'))) return kind;
  // Some systems know no type for what a phone recorded.
  const [only] = kinds;
  return file.type === '' && kinds.length === 1 && only ? only : null;
}
