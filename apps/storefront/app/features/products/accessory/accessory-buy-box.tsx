import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { ChipLink, Chips } from '@paddock/ui/chip';
import { NativeSelect } from '@paddock/ui/native-select';
import { useDigits } from '@paddock/ui/page-locale';
import { Dot } from '@paddock/ui/swatch';
import { type FormEvent, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { readyWords } from '../../../text/ready-words.ts';
import { useQuantity } from '../../cart/use-quantity.ts';
import { NO_FILTERS, writeFilters } from '../../inventory/unit-filters.rules.ts';
import type { ProductView } from '../product-view.ts';
import type { AccessoryView } from './accessory-view.ts';
import type { OptionGroup } from './choose-variant.rules.ts';

/** More are ordered at a dealer. */
const MAX_QUANTITY = 10;

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

type Props = { product: Pick<ProductView, 'slug' | 'name'>; accessory: AccessoryView };

/** Price, size and colour as links, how many, and the form that puts them into the bag: all of it without script too. */
export function AccessoryBuyBox({ product, accessory }: Props) {
  const t = useT();
  const path = usePath();
  const { chosen, options } = accessory;
  const isSoldOut = chosen.count === 0;
  return (
    <div className="accessory-buy">
      {chosen.price && (
        <p className="ui-price ui-price--large">
          <bdi>{chosen.price}</bdi>
        </p>
      )}
      {options.map((group) => (
        <Options key={group.attribute} group={group} slug={product.slug} />
      ))}
      <p className="accessory-buy__stock" role="status" data-gone={isSoldOut || undefined}>
        {isSoldOut ? t('accessories.soldOut') : t('inventory.count', { count: chosen.count })}
        {chosen.ready && <span>{readyWords(t, chosen.ready)}</span>}
      </p>
      {isSoldOut ? (
        <>
          <p className="ui-muted">{t('accessories.soldOutHint')}</p>
          <ButtonLink as={Link} to={path('stores')} variant="ghost">
            {t('shell.frame.stores')}
          </ButtonLink>
        </>
      ) : (
        <QuantityForm key={chosen.variantId} accessory={accessory} />
      )}
    </div>
  );
}

/** Another variant of the same page: the page stays where it is scrolled to. */
const StillLink = (props: LinkProps) => <Link preventScrollReset {...props} />;

function Options({ group, slug }: { group: OptionGroup; slug: string }) {
  const t = useT();
  const path = usePath();
  const label = t(group.slug === 'colour' ? 'products.color' : 'products.size');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are links
    <div className="accessory-buy__options" role="group" aria-label={label}>
      <span className="ui-label" aria-hidden="true">
        {label}
      </span>
      <Chips>
        {group.options.map((option) => (
          <ChipLink
            key={option.id}
            as={StillLink}
            to={`${path(`products/${slug}`)}${writeFilters({ ...NO_FILTERS, values: option.values })}`}
            rel="nofollow"
            isOn={option.isChosen}
            data-gone={option.isSoldOut || undefined}
            start={
              option.color1 ? <Dot color1={option.color1} color2={option.color2} size={16} /> : undefined
            }
          >
            {option.isSoldOut ? <s>{option.content}</s> : option.content}
            {option.isSoldOut && <span className="ui-hidden">, {t('accessories.soldOut')}</span>}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}

function QuantityForm({ accessory: { chosen } }: Pick<Props, 'accessory'>) {
  const t = useT();
  const path = usePath();
  const digits = useDigits();
  const id = useId();
  const { isBusy, setQuantity } = useQuantity();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    void setQuantity(chosen.variantId, quantity, { says: 'added' });
  }

  return (
    <form className="accessory-buy__form" method="post" action={path('bag/items')} onSubmit={submit}>
      <input type="hidden" name="variant" value={chosen.variantId} />
      <NativeSelect
        id={`${id}-quantity`}
        name="quantity"
        label={t('accessories.quantity')}
        defaultValue="1"
        autoComplete="off"
      >
        {numbersTo(Math.min(chosen.count, MAX_QUANTITY)).map((number) => (
          <option key={number} value={number}>
            {digits(number)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" block isLoading={isBusy}>
        {t('bag.add')}
      </Button>
    </form>
  );
}
