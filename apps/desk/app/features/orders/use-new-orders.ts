import { useState } from 'react';
import { useDeskEvents } from '../../kit/calls/use-desk-events.ts';

/** How many orders were placed since the list was loaded. Nothing moves by itself: the list waits for a key. */
export function useNewOrders(sites: string | undefined) {
  const [refs, setRefs] = useState<ReadonlySet<string>>(new Set());
  useDeskEvents(sites, ({ subject, is_new, site, ref }) => {
    if (subject === 'order' && is_new) setRefs((before) => new Set([...before, `${site}/${ref}`]));
  });
  return { count: refs.size, reset: () => setRefs((before) => (before.size > 0 ? new Set() : before)) };
}
