import { useLabel, useT } from '../../i18n/use-t.ts';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';

export interface Scope {
  readonly scope_kind: 'brand' | 'region' | 'site' | 'store';
  readonly scope_ref: string | null;
}

/** Where a grant holds: the brand, a region, a site, a store. */
export function ScopeText({ scope_kind, scope_ref }: Scope) {
  const t = useT();
  const label = useLabel();
  if (scope_kind === 'brand') return <span className="text-secondary">{t('people.brand')}</span>;
  if (scope_kind === 'site') return <SiteTag site={scope_ref ?? ''} />;
  if (scope_kind === 'region') return <Tag>{label(`people.region.${scope_ref}`, scope_ref ?? '')}</Tag>;
  return <Tag>{scope_ref}</Tag>;
}

/** A site inside a scope, for the tenant header; without one of its own, the first of the caller's. */
export function siteOf(scope: string, sites: readonly { slug: string; region: string }[]): string {
  const [kind, ref = ''] = scope.split('/');
  if (kind === 'site') return ref;
  const inside = kind === 'region' ? sites.find(({ region }) => region === ref) : sites[0];
  return inside?.slug ?? sites[0]?.slug ?? '';
}
