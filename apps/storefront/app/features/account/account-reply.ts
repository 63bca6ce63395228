import type { FormState } from '../auth/form-state.ts';

/** What was done, to be said where it was asked for. */
export type Done =
  | { kind: 'profile' | 'session' | 'passkey' }
  | { kind: 'password' | 'sessions'; ended: number };

/** What became of a form of the account page. */
export type AccountReply = {
  section: 'profile' | 'password' | 'sessions' | 'passkeys';
  state?: FormState;
  done?: Done;
};
