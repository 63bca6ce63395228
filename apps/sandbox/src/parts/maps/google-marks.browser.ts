/// <reference lib="dom" />
import { degrees, type GoogleMap, type LatLng, type Listener, MVCObject } from './google-map.browser.ts';
import type { Degrees } from './plain-map.browser.ts';

export class AdvancedMarkerElement extends HTMLElement {
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
export class Circle extends MVCObject {
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
