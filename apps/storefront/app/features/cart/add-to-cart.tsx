import { Button } from '@paddock/ui/button';
import type { FormEvent } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useCart } from './cart-store.ts';

type Props = {
  uuid: string;
  describedBy: string;
  /** Another shopper is buying it. */
  isTaken?: boolean;
};

/** Puts one unit into the cart. A form, so that it also works before the page is alive. */
export function AddToCart({ uuid, describedBy, isTaken = false }: Props) {
  const t = useT();
  const path = usePath();
  const { has, isBusy, add } = useCart();
  const isInCart = has(uuid);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!(isInCart || isTaken)) void add(uuid);
  }

  return (
    <form method="post" action={path('bag/items')} onSubmit={submit}>
      <input type="hidden" name="uuid" value={uuid} />
      <Button
        type="submit"
        size="small"
        block
        // Not `disabled`: that would move the keyboard focus from the pressed button to the top of the page.
        aria-disabled={isInCart || isTaken}
        isLoading={isBusy(uuid)}
        iconStart={isInCart ? 'check' : undefined}
        aria-describedby={describedBy}
      >
        {isInCart ? t('bag.inBag') : t('bag.add')}
      </Button>
    </form>
  );
}
