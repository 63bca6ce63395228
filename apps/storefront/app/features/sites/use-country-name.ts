import { useCallback } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { displayNameId } from './sites.rules.ts';

/** A country as it is shown: three have a wording of their own, the others come named from the server. */
export function useCountryName(): (displayName: string) => string {
  const t = useT();
  return useCallback(
    (displayName) => {
      const id = displayNameId(displayName);
      return id ? t(id) : displayName;
    },
    [t],
  );
}
