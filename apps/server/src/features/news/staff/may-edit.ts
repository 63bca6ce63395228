import type { ContentCall } from '../../staff/staff-call.ts';

/** An article for some sites needs the permission on each of them, one for all sites (null) on every site. */
export const mayEdit = ({ permittedSites }: ContentCall, siteIds: readonly number[] | null, sites: number) =>
  siteIds === null ? permittedSites.size >= sites : siteIds.every((id) => permittedSites.has(id));
