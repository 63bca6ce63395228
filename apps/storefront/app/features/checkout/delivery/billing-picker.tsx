import { Icon } from '@paddock/ui/icon';
import { RadioGroup } from '@paddock/ui/radio-group';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { AddressView } from '../../addresses/address-view.ts';
import { type AddressType, billingChoices } from '../checkout-state.ts';
import type { CheckoutView } from '../checkout-view.ts';

const AddressDialog = lazy(() => import('../../addresses/address-dialog.tsx'));

// A radio button's value for "no address of its own".
const SAME = 'same';

type Props = {
  order: CheckoutView;
  type: AddressType;
  route: string;
  chosen: AddressView | null;
  error: string | undefined;
  /** Null: the address of the delivery. */
  onChoose: (address: AddressView | null) => void;
  onSaved: (address: AddressView) => void;
};

export function BillingTitle() {
  const t = useT();
  return (
    <div className="co-billing__title">
      <h3 className="ui-h4">{t('addresses.billing')}</h3>
      <p className="ui-small ui-muted">{t('checkout.billing.hint')}</p>
    </div>
  );
}

/** Whom the invoice is for: always asked for when a customer collects in a store, else where one is saved. */
export function BillingPicker({ order, type, route, chosen, error, onChoose, onSaved }: Props) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const choices = billingChoices(order, type);
  if (type === 'home' && choices.length === 0) return null;
  const options = choices.map((address) => ({
    value: String(address.id),
    label: <bdi>{address.label ?? address.city}</bdi>,
    detail: (
      <span className="co-lines">
        {address.lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </span>
    ),
  }));
  const same = { value: SAME, label: t('checkout.billing.same') };
  return (
    <div className="co-part co-billing">
      <BillingTitle />
      {choices.length === 0 ? (
        <p className="ui-muted" role={error ? 'alert' : undefined}>
          {error ?? t('addresses.noneYours')}
        </p>
      ) : (
        <RadioGroup
          legend={t('addresses.billing')}
          hideLegend
          name="billing_address_id"
          look="cards"
          value={chosen ? String(chosen.id) : type === 'home' ? SAME : ''}
          error={error}
          onChange={(value) => onChoose(choices.find(({ id }) => String(id) === value) ?? null)}
          options={type === 'home' ? [...options, same] : options}
        />
      )}
      <div className="co-part__foot">
        <button type="button" className="co-add" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('addresses.add.billing')}
        </button>
      </div>
      <Suspense fallback={null}>
        {isAdding && (
          <AddressDialog
            route={route}
            address={null}
            kind="billing"
            form={order.address_form}
            isOpen
            onOpenChange={(isOpen) => !isOpen && setAdding(false)}
            onSaved={onSaved}
          />
        )}
      </Suspense>
    </div>
  );
}
