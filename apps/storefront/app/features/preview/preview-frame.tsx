import type { DeskMessage, FrameMessage } from '@paddock/server/contracts/previews';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { fieldOf } from './field-of.ts';

const OPENED_WITH =
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('preview');
const isFramed = () => window.parent !== window;

/** What a preview does beside showing the shop: it stays a preview, and it talks with the desk that frames it. */
export function PreviewFrame({ deskOrigin }: { deskOrigin: string }) {
  useKeptSecret();
  useDesk(deskOrigin);
  return null;
}

const withSecret = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => {
  const query = new URLSearchParams(search);
  query.set('preview', OPENED_WITH ?? '');
  return `${pathname}?${query}${hash}`;
};

/** A navigation that lost the secret gets it back, and so does a click on a link before it becomes one. */
function useKeptSecret(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const isLost = OPENED_WITH && !new URLSearchParams(location.search).has('preview');
    if (isLost) void navigate(withSecret(location), { replace: true, preventScrollReset: true });
  }, [location, navigate]);
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
      // In the editor a press in a block selects it.
      if (isFramed() && markOf(link)) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(withSecret(link));
    };
    window.addEventListener('click', keep, true);
    return () => window.removeEventListener('click', keep, true);
  }, [navigate]);
}

const markOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;

function useDesk(deskOrigin: string): void {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const matches = useMatches();
  const requested = useRef<number | null>(null);
  const data = useRef(matches);
  useEffect(() => {
    data.current = matches;
  });

  useEffect(() => {
    if (!isFramed()) return undefined;
    const tell = (message: FrameMessage) => window.parent.postMessage(message, deskOrigin);
    const select = (event: MouseEvent) => {
      const mark = markOf(event.target);
      if (!mark?.dataset.block || !(event.target instanceof Element)) return;
      // In the editor a press on a block selects it; with a modifier its links work.
      if (!event.metaKey && !event.ctrlKey) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      const block = mark.dataset.block;
      const loaded = data.current.map((match) => match.loaderData);
      tell({ type: 'paddock.preview.select', block, field: fieldOf(event.target, block, loaded) });
    };
    const hear = ({ origin, source, data: message }: MessageEvent<DeskMessage>) => {
      if (origin !== deskOrigin || source !== window.parent) return;
      if (message?.type === 'paddock.preview.revision') {
        requested.current = message.revision;
        void revalidate();
      }
      if (message?.type === 'paddock.preview.show') showBlock(String(message.block));
    };
    window.addEventListener('click', select, true);
    window.addEventListener('message', hear);
    tell({ type: 'paddock.preview.ready', path: pathname });
    return () => {
      window.removeEventListener('click', select, true);
      window.removeEventListener('message', hear);
    };
  }, [deskOrigin, pathname, revalidate]);

  useEffect(() => {
    if (state !== 'idle' || requested.current === null || !isFramed()) return;
    const message: FrameMessage = { type: 'paddock.preview.loaded', revision: requested.current };
    requested.current = null;
    window.parent.postMessage(message, deskOrigin);
  }, [state, deskOrigin]);
}

/** Scrolls to a block and outlines it; the mark itself has no box. */
function showBlock(id: string): void {
  for (const marked of document.querySelectorAll('[data-chosen]')) marked.removeAttribute('data-chosen');
  const mark = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  mark?.setAttribute('data-chosen', '');
  mark?.firstElementChild?.scrollIntoView({ block: 'center' });
}
