import theme from 'virtual:brand/theme';
import type {
  GeoJSONSourceSpecification,
  Map as GlMap,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { BASEMAP_PATH, BASEMAP_ZOOM } from './basemap.ts';

export const TOWNS = 'towns';
export const REACH = 'reach';
export const TOWN_DOT = 'town-dot';

const NOTHING: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};
const SEA = '#cbdde4';
const SHALLOWS = '#dcebef';
const LAND = '#f1f1ec';
const SHORE = '#a9c3cd';
const BORDER = '#b3aea2';
const INK = '#2f3a36';
const ACCENT = theme.accent;

/** How far a search reaches: a ring in the brand's colour. */
const REACH_LAYERS: LayerSpecification[] = [
  {
    id: 'reach',
    type: 'fill',
    source: REACH,
    paint: { 'fill-color': ACCENT, 'fill-opacity': 0.06 },
  },
  {
    id: 'reach-edge',
    type: 'line',
    source: REACH,
    paint: { 'line-color': ACCENT, 'line-width': 1.5, 'line-opacity': 0.55, 'line-dasharray': [3, 3] },
  },
];

const TOWN_NAMES: LayerSpecification = {
  id: 'town-names',
  type: 'symbol',
  source: TOWNS,
  layout: {
    'icon-image': TOWN_DOT,
    'text-field': ['get', 'name'],
    'text-font': [theme.mapFont, 'Noto Sans Arabic Variable', 'sans-serif'],
    'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 15, 20, 12],
    'symbol-sort-key': ['get', 'rank'],
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 0.6,
    'text-justify': 'auto',
    'text-max-width': 12,
    'text-padding': 6,
  },
  paint: { 'text-color': INK, 'text-halo-color': 'rgb(255 255 255 / 0.9)', 'text-halo-width': 1.4 },
};

/** Draws the ring over a style that is not ours. */
export function addReach(map: GlMap): void {
  map.addSource(REACH, NOTHING);
  for (const layer of REACH_LAYERS) map.addLayer(layer);
}

/** The brand's own map: paper land in a pale sea. Letters are drawn from the page's fonts, so no server gives glyphs. */
export function basemapStyle(): StyleSpecification {
  const line = { 'line-join': 'round', 'line-cap': 'round' } as const;
  const ground = { source: 'ground' } as const;
  return {
    version: 8,
    sources: {
      ground: {
        type: 'vector',
        tiles: [`${location.origin}${BASEMAP_PATH}/{z}/{x}/{y}.pbf`],
        minzoom: BASEMAP_ZOOM.min,
        maxzoom: BASEMAP_ZOOM.max,
      },
      [TOWNS]: NOTHING,
      [REACH]: NOTHING,
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': SEA } },
      {
        id: 'shallows',
        type: 'line',
        ...ground,
        'source-layer': 'coast',
        layout: line,
        paint: { 'line-color': SHALLOWS, 'line-width': by(4, 6, 8, 22), 'line-blur': by(4, 2, 8, 6) },
      },
      { id: 'land', type: 'fill', ...ground, 'source-layer': 'land', paint: { 'fill-color': LAND } },
      {
        id: 'coast',
        type: 'line',
        ...ground,
        'source-layer': 'coast',
        layout: line,
        paint: { 'line-color': SHORE, 'line-width': by(4, 0.6, 10, 1.6) },
      },
      {
        id: 'borders',
        type: 'line',
        ...ground,
        'source-layer': 'borders',
        layout: line,
        paint: { 'line-color': BORDER, 'line-width': by(4, 0.8, 10, 1.6), 'line-dasharray': [4, 2.5] },
      },
      ...REACH_LAYERS,
      TOWN_NAMES,
    ],
  };
}

/** Thicker as one comes nearer. */
const by = (from: number, thin: number, to: number, thick: number) =>
  ['interpolate', ['linear'], ['zoom'], from, thin, to, thick] as never;

/** A ring of paper and grey, drawn here: one dot is no reason to fetch a sheet of pictures. */
export function townDot(): ImageData {
  const size = 14;
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.arc(size / 2, size / 2, 4.6, 0, 2 * Math.PI);
  pen.fillStyle = '#fff';
  pen.fill();
  pen.lineWidth = 2.4;
  pen.strokeStyle = '#7b857f';
  pen.stroke();
  return pen.getImageData(0, 0, size, size);
}
