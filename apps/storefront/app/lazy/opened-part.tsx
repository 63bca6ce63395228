import { showToast } from '@paddock/ui/toast-queue';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import type { Part } from './create-part.ts';

type Props<P> = { part: Part<P>; props: P };

/**
 * Loads the code of a part unless it is loaded. Unlike with React's `lazy`, loaded code is rendered at once (React holds
 * it back for 300 ms after a fallback), and a failure is a toast.
 */
export function OpenedPart<P extends object>({ part, props }: Props<P>) {
  const t = useT();
  const [, setLoaded] = useState(false);
  useEffect(() => {
    // Also when the preload has ended between the rendering and this effect.
    if (part.loaded) return setLoaded(true);
    part.load().then(
      () => setLoaded(true),
      (error: unknown) => {
        console.warn('a part of the page could not be loaded', error);
        showToast({ text: t('shell.errors.offline'), variant: 'error' });
      },
    );
  }, [part, t]);
  return part.loaded && <part.loaded {...props} />;
}
