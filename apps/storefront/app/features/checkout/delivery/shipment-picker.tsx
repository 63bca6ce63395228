import { RadioGroup } from '@paddock/ui/radio-group';
import { useT } from '../../../i18n/use-t.ts';
import type { ShipmentView } from '../checkout-view.ts';
import { Amount } from './delivery-way.tsx';

type Props = {
  shipments: ShipmentView[];
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string) => void;
};

/** How it comes, where there is more than one way. */
export function ShipmentPicker({ shipments, chosen, error, onChoose }: Props) {
  const t = useT();
  return (
    <div className="co-part" id="checkout-shipments" tabIndex={-1}>
      <h3 className="ui-h4">{t('checkout.delivery.ways')}</h3>
      <RadioGroup
        legend={t('checkout.delivery.ways')}
        hideLegend
        name="shipment_id"
        look="cards"
        value={chosen ?? ''}
        onChange={onChoose}
        error={error}
        options={shipments.map((shipment) => ({
          value: shipment.id,
          label: shipment.name,
          aside: <Amount shipment={shipment} />,
          detail: t('checkout.delivery.by', { day: shipment.arrives }),
        }))}
      />
    </div>
  );
}
