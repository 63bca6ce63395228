import { Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { StoreMapProps } from '../map-port.ts';
import { addReach, basemapStyle, TOWN_DOT, townDot } from './basemap-style.ts';
import { labelTowns } from './label-towns.ts';

// A file of our own: the page's Content-Security-Policy allows no script from a blob.
setWorkerUrl(workerUrl);

type Options = Pick<StoreMapProps, 'view' | 'minZoom' | 'maxZoom' | 'words' | 'townsRoute' | 'access'>;

/** Throws where MapLibre cannot draw, for example without WebGL. */
export function createMap(
  container: HTMLElement,
  { view, minZoom = 1, maxZoom, words, townsRoute, access }: Options,
): { map: GlMap; remove: () => void } {
  const map = new GlMap({
    container,
    style: access ? access.url : basemapStyle(),
    attributionControl: access ? { compact: true } : false,
    center: view.centre,
    zoom: view.zoom,
    minZoom,
    maxZoom,
    locale: { 'Map.Title': words.map },
    // North stays up: rotation and pitch are disabled.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
  });
  map.on('style.load', () => (access ? addReach(map) : map.addImage(TOWN_DOT, townDot(), { pixelRatio: 2 })));
  // A dealer chosen before the map was there: its info window needs the same room as after a move.
  if (view.below) map.easeTo({ center: view.centre, zoom: view.zoom, offset: [0, view.below], duration: 0 });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // A style with streets writes its own names.
  const stopTowns = access ? () => {} : labelTowns(map, townsRoute);
  return {
    map,
    remove() {
      stopTowns();
      map.remove();
    },
  };
}
