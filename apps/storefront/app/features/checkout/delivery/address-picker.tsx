import { Icon } from '@paddock/ui/icon';
import { RadioGroup } from '@paddock/ui/radio-group';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { AddressView } from '../../addresses/address-view.ts';
import type { CheckoutView } from '../checkout-view.ts';

const AddressDialog = lazy(() => import('../../addresses/address-dialog.tsx'));

type Props = {
  order: CheckoutView;
  route: string;
  chosen: AddressView | null;
  error: string | undefined;
  onChoose: (address: AddressView) => void;
  onSaved: (address: AddressView) => void;
};

/** A customer's addresses, and a window to add one (CHECKOUT-03). */
export function AddressPicker({ order, route, chosen, error, onChoose, onSaved }: Props) {
  const t = useT();
  const [edited, setEdited] = useState<AddressView | 'new' | null>(null);
  const { addresses } = order;
  return (
    <div className="co-part">
      <h3 className="ui-h4">{t('checkout.delivery.to')}</h3>
      {addresses.length === 0 ? (
        <p className="ui-muted">{t('addresses.noneYours')}</p>
      ) : (
        <SavedAddresses addresses={addresses} chosen={chosen} error={error} onChoose={onChoose} />
      )}
      <div className="co-part__foot">
        <button type="button" className="co-add" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          {t('checkout.delivery.addAddress')}
        </button>
        {chosen && (
          <button type="button" className="ui-text-button" onClick={() => setEdited(chosen)}>
            <Icon name="edit" />
            {t('addresses.edit')}
          </button>
        )}
      </div>
      <Suspense fallback={null}>
        {edited && (
          <AddressDialog
            route={route}
            address={edited === 'new' ? null : edited}
            kind="shipping"
            form={order.address_form}
            isOpen
            onOpenChange={(isOpen) => !isOpen && setEdited(null)}
            onSaved={onSaved}
          />
        )}
      </Suspense>
    </div>
  );
}

type SavedProps = Pick<Props, 'chosen' | 'error' | 'onChoose'> & { addresses: AddressView[] };

function SavedAddresses({ addresses, chosen, error, onChoose }: SavedProps) {
  const t = useT();
  return (
    <RadioGroup
      legend={t('checkout.delivery.chooseAddress')}
      hideLegend
      name="address_id"
      look="cards"
      value={chosen ? String(chosen.id) : ''}
      error={error}
      onChange={(id) => {
        const address = addresses.find((one) => String(one.id) === id);
        if (address) onChoose(address);
      }}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: <bdi>{address.label ?? address.city}</bdi>,
        detail: (
          <span className="co-lines">
            {address.lines.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </span>
        ),
      }))}
    />
  );
}
