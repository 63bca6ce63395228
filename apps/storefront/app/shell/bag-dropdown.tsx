import { ButtonLink } from '@paddock/ui/button-link';
import { Dropdown } from '@paddock/ui/dropdown';
import { Icon } from '@paddock/ui/icon';
import { IconButton } from '@paddock/ui/icon-button';
import { Form, Link, useLocation } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import type { BagItem } from '../session/session.ts';
import { useSession } from '../session/session-store.tsx';
import { usePath } from './use-path.ts';

const SHOWN = 3;

export function BagDropdown() {
  const t = useT();
  const { key } = useLocation();
  const { cart } = useSession();
  const count = cart.items.length;
  return (
    <Dropdown
      routeKey={key}
      align="end"
      panelClassName="shell-bag"
      trigger={(props) => (
        <IconButton {...props} icon="bag" label={t('shell.bag.label', { count })} badge={count} />
      )}
    >
      {({ close }) => (
        <>
          <div className="shell-bag__head">
            <h2 className="ui-h4">{t('shell.bag.title')}</h2>
            <IconButton icon="close" label={t('shell.close')} onClick={() => close({ returnFocus: true })} />
          </div>
          <BagItems items={cart.items} uuid={cart.uuid} total={cart.total} />
          <Account />
        </>
      )}
    </Dropdown>
  );
}

function BagItems({ items, uuid, total }: { items: BagItem[]; uuid: string | null; total: string | null }) {
  const t = useT();
  const path = usePath();
  if (items.length === 0) return <p className="shell-bag__empty">{t('bag.empty')}</p>;
  return (
    <>
      <ul className="shell-bag__items">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.uuid}>
            {item.attributes.picture && <img src={item.attributes.picture} alt="" width="96" height="60" />}
            <b>{item.name}</b>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <p className="shell-bag__more">
          {t('shell.bag.more', { count: items.length - SHOWN })}
          <Link className="ui-link" to={path('bag')}>
            {t('shell.bag.seeAll', { count: items.length })}
          </Link>
        </p>
      )}
      {total && (
        <p className="shell-bag__total">
          {t('shell.bag.total')}
          <b>{total}</b>
        </p>
      )}
      {uuid && (
        <ButtonLink as={Link} to={path(`checkout/${uuid}`)} block>
          {t('shell.bag.checkout')}
        </ButtonLink>
      )}
    </>
  );
}

function Account() {
  const t = useT();
  const path = usePath();
  const { user } = useSession();
  return (
    <div className="shell-bag__account">
      {user && (
        <div className="shell-bag__user">
          <span className="shell-bag__avatar" aria-hidden="true">
            {user.given_name.charAt(0)}
            {user.family_name.charAt(0)}
          </span>
          <span>
            <b>{user.full_name}</b>
            <bdi>{user.email}</bdi>
          </span>
        </div>
      )}
      <ul className="shell-bag__links">
        {user ? (
          <li>
            <Link to={path('my-account')}>
              <Icon name="person" />
              {t('shell.account.account')}
            </Link>
          </li>
        ) : (
          <>
            <li>
              <Link to={path('login')}>
                <Icon name="person" />
                {t('shell.account.login')}
              </Link>
            </li>
            <li>
              <Link to={path('register')}>
                <Icon name="plus" />
                {t('shell.account.register')}
              </Link>
            </li>
          </>
        )}
        <li>
          <Link to={path('my-account/orders')}>
            <Icon name="document" />
            {t('shell.account.orders')}
          </Link>
        </li>
        {user && (
          <li>
            <Form method="post" action={path('logout')} reloadDocument>
              <button type="submit">
                <Icon name="arrow-end" />
                {t('shell.account.logout')}
              </button>
            </Form>
          </li>
        )}
      </ul>
    </div>
  );
}
