import { useT } from '../../i18n/use-t.ts';
import type { AccessoryCardView } from './accessory-card.ts';
import { AccessoryCards } from './accessory-cards.tsx';

/** After buying: what fits what was bought. */
export function AccessoriesForOrder({ cards }: { cards: AccessoryCardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <div className="ui-column ui-section">
      <AccessoryCards cards={cards} title={t('accessories.thatFit')} />
    </div>
  );
}
