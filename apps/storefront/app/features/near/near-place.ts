import { formatDistance, toMeasurement } from '@paddock/i18n/measures';
import { useCallback, useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { type Point, roundPoint } from './point.rules.ts';

/** Where the visitor wants things to be near to. */
export type NearPlace = Point & {
  /** The town; null for the visitor's own position. */
  readonly name: string | null;
};

type Kept = NearPlace & { readonly country: string };

const KEY = 'paddock:near';
const MAX_NAME = 80;

let lastText: string | null = null;
let lastKept: Kept | null = null;
/** What counts where the browser keeps nothing: the choice then lasts as long as the document. */
let withoutStorage: string | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return withoutStorage;
  }
}

function writeText(text: string | null): void {
  withoutStorage = text;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch (error) {
    console.warn('the place is not kept', error);
  }
  for (const listener of listeners) listener();
}

/** The same object as long as nothing has changed, as React asks for. */
function readKept(): Kept | null {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastKept = text === null ? null : parseKept(text);
  }
  return lastKept;
}

/** Whatever stands in the storage: an older version of ours, or something a person wrote there. */
function parseKept(text: string): Kept | null {
  try {
    const { country, name, lat, lng } = JSON.parse(text) as Record<string, unknown>;
    const isPoint =
      typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    if (!isPoint || typeof country !== 'string') return null;
    return { country, name: typeof name === 'string' ? name : null, ...roundPoint({ lat, lng }) };
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The place the visitor has named in this country, kept on the device. On the server there is none. */
export function useNearPlace() {
  const country = usePage().segment?.split('-')[0] ?? '';
  const kept = useSyncExternalStore(subscribe, readKept, () => null);
  const keep = useCallback(
    ({ name, lat, lng }: NearPlace) => {
      const place = { country, name: name?.slice(0, MAX_NAME) ?? null, ...roundPoint({ lat, lng }) };
      writeText(JSON.stringify(place));
    },
    [country],
  );
  const forget = useCallback(() => writeText(null), []);
  return { place: kept?.country === country ? kept : null, keep, forget };
}

/** "12 km", or miles where the site drives in miles. Only for what the browser renders: never in a server's markup. */
export function useDistance(): (metres: number) => string {
  const { lang } = usePage();
  const setting = useShell()?.currentSite.settings.measurement;
  return useCallback((metres) => formatDistance(metres, toMeasurement(setting), lang), [setting, lang]);
}
