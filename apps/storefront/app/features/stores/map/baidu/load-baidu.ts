import { loadScript } from '../load-script.ts';
import type { MapAccess } from '../map-port.ts';

let loading: Promise<void> | null = null;

/** Baidu's script, once per document. */
export function loadBaidu({ url, key }: MapAccess): Promise<void> {
  loading ??= load(url, key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(url: string, key: string): Promise<void> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ type: 'webgl', v: '1.0', ak: key }))
    address.searchParams.set(name, value);
  return loadScript(address);
}
