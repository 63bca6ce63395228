import type { I18n } from '@lingui/core';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nContext } from '../../i18n/use-t.ts';
import { type PageContext, PageContextValue } from '../../page-context.ts';
import { NewsletterLetter } from './newsletter-letter.tsx';

/** Brings the band to life where it stands; after a walk within the site there is nothing yet to bring to life. */
export function startLetter(
  band: HTMLElement,
  { i18n, page }: { i18n: I18n | null; page: PageContext | null },
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
  const isDrawn = band.firstElementChild !== null;
  const root = isDrawn ? hydrateRoot(band, letter) : createRoot(band);
  if (!isDrawn) root.render(letter);
  // Not while the page that holds it is being taken apart.
  return { isAlive, end: () => void setTimeout(() => root.unmount()) };
}

function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}
