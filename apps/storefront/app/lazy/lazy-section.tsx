import { use } from 'react';
import type { SectionLoader } from './create-section-loader.ts';
import { useDeferredHydration } from './use-deferred-hydration.ts';

type Props<P> = {
  loader: SectionLoader<P>;
  props: P;
  /** False: its code waits for a press, however near it is. */
  isNeeded?: boolean;
};

/**
 * A section far down a page. The server renders it with the page; in the browser it is opaque HTML to React, and its
 * code is not loaded, until it comes near the viewport. A press before that is repeated after hydration. On a page that
 * is rendered in the browser it is a component like any other.
 */
export function LazySection<P extends object>({ loader, props, isNeeded = true }: Props<P>) {
  const { box, isDeferred, hydrate, hold, press } = useDeferredHydration(loader.load, isNeeded);
  if (import.meta.env.SSR || !isDeferred)
    return (
      <div ref={box}>
        <Loaded loader={loader} props={props} />
      </div>
    );
  return (
    <div
      ref={box}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from changing the server's markup
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      onPointerDownCapture={hold}
      onKeyDownCapture={hold}
      onFocusCapture={isNeeded ? hydrate : undefined}
      onClickCapture={press}
    />
  );
}

function Loaded<P extends object>({ loader, props }: Props<P>) {
  const Section = loader.loaded ?? use(loader.load());
  return <Section {...props} />;
}
