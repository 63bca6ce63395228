import type { UploadKind } from '@paddock/server/contracts/uploads';
import { MAX_BYTES } from '@paddock/server/limits/uploads';
import { useCallback, useRef, useState } from 'react';
import { type Sending, sendFile } from './send-file.ts';
import { countsTowardsMax, kindOf, NEW_UPLOAD, type Refusal, type UploadItem } from './upload-item.ts';
import { useResumeUploads } from './use-resume-uploads.ts';

const WIDTH = 480;

/** A small picture of a photograph. Null: this browser cannot draw it (HEIC, mostly). */
async function makePreview(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return null;
  }
}

type Change = Partial<UploadItem>;

/** Sends files in pieces and keeps the state of their items. `sendings` are those that can still be stopped. */
function useSendings(change: (key: string, to: Change) => void, endpoint: string) {
  const sendings = useRef(new Map<string, Promise<Sending>>());
  const begin = useCallback(
    (key: string, kind: UploadKind, file: File) => {
      const refuse = (refusal: Refusal, message: string | null = null) =>
        change(key, { state: 'refused', refusal, message });
      sendings.current.set(
        key,
        sendFile(file, kind, endpoint, {
          onProgress: (sent) => change(key, { state: 'sending', sent }),
          onId: (id) => change(key, { id }),
          onWaiting: () => change(key, { state: 'waiting' }),
          onChecking: () => change(key, { state: 'checking', sent: file.size }),
          onDone: ({ status, refusal }) =>
            status === 'ready' ? change(key, { state: 'ready' }) : refuse((refusal ?? 'damaged') as Refusal),
          onFailed: (message) => refuse('failed', message),
        }),
      );
    },
    [change, endpoint],
  );

  return { sendings, begin };
}

/** The files of one field: taking them in, sending them, and everything that may become of that. */
export function useUploads(kinds: readonly UploadKind[], max: number, endpoint: string) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const files = useRef(new Map<string, File>());
  const serial = useRef(0);

  const change = useCallback((key: string, to: Change) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)));
  }, []);

  const { sendings, begin } = useSendings(change, endpoint);
  useResumeUploads(items, sendings);

  const add = useCallback(
    (chosen: readonly File[]) => {
      const taken = chosen.slice(0, Math.max(0, max - items.filter(countsTowardsMax).length));
      const made = taken.map((file): UploadItem => {
        serial.current += 1;
        const item = createUploadItem(String(serial.current), file, kinds);
        if (item.state === 'sending') files.current.set(item.key, file);
        return item;
      });
      // What was refused makes room for what was chosen instead.
      setItems((all) => [...all.filter(countsTowardsMax), ...made]);
      for (const { key, kind, state } of made) {
        const file = files.current.get(key);
        if (state !== 'sending' || !file) continue;
        begin(key, kind, file);
        if (kind === 'image') void makePreview(file).then((preview) => change(key, { preview }));
      }
      return chosen.length - taken.length;
    },
    [begin, change, items, kinds, max],
  );

  const remove = useCallback(
    (item: UploadItem) => {
      setItems((all) => all.filter(({ key }) => key !== item.key));
      const sending = sendings.current.get(item.key);
      if (item.state === 'ready' && item.id) void fetch(`${endpoint}/${item.id}`, { method: 'DELETE' });
      else void sending?.then((one) => one.stop());
      sendings.current.delete(item.key);
      files.current.delete(item.key);
    },
    [sendings, endpoint],
  );

  const retry = useCallback(
    (item: UploadItem) => {
      const file = files.current.get(item.key);
      if (!file) return;
      change(item.key, { ...NEW_UPLOAD, preview: item.preview });
      begin(item.key, item.kind, file);
    },
    [begin, change],
  );

  return { items, add, remove, retry };
}

/** A chosen file before it is sent; refused here if its type or size cannot be accepted. */
function createUploadItem(key: string, file: File, kinds: readonly UploadKind[]): UploadItem {
  const kind = kindOf(file, kinds);
  const item = { ...NEW_UPLOAD, key, kind: kind ?? kinds[0] ?? 'image', name: file.name, size: file.size };
  if (!kind || file.size === 0) return { ...item, state: 'refused', refusal: 'wrong_type' };
  if (file.size > MAX_BYTES[kind]) return { ...item, state: 'refused', refusal: 'too_large' };
  return item;
}
