import { Button } from '@paddock/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { FormNote } from './form-note.tsx';
import type { Fault, FormState } from './form-state.ts';

type Props = {
  state: FormState | undefined;
  submit: string;
  /** Here a forgotten password has a way round. */
  isLogin?: boolean;
  children?: ReactNode;
};

/** A form that a browser without scripts can post as well. What is wrong is said by the server and shown here. */
export function AuthForm({ state, submit, isLogin = false, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  useEffect(() => {
    if (state) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return (
    <Form method="post" ref={form} className="auth-form" noValidate>
      {state && <FormNote state={state} isLogin={isLogin} />}
      {children}
      <Button type="submit" block isLoading={navigation.formMethod === 'POST'}>
        {submit}
      </Button>
    </Form>
  );
}

const FAULTS = {
  required: 'shell.form.required',
  email: 'shell.form.email',
  short: 'auth.password.tooShort',
  terms: 'auth.mustAgree',
} as const satisfies Record<Fault, string>;

/** What a field shows after the form came back: what was typed, and what is wrong with it. */
export function useFields(state: FormState | undefined) {
  const t = useT();
  const errorOf = (name: string) => {
    const fault = state?.faults[name];
    return fault ? t(FAULTS[fault]) : state?.errors[name];
  };
  return (name: string) => ({
    name,
    defaultValue: state?.values[name],
    error: errorOf(name),
    'aria-required': true as const,
  });
}
