import {
  type DeskMessage,
  FrameMessage,
  type Preview,
} from '@paddock/server/features/previews/previews.contract.ts';
import { createPreview } from '@paddock/server/features/previews/staff/previews.staff.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { callDesk } from '../../../kit/calls/call-desk.ts';
import type { DeskError } from '../../../kit/calls/desk-error.ts';

export interface PreviewChoice {
  readonly site: string;
  readonly locale: string;
  /** Local time at the site; empty: now. */
  readonly moment: string;
}

const HOURS = 60 * 60_000;

/** A secret link to the shop with the drafts, at a moment. */
export function usePreview({ site, locale, moment }: PreviewChoice) {
  return useQuery<Preview, DeskError>({
    queryKey: ['/preview', site, locale, moment],
    // The link outlives the query's memory.
    staleTime: 12 * HOURS,
    gcTime: 12 * HOURS,
    queryFn: async ({ signal }) => {
      const body = { locale, drafts: true, hours: 24, ...(moment && { local_at: moment }) };
      return (await callDesk(createPreview, { body }, { site, signal })).data;
    },
  });
}

interface FrameEvents {
  onSelect(block: string, field: string | null): void;
}

/**
 * Talks with the frames of the preview; what comes from elsewhere is ignored. A frame hears nothing before it is ready,
 * so it is then told of the latest revision: its page may be older than that.
 */
export function useFrames(
  box: RefObject<HTMLElement | null>,
  origin: string | null,
  events: FrameEvents,
): (message: DeskMessage) => void {
  const current = useRef(events);
  current.current = events;
  const revised = useRef<DeskMessage | null>(null);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin) return;
      const frames = [...(box.current?.querySelectorAll('iframe') ?? [])];
      if (!frames.some(({ contentWindow }) => contentWindow === event.source)) return;
      const message = FrameMessage.safeParse(event.data).data;
      if (message?.type === 'paddock.preview.ready' && revised.current)
        (event.source as Window).postMessage(revised.current, origin);
      if (message?.type === 'paddock.preview.select') current.current.onSelect(message.block, message.field);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [box, origin]);
  return useCallback(
    (message) => {
      if (message.type === 'paddock.preview.revision') revised.current = message;
      if (!origin) return;
      for (const { contentWindow } of box.current?.querySelectorAll('iframe') ?? [])
        contentWindow?.postMessage(message, origin);
    },
    [box, origin],
  );
}
