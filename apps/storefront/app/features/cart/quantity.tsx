import { Icon } from '@paddock/ui/icon';
import { useDigits } from '@paddock/ui/page-locale';
import type { FormEvent } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useQuantity } from './use-quantity.ts';

type Props = { variant: number; count: number; describedBy: string };

/** How many pieces: one less, one more. Each button sends the number it leads to, with script or without. */
export function Quantity({ variant, count, describedBy }: Props) {
  const t = useT();
  const path = usePath();
  const digits = useDigits();
  const { isBusy, setQuantity } = useQuantity();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed && !isBusy) void setQuantity(variant, Number(pressed.value));
  }

  return (
    <form
      className="bag-quantity"
      method="post"
      action={path('bag/items')}
      onSubmit={submit}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
    >
      <input type="hidden" name="variant" value={variant} />
      <button
        type="submit"
        name="quantity"
        value={count - 1}
        disabled={count === 1}
        aria-label={t('accessories.oneLess', { count: count - 1 })}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={t('accessories.quantity')}>{digits(count)}</output>
      <button
        type="submit"
        name="quantity"
        value={count + 1}
        aria-label={t('accessories.oneMore', { count: count + 1 })}
      >
        <Icon name="plus" />
      </button>
    </form>
  );
}
