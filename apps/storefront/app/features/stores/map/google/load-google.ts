/// <reference types="google.maps" />
import { loadScript } from '../load-script.ts';
import type { MapAccess } from '../map-port.ts';

type Site = { readonly country: string; readonly language: string };

let loading: Promise<void> | null = null;
const refusals = new Set<() => void>();

/** Google's script, once per document. Its address may name a map id (`?map_ids=…`), which the styles hang on. */
export function loadGoogle({ url, key }: MapAccess, { country, language }: Site): Promise<void> {
  loading ??= load(url, key, country, language);
  return loading;
}

async function load(url: string, key: string, country: string, language: string): Promise<void> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({
    key,
    v: 'weekly',
    loading: 'async',
    libraries: 'marker,places',
    language,
    region: country.toUpperCase(),
  }))
    address.searchParams.set(name, value);
  // Google's own way to say that the key is no good; it may come long after the script.
  const page = window as unknown as { gm_authFailure?: () => void };
  let isRefused = false;
  page.gm_authFailure = () => {
    isRefused = true;
    for (const tell of refusals) tell();
  };
  try {
    await Promise.race([loadScript(address), refused()]);
  } catch (error) {
    loading = null;
    throw error;
  }
  if (isRefused) throw new Error('Google refuses the key');
}

const refused = () =>
  new Promise<never>((_resolve, reject) => {
    onGoogleRefusal(() => reject(new Error('Google refuses the key')));
  });

/** Tells when Google refuses to serve this page after all. Returns how to stop listening. */
export function onGoogleRefusal(tell: () => void): () => void {
  refusals.add(tell);
  return () => void refusals.delete(tell);
}

export const mapIdOf = ({ url }: MapAccess) => new URL(url).searchParams.get('map_ids') ?? 'DEMO_MAP_ID';
