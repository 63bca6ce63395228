import { useT } from '../../../i18n/use-t.ts';
import type { UnitAttribute } from '../../inventory/units-view.ts';
import { type Choice, isSoldOut, type OfferView } from './choice.rules.ts';
import { ChoiceLink } from './choice-link.tsx';

type Props = {
  attribute: UnitAttribute | undefined;
  offer: OfferView;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** The sizes that are available in some colour. A press on the chosen one takes it off. */
export function SizeLinks({ attribute, offer, choice, onChoose }: Props) {
  const t = useT();
  if (!attribute || attribute.values.length < 2) return null;
  return (
    <ul className="phero__sizes" aria-label={attribute.name}>
      {attribute.values.map(({ id, content }) => {
        const isChosen = id === choice.size;
        const soldOut = isSoldOut(offer, { ...choice, size: id });
        return (
          <li key={id}>
            <ChoiceLink
              className="phero__size"
              label={soldOut ? t('products.soldOutChoice', { name: content }) : content}
              isChosen={isChosen}
              isSoldOut={soldOut}
              choice={{ ...choice, size: isChosen ? null : id }}
              onChoose={onChoose}
            >
              <bdi>{content}</bdi>
            </ChoiceLink>
          </li>
        );
      })}
    </ul>
  );
}
