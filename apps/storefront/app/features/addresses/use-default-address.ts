import { useT } from '../../i18n/use-t.ts';
import { useShell } from '../../page/shell-data.ts';
import { useSession } from '../session/session-store.tsx';
import type { AddressKind } from './address-view.ts';

/** What a new address starts with: the customer's name and phone number. */
export function useDefaultAddress(kind: AddressKind) {
  const t = useT();
  const shell = useShell();
  // The session has a changed name first; the page has the name before the session is loaded.
  const user = useSession().user ?? shell?.owner;
  return {
    label: t(`addresses.${kind}`),
    phone: user?.phone ?? '',
    given_name: user?.given_name ?? '',
    family_name: user?.family_name ?? '',
  };
}
