import { config } from '../../platform/config.server.ts';
import type { StoresView } from './store-view.ts';

type MapConfig = Pick<typeof config, 'maps' | 'mapStyle'> & { readonly origins: readonly string[] };

/** The map of the site's country where we have a key to it, else the operator's style with streets, else none. */
export function findMapProvider(
  name: 'google' | 'baidu' | null | undefined,
  { maps, mapStyle, origins }: MapConfig = config,
): StoresView['provider'] {
  const access = name && maps[name];
  if (access) return { name, access, isOwn: false };
  if (!mapStyle) return null;
  const { origin } = new URL(mapStyle.url);
  const isOwn = origins.includes(origin) && mapStyle.origins.every((one) => origins.includes(one));
  return { name: 'streets', access: { url: mapStyle.url, key: '' }, isOwn };
}
