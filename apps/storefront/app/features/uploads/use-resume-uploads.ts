import { type RefObject, useEffect } from 'react';
import type { Sending } from './send-file.ts';
import type { UploadItem } from './upload-item.ts';

const RETRY_MS = 10_000;

/** Resumes uploads that wait for a connection when the browser is online again. */
export function useResumeUploads(
  items: readonly UploadItem[],
  sendings: RefObject<Map<string, Promise<Sending>>>,
) {
  useEffect(() => {
    const resume = () => {
      for (const item of items)
        if (item.state === 'waiting') void sendings.current.get(item.key)?.then((one) => one.resume());
    };
    window.addEventListener('online', resume);
    // The connection may also come back without an `online` event.
    const timer = items.some(({ state }) => state === 'waiting') ? setInterval(resume, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('online', resume);
      clearInterval(timer);
    };
  }, [items, sendings]);
}
