/** What we use of Baidu's map script (JavaScript API GL v1.0). Points are BD-09. */
declare namespace BMapGL {
  class Point {
    constructor(lng: number, lat: number);
    readonly lng: number;
    readonly lat: number;
  }
  // biome-ignore lint/suspicious/noShadowRestrictedNames: its name there
  class Map {
    constructor(container: HTMLElement, options?: { minZoom?: number; maxZoom?: number });
    centerAndZoom(centre: Point, zoom: number): void;
    panBy(x: number, y: number): void;
    setZoom(zoom: number): void;
    getZoom(): number;
    getBounds(): { getSouthWest(): Point; getNorthEast(): Point };
    addEventListener(name: string, listener: () => void): void;
    enableScrollWheelZoom(): void;
    addOverlay(overlay: Overlay): void;
    removeOverlay(overlay: Overlay): void;
    pointToOverlayPixel(point: Point): { x: number; y: number };
    getPanes(): { floatPane: HTMLElement; markerPane: HTMLElement };
    destroy?(): void;
  }
  class Overlay {
    initialize(map: Map): HTMLElement;
    draw(): void;
  }
  class Circle extends Overlay {
    constructor(centre: Point, metres: number, style?: Record<string, string | number>);
  }
  interface SearchResult {
    getNumPois(): number;
    getPoi(
      n: number,
    ): { business: string; province: string; city: string; district: string; street: string } | undefined;
  }
  class Autocomplete {
    constructor(options: {
      input: HTMLElement;
      location: Map | string;
      onSearchComplete: (result: SearchResult) => void;
    });
    search(text: string): void;
    dispose?(): void;
  }
  interface LocalResult {
    getPoi(n: number): { title: string; point?: Point | null } | undefined;
  }
  class LocalSearch {
    constructor(around: Map | string, options: { onSearchComplete: (result?: LocalResult) => void });
    search(text: string): void;
  }
}
