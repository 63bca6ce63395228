import { useEffect, useState } from 'react';
import { usePath } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import { unpackSites } from './packed-sites.ts';

const loading = new Map<string, Promise<PickerSite[]>>();

/** All sites; null while they are loading. When they cannot be loaded, the page of all sites is opened instead. */
export function usePickerSites(): PickerSite[] | null {
  const address = usePath()('sites');
  const [sites, setSites] = useState<PickerSite[] | null>(null);
  useEffect(() => {
    let isHere = true;
    loadSites(address).then(
      (loaded) => isHere && setSites(loaded),
      () => isHere && window.location.assign('/?choose'),
    );
    return () => {
      isHere = false;
    };
  }, [address]);
  return sites;
}

/** Once per document; a failed load is tried again by the next chooser. */
function loadSites(address: string): Promise<PickerSite[]> {
  const pending = loading.get(address) ?? fetchSites(address);
  loading.set(address, pending);
  pending.catch(() => loading.delete(address));
  return pending;
}

async function fetchSites(address: string): Promise<PickerSite[]> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`sites answered ${response.status}`);
  return unpackSites(await response.text());
}
