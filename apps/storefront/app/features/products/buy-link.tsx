import { ButtonLink } from '@paddock/ui/button-link';
import { useT } from '../../i18n/use-t.ts';

/** What pressing Buy does; null where the shop is closed. */
export type Buy = { open: () => void; prepare: () => void } | null;

/** Opens the units; without script it leads down to them. */
export function BuyLink({ buy, size }: { buy: Buy; size?: 'small' }) {
  const t = useT();
  if (!buy) return null;
  return (
    <ButtonLink
      href="#units"
      size={size}
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
