import type { Fault } from './form-state.ts';
import { isLongEnough } from './password.rules.ts';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;
const MAIL_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What can be said about an address by looking at it. */
export function emailFault(email: string): Fault | null {
  if (email.trim() === '') return 'required';
  return EMAIL.test(email.trim()) ? null : 'email';
}

export function passwordFault(password: string): Fault | null {
  if (password === '') return 'required';
  return isLongEnough(password) ? null : 'short';
}

/** Whether the end of a mail's link came here whole. */
export const isMailToken = (token: string | undefined) => MAIL_TOKEN.test(token ?? '');

type Registering = Record<'given_name' | 'family_name' | 'email' | 'password' | 'accept_terms', string>;

/** All missing fields at once, so that the form is not refused twice. */
export function registerFaults(typed: Registering): Record<string, Fault> {
  const nameFault = (name: string): Fault | null => (name.trim() === '' ? 'required' : null);
  const faults = {
    given_name: nameFault(typed.given_name),
    family_name: nameFault(typed.family_name),
    email: emailFault(typed.email),
    password: passwordFault(typed.password),
    accept_terms: typed.accept_terms === 'yes' ? null : ('terms' as const),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])),
  );
}
