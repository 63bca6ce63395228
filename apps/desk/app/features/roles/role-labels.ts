import { listRoles } from '@paddock/server/features/people/roles/roles.contract.ts';
import { useCallback } from 'react';
import { useLabel } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';

/** What a permission allows, in the language of the desk: `order.read` is “See orders”. */
export function usePermissionLabel(): (name: string) => string {
  const label = useLabel();
  return useCallback(
    (name) => {
      const [subject, act] = name.split('.');
      return label(`roles.permission.${subject}.${act}`, name);
    },
    [label],
  );
}

/** The name of a role: of a built-in one in the language of the desk, of a composed one as its maker wrote it. */
export function useRoleLabel(): (name: string) => string {
  const label = useLabel();
  const roles = useDeskQuery(listRoles, {}, { staleTime: 60_000 }).data?.data;
  return useCallback(
    (name) => roles?.find((role) => role.name === name)?.label ?? label(`roles.name.${name}`, name),
    [label, roles],
  );
}
