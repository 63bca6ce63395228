import type { UploadKind } from '@paddock/server/contracts/uploads';
import { MAX_BYTES } from '@paddock/server/limits/uploads';
import { kindOf, NEW_UPLOAD, type UploadItem } from './upload-item.ts';

/** A chosen file before it is sent; refused here if its type or size cannot be accepted. */
export function createUploadItem(key: string, file: File, kinds: readonly UploadKind[]): UploadItem {
  const kind = kindOf(file, kinds);
  const item = { ...NEW_UPLOAD, key, kind: kind ?? kinds[0] ?? 'image', name: file.name, size: file.size };
  if (!kind || file.size === 0) return { ...item, state: 'refused', refusal: 'wrong_type' };
  if (file.size > MAX_BYTES[kind]) return { ...item, state: 'refused', refusal: 'too_large' };
  return item;
}
