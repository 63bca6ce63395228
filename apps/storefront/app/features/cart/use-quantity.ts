import { showToast } from '@paddock/ui/toast-queue';
import { useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useCart } from './cart-store.ts';
import type { CartView } from './cart-view.ts';

/** Sets how many pieces of an accessory's variant the bag has. True when it has them. */
export function useQuantity() {
  const t = useT();
  const path = usePath();
  const { adopt } = useCart();
  const [isBusy, setBusy] = useState(false);

  async function setQuantity(variant: number, quantity: number, { says }: { says?: 'added' } = {}) {
    setBusy(true);
    const reply = await callServer<CartView>(path('bag/items'), {
      body: new URLSearchParams({ variant: String(variant), quantity: String(quantity) }),
      staysOnSignOut: true,
    });
    setBusy(false);
    if (!reply.ok) {
      showToast({ text: reply.message || t('bag.failed'), variant: 'error' });
      return false;
    }
    adopt(reply.data);
    if (says) {
      const action = { label: t('bag.checkout'), href: path('checkout') };
      showToast({ text: t('bag.added'), action });
    }
    return true;
  }

  return { isBusy, setQuantity };
}
