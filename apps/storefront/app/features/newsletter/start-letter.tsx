import type { Speaker } from '@paddock/i18n/speak';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nContext } from '../../i18n/use-t.ts';
import { type PageContext, PageContextValue } from '../../page/page-context.ts';
import { NewsletterLetter } from './newsletter-letter.tsx';

/** Brings the band to life where it stands; after a walk within the site there is nothing yet to bring to life. */
export function startLetter(
  band: HTMLElement,
  { i18n, page }: { i18n: Speaker | null; page: PageContext | null },
): { isAlive: Promise<void>; end: () => void } {
  const { promise: isAlive, resolve } = Promise.withResolvers<void>();
  const letter = (
    <PageContextValue value={page}>
      <I18nContext value={i18n}>
        <NewsletterLetter />
        <Alive onAlive={resolve} />
      </I18nContext>
    </PageContextValue>
  );
  // Into a box that the page's own React does not know: the band itself is a closed one to it.
  const drawn = band.firstElementChild;
  const root = drawn
    ? hydrateRoot(drawn, letter)
    : createRoot(band.appendChild(document.createElement('div')));
  if (!drawn) root.render(letter);
  // Not while the page that holds it is being taken apart.
  return { isAlive, end: () => void setTimeout(() => root.unmount()) };
}

function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}
