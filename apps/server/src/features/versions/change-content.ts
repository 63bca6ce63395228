import type { Tx } from '../../platform/db/db.ts';
import type { ContentCall } from '../staff/staff-call.ts';
import type { Scope } from './versions.contract.ts';
import * as versions from './versions.sql.ts';

export interface ContentKey {
  /** Null: of the brand. */
  readonly forSite: number | null;
  readonly site: versions.SiteFacts;
}

/** What editors of a site's content need to know of it. */
export const findSiteFacts = (tx: Tx, siteId: number) => versions.findSiteFacts(tx, siteId);

export const forSiteOf = (scope: Scope, siteId: number) => (scope === 'brand' ? null : siteId);

/** The brand's content belongs to every site: it needs the permission on each of them. */
export const canEdit = (scope: Scope, { permittedSites }: ContentCall, { sites }: versions.SiteFacts) =>
  scope === 'site' || permittedSites.size >= sites;

/** Checks who may, and makes two editors of one subject wait for each other. Null: the caller may not. */
export async function openContent(
  tx: Tx,
  call: ContentCall,
  scope: Scope,
  subject: string,
): Promise<ContentKey | null> {
  const site = await versions.findSiteFacts(tx, call.siteId);
  if (!canEdit(scope, call, site)) return null;
  const forSite = forSiteOf(scope, call.siteId);
  await versions.lockSubject(tx, `${forSite ?? 'brand'} ${subject}`);
  if (forSite === null) await versions.enterBrand(tx);
  return { forSite, site };
}

/** For translators, whose permission is that of the language: makes two writers of one subject of the brand wait. */
export async function lockBrandContent(tx: Tx, subject: string): Promise<void> {
  await versions.lockSubject(tx, `brand ${subject}`);
  await versions.enterBrand(tx);
}
