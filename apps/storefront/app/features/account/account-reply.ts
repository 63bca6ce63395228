import type { FormState } from '../auth/form/form-state.ts';

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
