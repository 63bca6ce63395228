import { showToast } from '@paddock/ui/toast-queue';
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { type CartView, EMPTY_CART } from './cart-view.ts';

type CartStore = {
  cart: CartView & { loading: boolean };
  /** Adds a unit unless the cart contains it, and shows a toast. True when the cart contains it afterwards. */
  add: (uuid: string) => Promise<boolean>;
  /** Removes a unit. True when the cart does not contain it afterwards. */
  remove: (uuid: string) => Promise<boolean>;
  has: (uuid: string) => boolean;
  /** The unit is being added or removed. */
  isBusy: (uuid: string) => boolean;
  /** Replaces the cart by a newer one that came with a page. */
  adopt: (cart: CartView) => void;
};

export const CartContext = createContext<CartStore>({
  cart: { ...EMPTY_CART, loading: false },
  add: async () => false,
  remove: async () => false,
  has: () => false,
  isBusy: () => false,
  adopt: () => {},
});

export const useCart = () => useContext(CartContext);

const contains = (cart: CartView, uuid: string) => cart.items.some((item) => item.uuid === uuid);

/**
 * One call at a time: a cart that was read before a change must not be shown after it, and the cart cookie of the first
 * response must be set before anything is added to that cart.
 */
function useQueue() {
  const [pending, setPending] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const enqueue = useCallback((work: () => Promise<void>): Promise<void> => {
    setPending((count) => count + 1);
    const done = queue.current.then(work).finally(() => setPending((count) => count - 1));
    queue.current = done.catch(() => {});
    return done;
  }, []);
  return { isRunning: pending > 0, enqueue };
}

/** The cart's state. `enqueue` runs work in the same queue as the cart's calls. */
export function useCartStore() {
  const t = useT();
  const { segment } = usePage();
  const [cart, setCart] = useState(EMPTY_CART);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const { isRunning, enqueue } = useQueue();
  // Queued calls compare with the cart of their turn, not of the press.
  const latest = useRef(cart);

  const adopt = useCallback((next: CartView) => {
    latest.current = next;
    setCart(next);
  }, []);

  /** For a visitor without a cart; one that came with the page stays. */
  const adoptEmpty = useCallback(() => {
    if (!latest.current.init) adopt({ ...EMPTY_CART, init: true });
  }, [adopt]);

  const store = useMemo((): CartStore => {
    async function change(uuid: string, method: 'POST' | 'DELETE') {
      const isAdding = method === 'POST';
      const isDone = () => contains(latest.current, uuid) === isAdding;
      if (isDone()) return true;
      setBusy((uuids) => [...uuids, uuid]);
      await enqueue(async () => {
        if (isDone()) return;
        const reply = await callServer<CartView>(`/${segment}/bag/items`, {
          method,
          body: new URLSearchParams({ uuid }),
          staysOnSignOut: true,
        });
        if (!reply.ok) {
          const text = reply.message || t(isAdding ? 'bag.failed' : 'shell.errors.offline');
          showToast({ text, variant: 'error' });
          return;
        }
        adopt(reply.data);
        const action = { label: t('bag.checkout'), href: `/${segment}/checkout` };
        if (isAdding) showToast({ text: t('bag.added'), action });
      }).finally(() => setBusy((uuids) => uuids.filter((other) => other !== uuid)));
      return isDone();
    }

    return {
      cart: { ...cart, loading: isRunning },
      add: (uuid) => change(uuid, 'POST'),
      remove: (uuid) => change(uuid, 'DELETE'),
      has: (uuid) => contains(cart, uuid),
      isBusy: (uuid) => busy.includes(uuid),
      adopt,
    };
  }, [busy, cart, isRunning, segment, adopt, enqueue, t]);

  return { store, adopt, adoptEmpty, enqueue };
}
