import { listMedia } from '@paddock/server/features/media/staff/media.staff.contract.ts';
import { listPictures } from '@paddock/server/features/pages/staff/pictures.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { sendPicture, waitForPicture } from './upload-picture.ts';

export interface UploadItem {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'checking' | 'slow' | 'done' | 'refused' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly key: string | null;
  /** A refusal as the api names it, or its words. */
  readonly reason: string | null;
}

const waitingItem = (id: number, name: string): UploadItem => ({
  id,
  name,
  state: 'waiting',
  share: 0,
  key: null,
  reason: null,
});

/** So many are sent at a time; the others wait. Those that are being prepared do not keep them. */
const AT_ONCE = 3;
let nextId = 1;

/** Runs what it is given in its order, `AT_ONCE` at a time. */
function useSendQueue() {
  const queue = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
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
  return useCallback(
    (sends: readonly (() => Promise<void>)[]) => {
      queue.current.push(...sends);
      pump();
    },
    [pump],
  );
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : null);

/** The uploads of this screen: added by drop or button, sent a few at a time. */
export function useUploads(site: string, onDone?: () => void) {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const send = useSendQueue();

  const change = useCallback((id: number, changes: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }, []);

  const follow = useCallback(
    async (id: number, sent: string) => {
      try {
        const { status, key, refusal } = await waitForPicture(sent, site);
        const state = status === 'rendered' ? 'done' : status === 'refused' ? 'refused' : 'slow';
        change(id, { state, key, reason: refusal });
        await client.invalidateQueries({
          predicate: ({ queryKey: [path] }) =>
            path === listPictures.path || String(path).startsWith(listMedia.path),
        });
        if (state === 'done') onDone?.();
      } catch (error) {
        change(id, { state: 'failed', reason: wordsOf(error) });
      }
    },
    [site, change, client, onDone],
  );

  const add = useCallback(
    (files: readonly File[], replaces: string | null = null) => {
      const added = files.map((file) => ({ file, id: nextId++ }));
      setItems((all) => [...all, ...added.map(({ file, id }) => waitingItem(id, file.name))]);
      send(
        added.map(({ file, id }) => async () => {
          change(id, { state: 'sending' });
          try {
            const onProgress = (share: number) => change(id, { share });
            const sent = await sendPicture(file, { site, replaces }, { onProgress });
            change(id, { state: 'checking', share: 1 });
            void follow(id, sent);
          } catch (error) {
            change(id, { state: 'failed', reason: wordsOf(error) });
          }
        }),
      );
    },
    [site, change, send, follow],
  );

  const clear = useCallback(
    () => setItems((all) => all.filter(({ state }) => ['waiting', 'sending', 'checking'].includes(state))),
    [],
  );
  return { items, add, clear };
}
