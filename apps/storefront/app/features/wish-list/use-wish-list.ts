import { showToast } from '@paddock/ui/toast-queue';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import { useSession } from '../session/session-store.tsx';
import {
  type ChangeResult,
  changeEntry,
  currentKeys,
  MAX_ENTRIES,
  openWishList,
  watchKeys,
} from './wish-list-store.ts';

const unknown = () => null;

/** The visitor's keys, null until they are known, and how to change them. A toast tells what became of a press. */
export function useWishList() {
  const t = useT();
  const path = usePath();
  const { segment } = usePage();
  const { ready, loggedIn } = useSession();
  const keys = useSyncExternalStore(watchKeys, currentKeys, unknown);

  const tell = useCallback(
    (result: ChangeResult, text?: string) => {
      const action = { label: t('wishList.open'), href: path('wish-list') };
      if (result === 'full')
        showToast({ text: t('wishList.full', { max: MAX_ENTRIES }), variant: 'error', action });
      else if (result === 'failed') showToast({ text: t('wishList.failed'), variant: 'error' });
      else if (text) showToast({ text, action });
    },
    [t, path],
  );

  useEffect(() => {
    if (!segment || !ready) return;
    void openWishList(segment, loggedIn).then((result) => result === 'full' && tell(result));
  }, [segment, ready, loggedIn, tell]);

  const toggle = useCallback(
    async (key: string) => {
      // Before the session is known a press changes the browser's list, which then joins that of the account.
      if (segment && currentKeys() === null) await openWishList(segment, loggedIn);
      const isOn = currentKeys()?.includes(key) ?? false;
      const result = await changeEntry(key, isOn ? 'remove' : 'add');
      tell(result, t(isOn ? 'wishList.removed' : 'wishList.saved'));
    },
    [segment, loggedIn, t, tell],
  );

  return { keys, isCustomer: loggedIn, isReady: ready, toggle, tell };
}
