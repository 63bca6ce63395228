/// <reference lib="dom" />

/** Degrees, whichever datum the provider uses. */
export type Degrees = { lat: number; lng: number };
type Pixel = { x: number; y: number };

const TILE = 256;
const toWorld = ({ lat, lng }: Degrees): Pixel => {
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999);
  return {
    x: TILE * (0.5 + lng / 360),
    y: TILE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
};
const toDegrees = ({ x, y }: Pixel): Degrees => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / TILE))) * 180) / Math.PI,
  lng: (x / TILE - 0.5) * 360,
});

/**
 * A map of nothing but squares, and things that stay at their place on it.
 * Drawn with elements, so that a test can read what is there.
 */
export class PlainMap {
  readonly box: HTMLElement;
  readonly layer: HTMLElement;
  centre: Degrees = { lat: 0, lng: 0 };
  zoom = 1;
  least = 0;
  most = 22;
  onMove: () => void = () => {};
  readonly #places = new Map<HTMLElement, () => Degrees | null>();

  constructor(box: HTMLElement, label: string) {
    this.box = box;
    box.style.position = 'relative';
    box.style.overflow = 'hidden';
    box.style.background =
      '#e8ecea repeating-conic-gradient(#e1e6e3 0 25%, transparent 0 50%) 0 0 / 128px 128px';
    this.layer = document.createElement('div');
    this.layer.style.cssText = 'position:absolute;left:0;top:0;width:0;height:0';
    const credit = document.createElement('small');
    credit.textContent = label;
    credit.style.cssText = 'position:absolute;right:4px;bottom:2px;color:#4b5450';
    box.append(this.layer, credit);
    new ResizeObserver(() => this.draw()).observe(box);
    this.#letDrag();
  }

  look(centre: Degrees, zoom = this.zoom) {
    this.centre = centre;
    this.zoom = Math.min(Math.max(zoom, this.least), this.most);
    this.draw();
  }

  /** The middle moves by so many pixels. */
  shift(x: number, y: number) {
    const middle = toWorld(this.centre);
    const scale = 2 ** this.zoom;
    this.look(toDegrees({ x: middle.x + x / scale, y: middle.y + y / scale }));
  }

  pixelOf(at: Degrees): Pixel {
    const scale = 2 ** this.zoom;
    const [point, middle] = [toWorld(at), toWorld(this.centre)];
    return {
      x: (point.x - middle.x) * scale + this.box.clientWidth / 2,
      y: (point.y - middle.y) * scale + this.box.clientHeight / 2,
    };
  }

  edges(): { west: number; south: number; east: number; north: number } {
    const scale = 2 ** this.zoom;
    const middle = toWorld(this.centre);
    const [wide, high] = [this.box.clientWidth / 2 / scale, this.box.clientHeight / 2 / scale];
    const [first, last] = [
      toDegrees({ x: middle.x - wide, y: middle.y - high }),
      toDegrees({ x: middle.x + wide, y: middle.y + high }),
    ];
    return { west: first.lng, north: first.lat, east: last.lng, south: last.lat };
  }

  /** Keeps the element at its place until it is taken off. */
  put(element: HTMLElement, at: () => Degrees | null) {
    this.#places.set(element, at);
    this.place();
  }

  take(element: HTMLElement) {
    this.#places.delete(element);
  }

  draw() {
    this.box.dataset.zoom = String(Math.round(this.zoom * 10) / 10);
    this.box.dataset.centre = `${this.centre.lat.toFixed(3)},${this.centre.lng.toFixed(3)}`;
    const origin = this.pixelOf({ lat: 0, lng: 0 });
    this.box.style.backgroundPosition = `${origin.x}px ${origin.y}px`;
    this.place();
    this.onMove();
  }

  /** Everything to its place; the map itself stays where it is. */
  place() {
    for (const [element, at] of this.#places) {
      const place = at();
      if (!place) continue;
      const { x, y } = this.pixelOf(place);
      element.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  #letDrag() {
    let from: Pixel | null = null;
    this.box.addEventListener('pointerdown', (event) => {
      if (event.target === this.box) from = { x: event.clientX, y: event.clientY };
    });
    this.box.addEventListener('pointermove', (event) => {
      if (!from) return;
      this.shift(from.x - event.clientX, from.y - event.clientY);
      from = { x: event.clientX, y: event.clientY };
    });
    for (const name of ['pointerup', 'pointerleave'] as const)
      this.box.addEventListener(name, () => {
        from = null;
      });
    this.box.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.look(this.centre, this.zoom - Math.sign(event.deltaY) * 0.5);
    });
  }
}
