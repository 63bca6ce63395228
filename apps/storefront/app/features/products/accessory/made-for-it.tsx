import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { AccessoryCards, type AccessoryCardView } from '../../accessories/accessory-cards.tsx';

await requireMessages('accessories');

/** Accessories that fit this model. */
export function MadeForIt({ cards, name }: { cards: AccessoryCardView[]; name: string }) {
  const t = useT();
  return (
    <div className="ui-section product-section">
      <div className="ui-column">
        <AccessoryCards cards={cards} title={t('accessories.madeFor', { name })} />
      </div>
    </div>
  );
}
