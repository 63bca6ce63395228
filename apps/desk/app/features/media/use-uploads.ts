import { listMedia } from '@paddock/server/features/media/media.staff.contract.ts';
import { listPictures } from '@paddock/server/features/pages/staff/pictures.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { uploadPicture } from './upload-picture.ts';

export interface UploadItem {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'checking' | 'done' | 'refused' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly key: string | null;
  /** A refusal as the api names it, or its words. */
  readonly reason: string | null;
}

/** So many are sent at a time; the others wait. */
const AT_ONCE = 3;
let nextId = 1;

/** The uploads of this screen: added by drop or button, sent a few at a time. */
export function useUploads(site: string, onDone?: () => void) {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const queue = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);

  const change = useCallback((id: number, changes: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }, []);

  const pump = useCallback(() => {
    while (running.current < AT_ONCE) {
      const next = queue.current.shift();
      if (!next) return;
      running.current += 1;
      void next().finally(() => {
        running.current -= 1;
        pump();
      });
    }
  }, []);

  const add = useCallback(
    (files: readonly File[], replaces: string | null = null) => {
      const added = files.map((file) => ({ file, id: nextId++ }));
      setItems((all) => [
        ...all,
        ...added.map(({ file, id }) => ({
          id,
          name: file.name,
          state: 'waiting' as const,
          share: 0,
          key: null,
          reason: null,
        })),
      ]);
      for (const { file, id } of added)
        queue.current.push(async () => {
          change(id, { state: 'sending' });
          try {
            const sent = await uploadPicture(
              file,
              { site, replaces },
              {
                onProgress: (share) => change(id, { share }),
                onChecking: () => change(id, { state: 'checking', share: 1 }),
              },
            );
            const isRefused = sent.status === 'refused';
            change(id, { state: isRefused ? 'refused' : 'done', key: sent.key, reason: sent.refusal });
            await client.invalidateQueries({
              predicate: ({ queryKey: [path] }) =>
                path === listPictures.path || String(path).startsWith(listMedia.path),
            });
            if (!isRefused) onDone?.();
          } catch (error) {
            change(id, { state: 'failed', reason: error instanceof Error ? error.message : null });
          }
        });
      pump();
    },
    [site, change, pump, client, onDone],
  );

  const clear = useCallback(
    () => setItems((all) => all.filter(({ state }) => ['waiting', 'sending', 'checking'].includes(state))),
    [],
  );
  return { items, add, clear };
}
