import { useEffect, useState } from 'react';
import { loadProviderScript } from './provider-script.ts';

export type ScriptState = 'loading' | 'ready' | 'failed';

/** The state of a provider's script while a panel is shown. A panel whose script fails leaves the others usable. */
export function useProviderScript(url: string | undefined, integrity?: string): ScriptState {
  const [state, setState] = useState<ScriptState>(url ? 'loading' : 'failed');
  useEffect(() => {
    if (!url) return;
    let isShown = true;
    loadProviderScript({ url, integrity }).then(
      () => isShown && setState('ready'),
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [url, integrity]);
  return state;
}
