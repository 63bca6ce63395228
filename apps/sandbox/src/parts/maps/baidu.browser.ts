/// <reference lib="dom" />
import { PlainMap } from './plain-map.browser.ts';

type Spot = { id: string; name: string; area: string; at: [number, number] | null };

const script = new URL((document.currentScript as HTMLScriptElement).src);

/** Baidu's own degrees (BD-09), longitude first. */
class Point {
  readonly lng: number;
  readonly lat: number;
  constructor(lng: number, lat: number) {
    this.lng = lng;
    this.lat = lat;
  }
}

class BaiduMap {
  readonly plain: PlainMap;
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #overlays = new Map<Overlay, HTMLElement>();

  constructor(container: string | HTMLElement, options: { minZoom?: number; maxZoom?: number } = {}) {
    const box = typeof container === 'string' ? document.getElementById(container) : container;
    if (!box) throw new Error('BMapGL: no container');
    box.dataset.map = 'baidu';
    this.plain = new PlainMap(box, '© Baidu (sandbox)');
    this.setMinZoom(options.minZoom ?? 3);
    // Baidu's own maps go no nearer than 21.
    this.setMaxZoom(options.maxZoom ?? 21);
    this.plain.onMove = () => {
      for (const overlay of this.#overlays.keys()) overlay.draw();
      for (const name of ['moving', 'moveend', 'zoomend', 'update']) this.#tell(name);
    };
  }
  #tell(name: string) {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }
  #limits() {
    this.plain.box.dataset.limits = `${this.plain.least}-${this.plain.most}`;
  }
  setMinZoom(zoom: number) {
    this.plain.least = zoom;
    this.#limits();
  }
  setMaxZoom(zoom: number) {
    this.plain.most = zoom;
    this.#limits();
  }
  addEventListener(name: string, listener: () => void) {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
  }
  removeEventListener(name: string, listener: () => void) {
    this.#listeners.get(name)?.delete(listener);
  }
  centerAndZoom(point: Point, zoom: number) {
    this.plain.look(point, zoom);
  }
  panTo(point: Point) {
    this.plain.look(point);
  }
  /** The picture moves by so many pixels, to the right and down. */
  panBy(x: number, y: number) {
    this.plain.shift(-x, -y);
  }
  setZoom(zoom: number) {
    this.plain.look(this.plain.centre, zoom);
  }
  getZoom() {
    return this.plain.zoom;
  }
  getCenter() {
    return new Point(this.plain.centre.lng, this.plain.centre.lat);
  }
  getBounds() {
    const { west, south, east, north } = this.plain.edges();
    return {
      getSouthWest: () => new Point(west, south),
      getNorthEast: () => new Point(east, north),
    };
  }
  enableScrollWheelZoom() {}
  disableScrollWheelZoom() {}
  pointToOverlayPixel(point: Point) {
    return this.plain.pixelOf(point);
  }
  getPanes() {
    const { layer } = this.plain;
    return { floatPane: layer, markerPane: layer, labelPane: layer, mapPane: layer };
  }
  addOverlay(overlay: Overlay) {
    this.#overlays.set(overlay, overlay.initialize(this));
    overlay.draw();
  }
  removeOverlay(overlay: Overlay) {
    this.#overlays.get(overlay)?.remove();
    this.#overlays.delete(overlay);
  }
  destroy() {
    this.plain.box.replaceChildren();
  }
}

/** What pages make their own overlays of, by its prototype. */
class Overlay {
  initialize(_map: BaiduMap): HTMLElement {
    return document.createElement('div');
  }
  draw() {}
}

class Circle extends Overlay {
  readonly #centre: Point;
  readonly #ring = document.createElement('i');
  #map: BaiduMap | null = null;
  constructor(centre: Point, radius: number) {
    super();
    this.#centre = centre;
    this.#ring.dataset.ring = String(radius);
    this.#ring.style.position = 'absolute';
  }
  override initialize(map: BaiduMap) {
    this.#map = map;
    map.getPanes().floatPane.append(this.#ring);
    return this.#ring;
  }
  override draw() {
    const at = this.#map?.pointToOverlayPixel(this.#centre);
    if (at) this.#ring.style.transform = `translate(${at.x}px, ${at.y}px)`;
  }
}

const ask = async (path: string): Promise<unknown> =>
  ((await (await fetch(`${script.origin}/sandbox/${path}`)).json()) as { data: unknown }).data;

// What a GPS says and what Baidu draws differ by up to a kilometre; the shift at the places we know is near enough.
const toBaidu = ([lat, lng]: readonly [number, number]) => new Point(lng + 0.011, lat + 0.0045);

type SearchOptions = { onSearchComplete?: (results: unknown) => void };

class Autocomplete {
  readonly #options: SearchOptions;
  constructor(options: SearchOptions) {
    this.#options = options;
  }
  search(text: string) {
    void ask(`search?${new URLSearchParams({ text, country: 'CN' })}`).then((found) => {
      const spots = found as Spot[];
      this.#options.onSearchComplete?.({
        keyword: text,
        getNumPois: () => spots.length,
        getPoi: (n: number) => {
          const spot = spots[n];
          if (!spot) return undefined;
          return {
            province: '',
            city: spot.area,
            district: '',
            street: '',
            streetNumber: '',
            business: spot.name,
          };
        },
      });
    });
  }
  dispose() {}
}

class LocalSearch {
  readonly #options: SearchOptions;
  constructor(_around: unknown, options: SearchOptions) {
    this.#options = options;
  }
  search(text: string) {
    // Of the words that were put together it finds the last: the name.
    void ask(`search?${new URLSearchParams({ text: text.split(' ').at(-1) ?? '', country: 'CN' })}`).then(
      (found) => {
        const spots = found as Spot[];
        const pois = spots.flatMap(({ name, at }) => (at ? [{ title: name, point: toBaidu(at) }] : []));
        this.#options.onSearchComplete?.({
          getNumPois: () => pois.length,
          getCurrentNumPois: () => pois.length,
          getPoi: (n: number) => pois[n],
        });
      },
    );
  }
  getStatus() {
    return 0;
  }
}

const page = window as unknown as Record<string, unknown>;
page.BMapGL = { Map: BaiduMap, Point, Overlay, Circle, Autocomplete, LocalSearch };
const callback = script.searchParams.get('callback');
if (callback) (page[callback] as (() => void) | undefined)?.();
