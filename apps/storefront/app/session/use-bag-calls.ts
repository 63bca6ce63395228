import { showToast } from '@paddock/ui/toast-queue';
import { type RefObject, useMemo, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { usePage } from '../page-context.ts';
import { sendBag } from './send-bag.ts';
import type { Bag } from './session.ts';

export type BagCalls = {
  /** Puts a unit in, unless it is in already, and says so in passing. True when it is in the bag now. */
  add: (uuid: string) => Promise<boolean>;
  /** Takes a unit out, unless it is not in. True when it is out of the bag now. */
  remove: (uuid: string) => Promise<boolean>;
  has: (uuid: string) => boolean;
  /** It is on its way in or out. */
  isBusy: (uuid: string) => boolean;
  /** A bag that came with a page and is newer than ours. */
  adopt: (cart: Bag) => void;
};

const holds = (cart: Bag, uuid: string) => cart.items.some((item) => item.uuid === uuid);

export function useBagCalls(
  cart: Bag,
  /** What a call that waited its turn has to look at: the bag of then, not of the press. */
  latest: RefObject<Bag>,
  adopt: (cart: Bag) => void,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): BagCalls {
  const t = useT();
  const { segment } = usePage();
  const [busy, setBusy] = useState<readonly string[]>([]);

  return useMemo(() => {
    const change = (uuid: string, work: () => Promise<void>) => {
      setBusy((uuids) => [...uuids, uuid]);
      return inTurn(work).finally(() => setBusy((uuids) => uuids.filter((other) => other !== uuid)));
    };
    const items = `/${segment}/bag/items`;

    async function add(uuid: string) {
      if (holds(latest.current, uuid)) return true;
      await change(uuid, async () => {
        if (holds(latest.current, uuid)) return;
        const reply = await sendBag(items, 'POST', uuid);
        if (!reply.ok) {
          showToast({ text: reply.message ?? t('bag.failed'), variant: 'error' });
          return;
        }
        adopt(reply.cart);
        const href = `/${segment}/checkout/${reply.cart.uuid}`;
        showToast({ text: t('bag.added'), action: { label: t('bag.checkout'), href } });
      });
      return holds(latest.current, uuid);
    }

    async function remove(uuid: string) {
      if (!holds(latest.current, uuid)) return true;
      await change(uuid, async () => {
        if (!holds(latest.current, uuid)) return;
        const reply = await sendBag(items, 'DELETE', uuid);
        if (reply.ok) adopt(reply.cart);
        else showToast({ text: reply.message ?? t('shell.errors.offline'), variant: 'error' });
      });
      return !holds(latest.current, uuid);
    }

    return {
      ...{ add, remove, adopt },
      has: (uuid) => holds(cart, uuid),
      isBusy: (uuid) => busy.includes(uuid),
    };
  }, [busy, cart, latest, segment, adopt, inTurn, t]);
}
