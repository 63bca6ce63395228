import type { Purpose } from './choice.ts';
import { allows } from './consent-store.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's names for what may be stored and said, by our purposes. */
const SIGNALS: Record<Purpose, readonly string[]> = {
  necessary: ['security_storage'],
  functional: ['functionality_storage', 'personalization_storage'],
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};
const WAIT_FOR_UPDATE_MS = 2000;

const signals = (isGranted: (purpose: Purpose) => boolean) =>
  Object.fromEntries(
    (Object.keys(SIGNALS) as Purpose[]).flatMap((purpose) =>
      SIGNALS[purpose].map((signal) => [signal, isGranted(purpose) ? 'granted' : 'denied']),
    ),
  );

/** Consent mode first, everything denied; then the visitor's choice; then the container of the site's region. */
export function startTags(src: string, isGranted: (purpose: Purpose) => boolean = allows): void {
  if (window.dataLayer) return;
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // The container tells commands from data by their being `arguments`, not arrays.
  function say(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  say('consent', 'default', { ...signals(() => false), wait_for_update: WAIT_FOR_UPDATE_MS });
  say('consent', 'update', signals(isGranted));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
