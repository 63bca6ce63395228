import { Dot } from '@paddock/ui/swatch';
import { useT } from '../../../i18n/use-t.ts';
import type { ColorView } from '../product-view.ts';
import { type Choice, findOffer, type OfferView } from './choice.rules.ts';
import { ChoiceLink } from './choice-link.tsx';

type Props = {
  colors: ColorView[];
  /** Null where the shop is closed: then no colour is sold out. */
  offer: OfferView | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** The colours, sold out ones struck through, and beside them the chosen one with its count. */
export function ColorLinks({ colors, offer, choice, onChoose }: Props) {
  const t = useT();
  const chosen = colors.find((color) => color.id === choice.color);
  const count = offer && findOffer(offer, choice).count;
  const available =
    count === null ? null : count > 0 ? t('inventory.count', { count }) : t('products.soldOut');
  if (colors.length < 2 && !available) return null;
  return (
    <div className="phero__colors">
      {colors.length > 1 && (
        <ul className="ui-swatches" aria-label={t('products.color')}>
          {colors.map((color) => {
            const isSoldOut = offer !== null && findOffer(offer, { color: color.id, size: null }).count === 0;
            return (
              <li key={color.id}>
                <ChoiceLink
                  className="ui-swatch"
                  label={isSoldOut ? t('products.soldOutChoice', { name: color.name }) : color.name}
                  isChosen={color.id === choice.color}
                  isSoldOut={isSoldOut}
                  choice={{ ...choice, color: color.id }}
                  onChoose={onChoose}
                >
                  <Dot color1={color.color1} color2={color.color2} />
                </ChoiceLink>
              </li>
            );
          })}
        </ul>
      )}
      <span className="ui-small phero__chosen" role="status">
        {colors.length > 1 && <span>{chosen?.name}</span>}
        {available && <span>{available}</span>}
      </span>
    </div>
  );
}
