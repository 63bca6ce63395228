import { useEffect, useRef } from 'react';
import { isInProgress, type UploadItem } from './upload-item.ts';

type OnChange = (ids: readonly string[], isBusy: boolean) => void;

/** The ids of the uploads that are ready, in their order; `onChange` is called when they or the progress change. */
export function useReportReady(items: readonly UploadItem[], onChange: OnChange | undefined): string[] {
  const ready = items.flatMap((item) => (item.state === 'ready' && item.id ? [item.id] : []));
  const readyText = ready.join(' ');
  const isBusy = items.some(isInProgress);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    latest.current?.(readyText === '' ? [] : readyText.split(' '), isBusy);
  }, [readyText, isBusy]);
  return ready;
}
