import { isFamilyNameFirst } from '@paddock/i18n/locales';
import { Icon } from '@paddock/ui/icon';
import { Form, Link } from 'react-router';
import { useSession } from '../../features/session/session-store.tsx';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';

/** The customer's name and the account links. */
export function AccountLinks() {
  const t = useT();
  const path = usePath();
  const { user } = useSession();
  return (
    <div className="shell-bag__account">
      {user && <Customer user={user} />}
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

type User = NonNullable<ReturnType<typeof useSession>['user']>;

function Customer({ user }: { user: User }) {
  const locale = useShell()?.locale ?? '';
  return (
    <div className="shell-bag__user">
      <span className="shell-bag__avatar" aria-hidden="true">
        {initialsOf(user, isFamilyNameFirst(locale))}
      </span>
      <span>
        <b>{user.full_name}</b>
        <bdi>{user.email}</bdi>
      </span>
    </div>
  );
}

function initialsOf(user: { given_name: string; family_name: string }, isTurned: boolean): string {
  const [first, last] = [user.given_name.charAt(0), user.family_name.charAt(0)];
  return isTurned ? `${last}${first}` : `${first}${last}`;
}
