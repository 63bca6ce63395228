import type { StoresView } from '../store-view.ts';
import { loadBaidu } from './baidu/load-baidu.ts';
import { loadGoogle } from './google/load-google.ts';
import { MAX_ZOOM, type MapAccess, type PlaceSearch, type StoreMap } from './map-port.ts';

type Provider = NonNullable<StoresView['provider']>;

/** The site's own map and its own place search. Fails when the third party's script does not come. */
export function openProvider({ name, access }: Provider, site: MapSite): Promise<LoadedMap> {
  if (name === 'streets') return openStreets(access);
  return name === 'google' ? openGoogle(access, site) : openBaidu(access);
}

async function openStreets(access: Provider['access']): Promise<LoadedMap> {
  const { default: MapLibreMap } = await import('./maplibre/maplibre-map.tsx');
  return { name: 'streets', Map: MapLibreMap, places: null, access, maxZoom: MAX_ZOOM };
}

async function openGoogle(access: Provider['access'], site: MapSite): Promise<LoadedMap> {
  const [{ default: GoogleMap }, { googlePlaces }] = await Promise.all([
    import('./google/google-map.tsx'),
    import('./google/google-places.ts'),
    loadGoogle(access, site),
  ]);
  return { name: 'google', Map: GoogleMap, places: googlePlaces(access, site), access, maxZoom: MAX_ZOOM };
}

async function openBaidu(access: Provider['access']): Promise<LoadedMap> {
  const [{ default: BaiduMap }, { baiduPlaces }] = await Promise.all([
    import('./baidu/baidu-map.tsx'),
    import('./baidu/baidu-places.ts'),
    loadBaidu(access),
  ]);
  return { name: 'baidu', Map: BaiduMap, places: baiduPlaces(access), access, maxZoom: MAX_ZOOM };
}

/** Which map stands on the page. */
export type LoadedMap = {
  readonly name: 'maplibre' | 'streets' | 'google' | 'baidu';
  readonly Map: StoreMap;
  /** The third party's own; null where our gazetteer serves. */
  readonly places: PlaceSearch | null;
  readonly access: MapAccess | null;
  /** The nearest zoom at which the map has something to show. */
  readonly maxZoom: number;
};
export type MapSite = { country: string; language: string };
