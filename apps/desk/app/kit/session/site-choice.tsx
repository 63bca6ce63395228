import type { Permission } from '@paddock/server/features/staff/permissions.contract.ts';
import { useSearchParams } from 'react-router';
import type { DeskSite } from './me.contract.ts';
import { useScope } from './scope.ts';
import { useMay } from './use-me.ts';

const PARAMETER = 'site';

export interface SiteChoice {
  /** The chosen site; empty when the person has the permission on none of the scope. */
  readonly site: string;
  readonly sites: readonly DeskSite[];
}

/** One site of the scope, for screens about a single site: `?site=it`, the first without it. */
export function useSiteChoice(permission: Permission): SiteChoice {
  const [search] = useSearchParams();
  const may = useMay();
  const { chosen } = useScope();
  const sites = chosen.filter(({ slug }) => may(permission, slug));
  const requested = sites.find(({ slug }) => slug === search.get(PARAMETER));
  return { site: (requested ?? sites[0])?.slug ?? '', sites };
}

/** Shown where there is a choice. */
export function SiteSelect({ label, choice }: { label: string; choice: SiteChoice }) {
  const [search, setSearch] = useSearchParams();
  if (choice.sites.length < 2) return null;
  return (
    <label className="row pick">
      <span className="muted small">{label}</span>
      <select
        className="input"
        value={choice.site}
        onChange={({ target }) => {
          const next = new URLSearchParams(search);
          next.set(PARAMETER, target.value);
          setSearch(next, { replace: true });
        }}
      >
        {choice.sites.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
