import { listRoles } from '@paddock/server/features/people/roles/roles.contract.ts';
import { useLabel } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useMe } from '../../kit/session/use-me.ts';
import type { GrantChoices } from './grant-form.ts';

/** Roles and sites for the form of a grant. */
export function useGrantChoices(): GrantChoices {
  const label = useLabel();
  const { sites, permissions } = useMe();
  const roles = useDeskQuery(listRoles, {}, { staleTime: 60_000 }).data?.data ?? [];
  const own = permissions['grant.give'] ?? [];
  return {
    roles: roles.map((role) => ({
      name: role.name,
      label: role.label ?? label(`roles.name.${role.name}`, role.name),
    })),
    sites: sites.filter(({ slug }) => own.includes(slug)),
  };
}
