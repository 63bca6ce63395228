import { Button } from '@paddock/ui/button';
import { GoLink } from '@paddock/ui/go-link';
import { Picture } from '@paddock/ui/picture';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useCart } from './cart-store.ts';
import type { CartItemView, CartUnitView } from './cart-view.ts';
import { UnitFacts } from './unit-facts.tsx';

/** Others of the same model, in place of one that is gone. */
export function Alternatives({ item, onChoose }: { item: CartItemView; onChoose: (uuid: string) => void }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="bag-others">
      <h3 className="ui-h4">{t('bag.alternatives')}</h3>
      <ul>
        {item.alternatives.map((unit) => (
          <Alternative key={unit.uuid} unit={unit} onChoose={onChoose} />
        ))}
      </ul>
      <GoLink as={Link} to={path(`products/${item.product_slug}`)}>
        {t('inventory.see')}
      </GoLink>
    </div>
  );
}

function Alternative({ unit, onChoose }: { unit: CartUnitView; onChoose: (uuid: string) => void }) {
  const t = useT();
  const path = usePath();
  const { isBusy } = useCart();
  const id = useId();
  const { picture } = unit.attributes;

  function submit(event: FormEvent) {
    event.preventDefault();
    onChoose(unit.uuid);
  }

  return (
    <li className="bag-other">
      <div className="bag-other__picture">
        {picture && <Picture source={picture} sizes="128px" fit="cover" alt="" />}
      </div>
      <div className="bag-other__body" id={id}>
        <b>{unit.variant || unit.name}</b>
        <UnitFacts className="bag-other__facts" unit={unit} />
      </div>
      <b className="ui-price">
        <bdi>{unit.final_price_formatted}</bdi>
      </b>
      <form method="post" action={path('bag/items')} onSubmit={submit}>
        <input type="hidden" name="uuid" value={unit.uuid} />
        <Button
          type="submit"
          variant="ghost"
          size="small"
          isLoading={isBusy(unit.uuid)}
          aria-describedby={id}
        >
          {t('bag.choose')}
        </Button>
      </form>
    </li>
  );
}
