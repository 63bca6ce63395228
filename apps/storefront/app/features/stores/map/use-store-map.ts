import { useCallback, useEffect, useState } from 'react';
import { useConsent } from '../../consent/consent-store.ts';
import type { StoresView } from '../store-view.ts';
import { BASEMAP_MAX_ZOOM } from './map-port.ts';
import type { LoadedMap, MapSite } from './open-provider.ts';

type Provider = StoresView['provider'];

/**
 * The site's own map where it is allowed (the visitor agreed, or it is on our own origin) and works; else our own, which calls no third party. Loaded
 * after the page stands and when it is wanted: list and search do not wait for it.
 */
export function useStoreMap(provider: Provider, site: MapSite, isWanted: boolean) {
  const hasConsent = useConsent('functional');
  const isAllowed = hasConsent || provider?.isOwn === true;
  const [hasRefused, setRefused] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<LoadedMap | null>(null);
  const wanted = isAllowed && !hasRefused ? provider : null;
  const { country, language } = site;

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const open = wanted
      ? import('./open-provider.ts').then(({ openProvider }) => openProvider(wanted, { country, language }))
      : openOwn();
    open.then(
      (next) => !isOver && setChosen(next),
      (error: unknown) => {
        console.warn('no map', error);
        if (isOver) return;
        if (wanted) setRefused(true);
        else setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, wanted, country, language]);

  const name = chosen?.name;
  const fail = useCallback(() => {
    if (name === 'maplibre') setFailed(true);
    else setRefused(true);
  }, [name]);
  return { chosen: isFailed ? null : chosen, isFailed, fail };
}

async function openOwn(): Promise<LoadedMap> {
  const { default: own } = await import('./maplibre/maplibre-map.tsx');
  return { name: 'maplibre', Map: own, places: null, access: null, maxZoom: BASEMAP_MAX_ZOOM };
}
