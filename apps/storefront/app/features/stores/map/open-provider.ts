import type { StoresView } from '../store-view.ts';
import { loadBaidu } from './baidu/load-baidu.ts';
import { loadGoogle } from './google/load-google.ts';
import type { LoadedMap, MapSite } from './loaded-map.ts';

type Provider = NonNullable<StoresView['provider']>;

/** The site's own map and its own place search. Fails when the third party's script does not come. */
export const openProvider = ({ name, access }: Provider, site: MapSite): Promise<LoadedMap> =>
  name === 'google' ? openGoogle(access, site) : openBaidu(access);

async function openGoogle(access: Provider['access'], site: MapSite): Promise<LoadedMap> {
  const [{ default: GoogleMap }, { googlePlaces }] = await Promise.all([
    import('./google/google-map.tsx'),
    import('./google/google-places.ts'),
    loadGoogle(access, site),
  ]);
  return { name: 'google', Map: GoogleMap, places: googlePlaces(access, site), access };
}

async function openBaidu(access: Provider['access']): Promise<LoadedMap> {
  const [{ default: BaiduMap }, { baiduPlaces }] = await Promise.all([
    import('./baidu/baidu-map.tsx'),
    import('./baidu/baidu-places.ts'),
    loadBaidu(access),
  ]);
  return { name: 'baidu', Map: BaiduMap, places: baiduPlaces(access), access };
}
