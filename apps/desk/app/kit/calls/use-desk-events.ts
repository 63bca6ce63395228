import { type StaffEvent, watchStaffEvents } from '@paddock/server/features/inbox/staff-events.contract.ts';
import { useEffect, useRef } from 'react';

/** Calls `onEvent` for every subject of these sites that is new or has changed. The browser reconnects by itself. */
export function useDeskEvents(sites: string | undefined, onEvent: (event: StaffEvent) => void): void {
  const handler = useRef(onEvent);
  handler.current = onEvent;
  useEffect(() => {
    const query = sites ? `?sites=${encodeURIComponent(sites)}` : '';
    const source = new EventSource(`${watchStaffEvents.path}${query}`);
    source.addEventListener('change', ({ data }) => handler.current(JSON.parse(data) as StaffEvent));
    return () => source.close();
  }, [sites]);
}
