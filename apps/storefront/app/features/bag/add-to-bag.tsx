import { Button } from '@paddock/ui/button';
import type { FormEvent } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useBag } from '../../session/session-store.tsx';
import { usePath } from '../../shell/use-path.ts';

type Props = {
  uuid: string;
  describedBy: string;
  /** Somebody else is buying it just now. */
  isTaken?: boolean;
};

/** Puts one unit into the bag. A form, so that it also works before the page is alive. */
export function AddToBag({ uuid, describedBy, isTaken = false }: Props) {
  const t = useT();
  const path = usePath();
  const { has, isBusy, add } = useBag();
  const isInBag = has(uuid);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!(isInBag || isTaken)) void add(uuid);
  }

  return (
    <form method="post" action={path('bag/items')} onSubmit={submit}>
      <input type="hidden" name="uuid" value={uuid} />
      <Button
        type="submit"
        size="small"
        block
        // Not `disabled`: that would throw the keyboard of whoever just pressed it back to the top of the page.
        aria-disabled={isInBag || isTaken}
        isLoading={isBusy(uuid)}
        iconStart={isInBag ? 'check' : undefined}
        aria-describedby={describedBy}
      >
        {isInBag ? t('bag.inBag') : t('bag.add')}
      </Button>
    </form>
  );
}
