import { ButtonLink } from '@paddock/ui/button-link';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';

/** What the main button does; null where the shop is closed. */
export type Buy =
  | { kind: 'buy'; href: string; open: () => void; prepare: () => void }
  | { kind: 'alert'; to: string }
  | null;

/** Opens the units of the chosen colour and size; without script it leads down to them. Sold out: the page of the alert. */
export function BuyLink({ buy, size }: { buy: Buy; size?: 'small' }) {
  const t = useT();
  if (!buy) return null;
  if (buy.kind === 'alert')
    return (
      <ButtonLink as={Link} to={buy.to} size={size} rel="nofollow">
        {t('products.tellMe')}
      </ButtonLink>
    );
  return (
    <ButtonLink
      href={buy.href}
      size={size}
      rel="nofollow"
      aria-haspopup="dialog"
      onPointerEnter={buy.prepare}
      onFocus={buy.prepare}
      onClick={(event) => {
        event.preventDefault();
        buy.open();
      }}
    >
      {t('products.buy')}
    </ButtonLink>
  );
}
