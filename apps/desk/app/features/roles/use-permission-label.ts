import { useCallback } from 'react';
import { useLabel } from '../../i18n/use-t.ts';

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
