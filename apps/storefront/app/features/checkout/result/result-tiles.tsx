import { Icon, type IconName } from '@paddock/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { ResultProps } from './result-parts.tsx';

/** What an owner wants to know next: warranty, return, manuals. */
export function ResultTiles({ order }: ResultProps) {
  const t = useT();
  return (
    <ul className="result-tiles">
      <Tile to="warranty" icon="shield" title={t('checkout.result.warranty')}>
        {t('checkout.result.warrantyText')}
      </Tile>
      <Tile to="shipping-policy" icon="return" title={t('orders.return.free')}>
        {order.returnUntil ? t('orders.return.until', { date: order.returnUntil }) : t('orders.return.later')}
      </Tile>
      <Tile to="manuals" icon="document" title={t('shell.nav.manuals')}>
        <bdi>{order.products}</bdi>
      </Tile>
    </ul>
  );
}

type TileProps = { to: string; icon: IconName; title: string; children: ReactNode };

function Tile({ to, icon, title, children }: TileProps) {
  const path = usePath();
  return (
    <li>
      <Link className="result-tile" to={path(to)}>
        <Icon name={icon} size={28} />
        <b>{title}</b>
        <span className="ui-muted">{children}</span>
      </Link>
    </li>
  );
}
