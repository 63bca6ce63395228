import { RadioGroup } from '@paddock/ui/radio-group';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { readyWords } from '../../../text/ready-words.ts';
import type { StoreView } from '../checkout-view.ts';
import { Amount } from './delivery-way.tsx';

const SHOWN = 4;

type Props = { stores: StoreView[]; chosen: StoreView | null; onChoose: (store: StoreView) => void };

/** Where to collect it; stores where it stands already come first (H-36). */
export function StorePicker({ stores, chosen, onChoose }: Props) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? stores : stores.slice(0, SHOWN);
  return (
    <div className="co-part">
      <h3 className="ui-h4">{t('checkout.delivery.from')}</h3>
      <RadioGroup
        legend={t('checkout.delivery.chooseStore')}
        hideLegend
        name="store_id"
        look="cards"
        value={chosen ? String(chosen.id) : ''}
        onChange={(id) => {
          const store = stores.find((one) => String(one.id) === id);
          if (store) onChoose(store);
        }}
        options={shown.map((store) => ({
          value: String(store.id),
          label: <bdi>{store.name}</bdi>,
          aside: <Amount shipment={store} />,
          detail: <StoreDetail store={store} />,
        }))}
      />
      {shown.length < stores.length && (
        <button type="button" className="co-add" onClick={() => setWhole(true)}>
          {t('checkout.delivery.allStores', { count: stores.length })}
        </button>
      )}
    </div>
  );
}

function StoreDetail({ store }: { store: StoreView }) {
  const t = useT();
  return (
    <span className="co-lines">
      {store.lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      <b>{readyWords(t, { days: store.etd_days, day: store.ready })}</b>
      {store.units_here > 0 && <span>{t('checkout.delivery.here', { count: store.units_here })}</span>}
    </span>
  );
}
