import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

type Props = { children: string; to: 'register' | 'recovery' | 'privacy-request'; action: string };

/** A link that works no more, and the way to a new one. */
export function ExpiredLink({ children, to, action }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <div className="auth-form">
      <Note tone="warn" isLive title={t('auth.problem.link')}>
        <p>{children}</p>
      </Note>
      <ButtonLink as={Link} to={path(to)} block>
        {action}
      </ButtonLink>
      <p className="auth-aside">
        <Link className="ui-link" to={path('login')}>
          {t('auth.recovery.back')}
        </Link>
      </p>
    </div>
  );
}
