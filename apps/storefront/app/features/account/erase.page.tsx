import { eraseAccount } from '@paddock/server/contracts/privacy';
import { Button } from '@paddock/ui/button';
import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { PasswordField } from '@paddock/ui/password-field';
import { useEffect, useRef } from 'react';
import { Form, Link, redirectDocument, useNavigation } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import { useFields } from '../auth/form/auth-form.tsx';
import { FormNote } from '../auth/form/form-note.tsx';
import { catchOffline, formState, invalidForm } from '../auth/form/form-state.ts';
import { formReply, readForm } from '../auth/form/read-form.server.ts';
import { forgetVisitor, leaveNotice } from '../session/visitor-cookies.server.ts';
import type { Route } from './+types/erase.page.ts';
import { AccountShell } from './account-shell.tsx';

await requireMessages('account');

// A loader, so that a navigation asks the server and its guards are run.
export function loader() {
  return null;
}

/** Afterwards the visitor is signed out: a new document, the home page. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { password } = await readForm(visit, request, ['password']);
  if (password === '') return formReply(invalidForm({ password: 'required' }, {}));
  const answer = await visit.call(eraseAccount, { body: { password } });
  if (!answer.ok) return formReply(formState(answer));
  forgetVisitor(visit);
  leaveNotice(visit, 'account-erased');
  return redirectDocument(authPath(visit.segment));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

const CONSEQUENCES = ['person', 'orders', 'bikes'] as const;

export default function ErasePage({ actionData: state }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const field = useFields(state);
  useEffect(() => {
    if (state) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return (
    <AccountShell tab="account" title={t('account.data.erase')}>
      <div className="account-erase">
        <h2 className="ui-h3">{t('account.data.erase')}</h2>
        <p className="ui-lead">{t('account.erase.lead')}</p>
        <ul className="account-erase__list">
          {CONSEQUENCES.map((name) => (
            <li key={name}>
              <Icon name="minus" />
              <span>{t(`account.erase.${name}`)}</span>
            </li>
          ))}
        </ul>
        <p>
          <a className="ui-link" href={path('my-account/export')} download>
            {t('account.erase.exportFirst')}
          </a>
        </p>
        <Form ref={form} method="post" className="account-form" noValidate>
          {state && <FormNote state={state} />}
          <PasswordField
            {...field('password')}
            label={t('account.erase.password')}
            showLabel={t('account.password.show')}
            hideLabel={t('account.password.hide')}
            autoComplete="current-password"
            maxLength={200}
          />
          <div className="account-erase__deeds">
            <Button type="submit" variant="danger" isLoading={navigation.formMethod === 'POST'}>
              {t('account.erase.submit')}
            </Button>
            <ButtonLink as={Link} to={path('my-account')} variant="ghost">
              {t('account.erase.keep')}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </AccountShell>
  );
}
