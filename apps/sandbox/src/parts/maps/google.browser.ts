/// <reference lib="dom" />
import { GoogleMap, LatLng, type Listener, type MVCObject } from './google-map.browser.ts';
import { AdvancedMarkerElement, Circle } from './google-marks.browser.ts';
import { AutocompleteSessionToken, AutocompleteSuggestion, Place } from './google-places.browser.ts';

const event = {
  addListener: (target: MVCObject, name: string, listener: Listener) => target.addListener(name, listener),
  removeListener: (listener: { remove(): void }) => listener.remove(),
  clearInstanceListeners: (target: MVCObject) => target.forget?.(),
  trigger: (target: MVCObject, name: string, ...args: unknown[]) => target.tell(name, ...args),
};
const LIBRARIES: Record<string, object> = {
  core: { LatLng, event },
  maps: { Map: GoogleMap, Circle },
  marker: { AdvancedMarkerElement },
  places: { Place, AutocompleteSuggestion, AutocompleteSessionToken },
};
const maps = {
  version: '3.65.0',
  event,
  ...LIBRARIES.core,
  ...LIBRARIES.maps,
  marker: LIBRARIES.marker,
  Settings: { getInstance: () => ({}) },
  importLibrary: async (name: string) => {
    if (!LIBRARIES[name]) throw new Error(`Unknown library: ${name}`);
    return LIBRARIES[name];
  },
};
const script = new URL((document.currentScript as HTMLScriptElement).src);
const page = window as unknown as Record<string, unknown> & { google?: { maps?: object } };
page.google = { ...page.google, maps: { ...page.google?.maps, ...maps } };
const callback = script.searchParams.get('callback');
if (callback) (page[callback] as (() => void) | undefined)?.();
