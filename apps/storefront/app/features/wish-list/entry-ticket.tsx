import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { Dot } from '@paddock/ui/swatch';
import { Ticket, type TicketFact } from '@paddock/ui/ticket';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { readyWords } from '../../text/ready-words.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useCart } from '../cart/cart-store.ts';
import type { EntryView } from './entry-view.ts';

type Props = { entry: EntryView; onRemove: () => void };

/** One entry: what it is, what it costs today, when it is ready, and the way to it or to others like it. */
export function EntryTicket({ entry, onRemove }: Props) {
  const t = useT();
  const path = usePath();
  const id = useId();
  const { product, picture, version, dot, place, price, ready } = entry;
  const name = product?.name ?? t('wishList.gone');
  const facts: TicketFact[] = [
    ...(version ? [{ text: <Version version={version} dot={dot} /> }] : []),
    ...(place ? [{ icon: 'pin' as const, text: place }] : []),
  ];
  return (
    <Ticket
      level={2}
      className="wish-entry"
      picture={picture && <Picture source={picture} sizes="212px" fit="cover" alt="" />}
      name={
        <span id={id}>
          {product ? <Link to={`${path(`products/${product.slug}`)}${entry.query}`}>{name}</Link> : name}
        </span>
      }
      facts={facts}
      status={<EntryStatus entry={entry} />}
      when={ready && price ? [{ icon: 'clock', text: readyWords(t, ready) }] : undefined}
      price={price && <Price entry={entry} price={price} />}
      action={
        <div className="wish-entry__actions">
          <NextStep entry={entry} describedBy={id} />
          <RemoveForm entryKey={entry.key} describedBy={id} onRemove={onRemove} />
        </div>
      }
    />
  );
}

function Version({ version, dot }: Pick<EntryView, 'version' | 'dot'>) {
  return (
    <span className="wish-entry__version">
      {dot && <Dot color1={dot.color1} color2={dot.color2} size={14} />}
      <bdi>{version}</bdi>
    </span>
  );
}

function Price({ entry, price }: { entry: EntryView; price: string }) {
  const t = useT();
  const label = entry.state === 'sold_out' ? 'products.listPrice' : 'products.fromLabel';
  return (
    <>
      {!entry.unit && <span className="ui-ticket__days">{t(label)} </span>}
      <span className="ui-price ui-price--large">
        <bdi>{price}</bdi>
      </span>
    </>
  );
}

function EntryStatus({ entry }: { entry: EntryView }) {
  const t = useT();
  const { has } = useCart();
  const { state, count, unit } = entry;
  if (unit && state !== 'unit_sold' && has(unit)) return <Status status="ok">{t('bag.inBag')}</Status>;
  switch (state) {
    case 'available':
      return <Status status="ok">{t('inventory.count', { count })}</Status>;
    case 'sold_out':
      return <Status status="alert">{t('products.soldOut')}</Status>;
    case 'unit_held':
      return <Status status="warn">{t('inventory.beingBought')}</Status>;
    case 'unit_sold':
      return (
        <>
          <Status status="alert">{t('wishList.sold')}</Status>
          <span className="wish-entry__others">{t('wishList.others', { count })}</span>
        </>
      );
    case 'not_sold_online':
      return <Status status="info">{t('wishList.notOnline')}</Status>;
    case 'gone':
      return null;
  }
}

/** Into the bag for a unit, else to the page; without units to the alert. */
function NextStep({ entry, describedBy }: { entry: EntryView; describedBy: string }) {
  const t = useT();
  const path = usePath();
  const { product, unit, state, count, query } = entry;
  if (!product) return null;
  const page = path(`products/${product.slug}`);
  const look = { as: Link, size: 'small', block: true, 'aria-describedby': describedBy } as const;
  if (unit && state === 'available') return <AddToCart uuid={unit} describedBy={describedBy} />;
  if (state === 'not_sold_online')
    return (
      <ButtonLink {...look} to={path('stores')}>
        {t('shell.frame.stores')}
      </ButtonLink>
    );
  if (state === 'sold_out' || count === 0)
    return (
      <ButtonLink {...look} variant="ghost" to={`${page}/alert${query}`}>
        {t('inventory.tellMe')}
      </ButtonLink>
    );
  return (
    <ButtonLink {...look} to={`${page}${query}#units`}>
      {t(unit ? 'wishList.seeOthers' : 'inventory.see')}
    </ButtonLink>
  );
}

type RemoveProps = { entryKey: string; describedBy: string; onRemove: () => void };

function RemoveForm({ entryKey, describedBy, onRemove }: RemoveProps) {
  const t = useT();
  const path = usePath();
  function submit(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form method="post" action={path('wish-list/entries')} onSubmit={submit}>
      <button
        type="submit"
        name="remove"
        value={entryKey}
        className="ui-text-button"
        aria-describedby={describedBy}
      >
        <Icon name="bin" />
        {t('wishList.remove')}
      </button>
    </form>
  );
}
