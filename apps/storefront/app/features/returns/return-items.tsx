import { FieldError } from '@paddock/ui/field';
import { Picture } from '@paddock/ui/picture';
import { useT } from '../../i18n/use-t.ts';
import type { OrderItem } from '../orders/order-view.ts';

type Props = {
  /** What can still be returned. */
  items: OrderItem[];
  chosen: readonly string[];
  isInvalid: boolean;
  legend: string;
};

/** The items of the order, to choose those that come back. */
export function ReturnItems({ items, chosen, isInvalid, legend }: Props) {
  const t = useT();
  return (
    <fieldset
      className="ui-group return-items"
      aria-describedby={isInvalid ? 'return-items-error' : undefined}
    >
      <legend>{legend}</legend>
      {items.map((item) => (
        <label key={item.uuid} className="return-item">
          <input
            type="checkbox"
            name="items"
            value={item.uuid}
            defaultChecked={chosen.includes(item.uuid)}
            aria-invalid={isInvalid || undefined}
          />
          <span className="return-item__picture">
            {item.picture && <Picture source={item.picture} sizes="112px" fit="cover" alt="" />}
          </span>
          <span className="return-item__text">
            <strong>
              <bdi>{item.name}</bdi>
            </strong>
            <span className="ui-small ui-muted">{item.variant}</span>
            {item.serial && (
              <span className="ui-small ui-muted">
                <bdi dir="ltr">{item.serial}</bdi>
              </span>
            )}
          </span>
          <bdi className="return-item__price">{item.price_formatted}</bdi>
        </label>
      ))}
      {isInvalid && <FieldError id="return-items-error">{t('returns.error.items')}</FieldError>}
    </fieldset>
  );
}
