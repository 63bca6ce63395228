import type { AddressShape } from '@paddock/server/contracts/addresses';
import { useEffect, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { usePath } from '../../page/page-context.ts';
import { plainShape } from './address-view.ts';

/** How a country writes its addresses: the site's is known, another's is fetched. Null while it is on its way. */
export function useShape(country: string, home: AddressShape): AddressShape | null {
  const path = usePath();
  const url = path(`addresses/shapes/${country}`);
  const isHome = country === home.country_code;
  const [fetched, setFetched] = useState<AddressShape | null>(null);
  useEffect(() => {
    if (isHome) return;
    let isGone = false;
    callServer<AddressShape>(url, { method: 'GET' }).then((reply) => {
      if (!isGone) setFetched(reply.ok ? reply.data : plainShape(country));
    });
    return () => {
      isGone = true;
    };
  }, [url, country, isHome]);
  if (isHome) return home;
  return fetched?.country_code === country ? fetched : null;
}
