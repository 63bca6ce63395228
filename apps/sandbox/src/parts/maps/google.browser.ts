/// <reference lib="dom" />
import { type Degrees, PlainMap } from './plain-map.browser.ts';

type Listener = (...args: unknown[]) => void;
type Spot = { id: string; name: string; area: string; at: [number, number] | null };

const script = new URL((document.currentScript as HTMLScriptElement).src);

class LatLng {
  readonly #at: Degrees;
  constructor(lat: number | Degrees, lng?: number) {
    this.#at = typeof lat === 'object' ? { ...lat } : { lat, lng: lng ?? 0 };
  }
  lat() {
    return this.#at.lat;
  }
  lng() {
    return this.#at.lng;
  }
  toJSON() {
    return this.#at;
  }
}
const degrees = (place: LatLng | Degrees): Degrees => (place instanceof LatLng ? place.toJSON() : place);

/** As the library calls it: an object with properties that can be listened to. */
class MVCObject {
  readonly #listeners = new Map<string, Set<Listener>>();
  addListener(name: string, listener: Listener) {
    const own = this.#listeners.get(name) ?? new Set();
    own.add(listener);
    this.#listeners.set(name, own);
    this.listened(name);
    return { remove: () => own.delete(listener) };
  }
  /** Somebody listens now. */
  listened(_name: string) {}
  tell(name: string, ...args: unknown[]) {
    for (const listener of this.#listeners.get(name) ?? []) listener(...args);
  }
  forget() {
    this.#listeners.clear();
  }
}

type MapOptions = {
  center?: LatLng | Degrees;
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  mapId?: string;
};

class GoogleMap extends MVCObject {
  readonly plain: PlainMap;
  readonly #div: HTMLElement;
  #options: MapOptions = {};
  constructor(div: HTMLElement, options: MapOptions) {
    super();
    this.#div = div;
    div.dataset.map = 'google';
    this.plain = new PlainMap(div, 'Google (sandbox)');
    this.setOptions(options);
    this.plain.onMove = () => {
      for (const name of ['bounds_changed', 'center_changed', 'zoom_changed', 'idle']) this.tell(name);
    };
  }
  // A map takes its time to be there: whoever listens first hears where it is.
  override listened(name: string) {
    if (name === 'bounds_changed') setTimeout(() => this.tell(name));
  }
  setOptions(options: MapOptions) {
    this.#options = { ...this.#options, ...options };
    const { minZoom, maxZoom, center, zoom } = this.#options;
    if (minZoom !== undefined && minZoom !== null) this.plain.least = minZoom;
    if (maxZoom !== undefined && maxZoom !== null) this.plain.most = maxZoom;
    this.#div.dataset.limits = `${this.plain.least}-${this.plain.most}`;
    if (options.center || options.zoom !== undefined)
      this.plain.look(center ? degrees(center) : this.plain.centre, zoom ?? this.plain.zoom);
  }
  moveCamera({ center, zoom }: MapOptions) {
    this.plain.look(center ? degrees(center) : this.plain.centre, zoom ?? this.plain.zoom);
  }
  panTo(place: LatLng | Degrees) {
    this.plain.look(degrees(place));
  }
  panBy(x: number, y: number) {
    this.plain.shift(x, y);
  }
  setZoom(zoom: number) {
    this.plain.look(this.plain.centre, zoom);
  }
  setCenter(place: LatLng | Degrees) {
    this.plain.look(degrees(place));
  }
  getZoom() {
    return this.plain.zoom;
  }
  getCenter() {
    return new LatLng(this.plain.centre);
  }
  getHeading() {
    return 0;
  }
  getTilt() {
    return 0;
  }
  getRenderingType() {
    return 'RASTER';
  }
  getDiv() {
    return this.#div;
  }
  getMapCapabilities() {
    return { isAdvancedMarkersAvailable: Boolean(this.#options.mapId) };
  }
  getBounds() {
    const { west, south, east, north } = this.plain.edges();
    return {
      ...{ getNorthEast: () => new LatLng(north, east), getSouthWest: () => new LatLng(south, west) },
      toJSON: () => ({ west, south, east, north }),
    };
  }
}

class AdvancedMarkerElement extends HTMLElement {
  #position: LatLng | Degrees | null = null;
  gmpClickable = false;
  gmpDraggable = false;
  collisionBehavior: unknown;
  #map: GoogleMap | null = null;
  #content: Element | null = null;
  /** How far the content's corner is from the place: its foot's middle, unless told otherwise. */
  #anchor = { left: '-50%', top: '-100%' };

  constructor(options: Partial<Pick<AdvancedMarkerElement, 'position' | 'content' | 'map' | 'title'>> = {}) {
    super();
    this.style.cssText = 'position:absolute;left:0;top:0';
    Object.assign(this, options);
  }
  get content() {
    return this.#content;
  }
  set content(content: Element | null) {
    this.#content?.remove();
    this.#content = content;
    if (content) this.append(content);
  }
  get position() {
    return this.#position;
  }
  set position(position: LatLng | Degrees | null | undefined) {
    this.#position = position ?? null;
    this.#map?.plain.place();
  }
  set anchorLeft(left: string | undefined) {
    this.#anchor.left = left ?? '-50%';
    this.#map?.plain.place();
  }
  set anchorTop(top: string | undefined) {
    this.#anchor.top = top ?? '-100%';
    this.#map?.plain.place();
  }
  set zIndex(height: number | null | undefined) {
    this.style.zIndex = String(height ?? 0);
  }
  get map() {
    return this.#map;
  }
  set map(map: GoogleMap | null) {
    this.#map?.plain.take(this);
    this.remove();
    this.#map = map;
    if (!map) return;
    map.plain.layer.append(this);
    map.plain.put(this, () => {
      if (this.#content instanceof HTMLElement)
        this.#content.style.translate = `${this.#anchor.left} ${this.#anchor.top}`;
      return this.#position ? degrees(this.#position) : null;
    });
  }
  addListener(name: string, listener: Listener) {
    this.addEventListener(name, listener as EventListener);
    return { remove: () => this.removeEventListener(name, listener as EventListener) };
  }
}
customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

type CircleOptions = { map?: GoogleMap | null; center?: LatLng | Degrees; radius?: number };
class Circle extends MVCObject {
  readonly #ring = document.createElement('i');
  #options: CircleOptions = {};
  constructor(options: CircleOptions) {
    super();
    this.#ring.dataset.ring = '';
    this.#ring.style.cssText = 'position:absolute;left:0;top:0';
    this.setOptions(options);
  }
  setOptions(options: CircleOptions) {
    this.#options = { ...this.#options, ...options };
    this.#ring.dataset.ring = String(this.#options.radius ?? '');
    if ('map' in options) this.setMap(options.map ?? null);
  }
  setMap(map: GoogleMap | null) {
    this.#ring.remove();
    if (!map) return;
    map.plain.layer.append(this.#ring);
    map.plain.put(this.#ring, () => (this.#options.center ? degrees(this.#options.center) : null));
  }
}

const ask = async (path: string): Promise<unknown> => {
  const response = await fetch(`${script.origin}/sandbox/${path}`);
  if (!response.ok) throw new Error(`PLACES_AUTOCOMPLETE: ${response.status}`);
  return ((await response.json()) as { data: unknown }).data;
};

class Place {
  readonly id: string;
  displayName: string | null = null;
  location: LatLng | null | undefined;
  constructor({ id }: { id: string }) {
    this.id = id;
  }
  async fetchFields({ fields }: { fields: string[] }) {
    const spot = (await ask(`spots/${this.id}`)) as Spot;
    if (fields.includes('displayName')) this.displayName = spot.name;
    if (fields.includes('location')) this.location = spot.at && new LatLng(spot.at[0], spot.at[1]);
    return { place: this };
  }
}

class AutocompleteSessionToken {}

type Request = { input: string; includedRegionCodes?: string[]; sessionToken?: AutocompleteSessionToken };
const AutocompleteSuggestion = {
  async fetchAutocompleteSuggestions({ input, includedRegionCodes = [] }: Request) {
    const query = new URLSearchParams({ text: input, country: includedRegionCodes[0] ?? '' });
    const spots = (await ask(`search?${query}`)) as Spot[];
    return {
      suggestions: spots.map(({ id, name, area }) => ({
        placePrediction: {
          ...{ placeId: id, text: { text: `${name}, ${area}` } },
          ...{ mainText: { text: name }, secondaryText: { text: area }, toPlace: () => new Place({ id }) },
        },
      })),
    };
  },
};

const event = {
  addListener: (on: MVCObject, name: string, listener: Listener) => on.addListener(name, listener),
  removeListener: (listener: { remove(): void }) => listener.remove(),
  clearInstanceListeners: (of: MVCObject) => of.forget?.(),
  trigger: (on: MVCObject, name: string, ...args: unknown[]) => on.tell(name, ...args),
};
const LIBRARIES: Record<string, object> = {
  core: { LatLng, event },
  maps: { Map: GoogleMap, Circle },
  marker: { AdvancedMarkerElement },
  places: { Place, AutocompleteSuggestion, AutocompleteSessionToken },
};
const maps = {
  ...{ version: '3.65.0', event, ...LIBRARIES.core, ...LIBRARIES.maps, marker: LIBRARIES.marker },
  Settings: { getInstance: () => ({}) },
  importLibrary: async (name: string) => {
    if (!LIBRARIES[name]) throw new Error(`Unknown library: ${name}`);
    return LIBRARIES[name];
  },
};
const page = window as unknown as Record<string, unknown> & { google?: { maps?: object } };
page.google = { ...page.google, maps: { ...page.google?.maps, ...maps } };
const callback = script.searchParams.get('callback');
if (callback) (page[callback] as (() => void) | undefined)?.();
