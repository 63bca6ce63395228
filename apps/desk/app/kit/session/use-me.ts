import type { Permission } from '@paddock/server/features/staff/permissions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { callDesk } from '../calls/call-desk.ts';
import type { DeskError } from '../calls/desk-error.ts';
import { type DeskSite, type Me, showMe } from './me.contract.ts';

const INLINE_ID = 'desk-me';

/** Whether this page was loaded with a session. */
export const hasInlineMe = (): boolean => Boolean(globalThis.document?.getElementById(INLINE_ID));

/** The person as the desk's server wrote them into the page: a first visit needs no call for it. */
function readInlineMe(): Me | undefined {
  const text = globalThis.document?.getElementById(INLINE_ID)?.textContent;
  return text ? showMe.response.safeParse(JSON.parse(text)).data?.data : undefined;
}

export function useMeQuery() {
  return useQuery<Me, DeskError>({
    queryKey: [showMe.path],
    queryFn: async ({ signal }) => (await callDesk(showMe, {}, { signal, asksToSignIn: false })).data,
    staleTime: 60_000,
    initialData: readInlineMe,
    initialDataUpdatedAt: () => performance.timeOrigin,
  });
}

export const MeContext = createContext<Me | null>(null);

/** The signed-in person. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe outside of the frame');
  return me;
}

/** `const may = useMay(); may('order.refund', site)`; without a site: at any of my sites. */
export function useMay(): (permission: Permission, site?: string) => boolean {
  const { permissions } = useMe();
  return (permission, site) => {
    const sites = permissions[permission] ?? [];
    return site === undefined ? sites.length > 0 : sites.includes(site);
  };
}

export function useSite(slug: string): DeskSite | undefined {
  return useMe().sites.find((site) => site.slug === slug);
}
