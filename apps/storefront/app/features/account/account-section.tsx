import { Note } from '@paddock/ui/note';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { FormNote } from '../auth/form/form-note.tsx';
import type { AccountReply, Done } from './account-form.tsx';

type Props = {
  /** Also the place in the page that its forms come back to. */
  name: 'profile' | 'password' | 'passkeys' | 'sessions' | 'alerts' | 'data';
  lead: string;
  reply?: AccountReply | undefined;
  children: ReactNode;
};

/** One matter of the account: what it is about at the start, what can be done about it beside. */
export function AccountSection({ name, lead, reply, children }: Props) {
  const t = useT();
  const id = useId();
  const own = reply?.section === name ? reply : undefined;
  return (
    <section className="account-section" id={name} aria-labelledby={id}>
      <div className="account-section__about">
        <h2 id={id} className="ui-h3">
          {t(`account.${name}.title`)}
        </h2>
        <p className="ui-muted">{lead}</p>
      </div>
      <div className="account-section__body">
        {own?.state && <FormNote state={own.state} />}
        {own?.done && <DoneNote done={own.done} />}
        {children}
      </div>
    </section>
  );
}

function DoneNote({ done }: { done: Done }) {
  const t = useT();
  return (
    <Note tone="ok" isLive>
      {(done.kind === 'password' || done.kind === 'sessions') &&
        t(done.kind === 'password' ? 'account.password.savedEnded' : 'account.sessions.endedOthers', {
          count: done.ended,
        })}
      {done.kind === 'password' && done.removedPasskeys > 0 && <> {t('account.password.passkeysRemoved')}</>}
      {done.kind === 'profile' && t('account.profile.saved')}
      {done.kind === 'session' && t('account.sessions.ended')}
      {done.kind === 'passkey' && t('account.passkeys.removed')}
      {done.kind === 'alert' && t('account.alerts.ended')}
    </Note>
  );
}
