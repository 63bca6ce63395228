import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormState } from '../auth/form/form-state.ts';

type Props = {
  /** Which of the page's forms this is. */
  intent: 'profile' | 'password' | 'session' | 'sessions' | 'passkeys' | 'alerts';
  id?: number;
  reply?: AccountReply | undefined;
  className?: string | undefined;
  children: (isBusy: boolean) => ReactNode;
};

/** A form of the account page. It stays where it is, with or without scripts; done, it is fresh again. */
export function AccountForm({ intent, id, reply, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const section = intent === 'session' ? 'sessions' : intent;
  const own = reply?.section === section ? reply : undefined;

  useEffect(() => {
    if (own?.state) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (own?.done) form.current?.reset();
  }, [own]);

  const sent = navigation.formData;
  const isBusy = sent?.get('intent') === intent && (id === undefined || sent.get('id') === String(id));
  return (
    <Form ref={form} method="post" action={`#${section}`} className={className} preventScrollReset noValidate>
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children(isBusy)}
    </Form>
  );
}

/** What was done, to be said where it was asked for. */
export type Done =
  | { kind: 'profile' | 'session' | 'passkey' | 'alert' }
  | { kind: 'password'; ended: number; removedPasskeys: number }
  | { kind: 'sessions'; ended: number };

/** What became of a form of the account page. */
export type AccountReply = {
  section: 'profile' | 'password' | 'sessions' | 'passkeys' | 'alerts';
  state?: FormState;
  done?: Done;
  /** Removing this passkey needs the password first. */
  confirmFor?: number;
};
