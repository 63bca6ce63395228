import type { CallFailure } from '@paddock/api-client';
import { data } from 'react-router';

/** Why a form came back. What is wrong with a field stands under it; the rest is said above the form. */
export type Problem = 'wrong' | 'throttled' | 'offline' | 'link' | 'fields' | 'refused';

/** What can be seen without asking the api. */
export type Fault = 'required' | 'email' | 'short' | 'terms';

export type FormState = {
  problem: Problem;
  /** How long to wait, when throttled. */
  minutes: number;
  /** The api's own words, for what we have none for. */
  message: string;
  /** By the field's name; the api's words in the page's language. */
  errors: Record<string, string>;
  faults: Record<string, Fault>;
  /** What was typed, but never a password. */
  values: Record<string, string>;
};

/** The form is done with: a mail is on its way to this address. */
export type Sent = { sentTo: string };

const UNTOUCHED = { minutes: 0, message: '', errors: {}, faults: {}, values: {} };

export const OFFLINE: FormState = { ...UNTOUCHED, problem: 'offline' };

export const invalidForm = (faults: Record<string, Fault>, values: Record<string, string>): FormState => ({
  ...UNTOUCHED,
  problem: 'fields',
  faults,
  values,
});

function problemOf({ status, code, errors }: CallFailure): Problem {
  if (status === 429) return 'throttled';
  if (status === 0 || status >= 500) return 'offline';
  if (code === 'wrong_credentials') return 'wrong';
  // A token of another shape than ours was never a link.
  if (code === 'link_expired' || 'token' in errors) return 'link';
  return Object.keys(errors).length > 0 ? 'fields' : 'refused';
}

/** The form as it comes back after the api said no. */
export function formState(failure: CallFailure, values: Record<string, string> = {}): FormState {
  const errors = Object.entries(failure.errors).flatMap(([name, [first]]) => (first ? [[name, first]] : []));
  return {
    ...UNTOUCHED,
    problem: problemOf(failure),
    minutes: Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60)),
    message: failure.message,
    errors: Object.fromEntries(errors),
    values,
  };
}

/**
 * When the browser itself cannot reach us, the form stays with all that was typed. The status tells the router that
 * nothing has changed: it would request the page again and show its error instead.
 */
export async function catchOffline<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (thrown) {
    // `fetch` says so by a TypeError; redirects and breakdowns are not ours to catch.
    if (thrown instanceof TypeError) return data(OFFLINE, { status: 503 });
    throw thrown;
  }
}
