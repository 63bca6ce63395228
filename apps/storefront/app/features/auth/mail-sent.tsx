import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { RichText } from '../../text/rich-text.tsx';

type Props = { children: ReactNode; again: 'register' | 'recovery' | 'privacy-request' | 'orders/find' };

/** In place of the form once it is done: where to look, for how long, and what if nothing comes. */
export function MailSent({ children, again }: Props) {
  const t = useT();
  const path = usePath();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on from here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="auth-sent" ref={box} tabIndex={-1}>
      <span className="auth-sent__icon">
        <Icon name="mail" />
      </span>
      <p className="auth-sent__text">{children}</p>
      <p className="ui-small ui-muted">
        <RichText
          text={t('auth.sent.hint')}
          parts={[
            (words) => (
              <Link className="ui-link" to={path(again)} reloadDocument>
                {words}
              </Link>
            ),
          ]}
        />
      </p>
      <ButtonLink as={Link} to={path('login')} variant="ghost" block>
        {t('auth.recovery.back')}
      </ButtonLink>
    </div>
  );
}
