/// <reference lib="dom" />
import { type Degrees, PlainMap } from './plain-map.browser.ts';

export type Listener = (...args: unknown[]) => void;

export class LatLng {
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
export const degrees = (place: LatLng | Degrees): Degrees =>
  place instanceof LatLng ? place.toJSON() : place;

/** As the library calls it: an object with properties that can be listened to. */
export class MVCObject {
  readonly #listeners = new Map<string, Set<Listener>>();
  addListener(name: string, listener: Listener) {
    const own = this.#listeners.get(name) ?? new Set();
    own.add(listener);
    this.#listeners.set(name, own);
    this.listened(name);
    return { remove: () => own.delete(listener) };
  }
  /** A listener was added. */
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

export class GoogleMap extends MVCObject {
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
  // A map takes its time to be there: the first listener gets the position.
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
      getNorthEast: () => new LatLng(north, east),
      getSouthWest: () => new LatLng(south, west),
      toJSON: () => ({ west, south, east, north }),
    };
  }
}
