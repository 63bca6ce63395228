import { useContext, useEffect, useRef } from 'react';
import { I18nContext } from '../../i18n/use-t.ts';
import { PageContextValue } from '../../page/page-context.ts';
import './newsletter.css';

// The server draws it with the page. In the browser its code and messages are loaded when it comes near the viewport.
const Drawn = import.meta.env.SSR ? (await import('./newsletter-letter.tsx')).NewsletterLetter : null;

const NEAR = '600px';

/**
 * "One email a month", at the foot of a page. React does not hydrate it until it comes near: so it
 * costs the page next to nothing, and what stands in it can be read, typed into and sent from the first moment.
 */
export function NewsletterBand() {
  const box = useRef<HTMLElement>(null);
  const i18n = useContext(I18nContext);
  const page = useContext(PageContextValue);
  useEffect(() => {
    const band = box.current;
    if (!band) return;
    let isGone = false;
    let end = () => {};
    let coming: Promise<void> | null = null;
    const guard = new AbortController();
    const come = () => {
      coming ??= import('./start-letter.tsx').then(async ({ startLetter }) => {
        if (isGone) return;
        const started = startLetter(band, { i18n, page });
        end = started.end;
        await started.isAlive;
        guard.abort();
      });
      return coming;
    };
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void come(), {
      rootMargin: NEAR,
    });
    watch.observe(band);
    band.addEventListener('focusin', () => void come(), { signal: guard.signal });
    // A submit before the script has loaded must not open the page for browsers without scripts.
    const hold = async (event: Event) => {
      event.preventDefault();
      await come();
      (event.target as HTMLFormElement).requestSubmit();
    };
    band.addEventListener('submit', (event) => void hold(event), { signal: guard.signal });
    return () => {
      isGone = true;
      guard.abort();
      watch.disconnect();
      end();
    };
  }, [i18n, page]);
  if (Drawn)
    return (
      <section className="letters">
        <div>
          <Drawn />
        </div>
      </section>
    );
  return (
    <section
      ref={box}
      className="letters"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from touching what the server drew
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
