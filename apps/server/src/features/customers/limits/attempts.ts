import type { Tx } from '../../../platform/db/db.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import {
  type Allowance,
  consumeAttempt,
  deleteCounter,
  findLock,
  restoreCounter,
} from './login-counters.sql.ts';

export interface Subject {
  readonly siteId: number;
  readonly kind: 'account' | 'address';
  /** What is tried; each has a budget of its own, so that one cannot lock another. */
  readonly what: keyof typeof ALLOWED;
  /** The e-mail or the address, or the customer's id. */
  readonly value: string | number;
}

const ALLOWED = {
  login: { tries: 10, minutes: 15 },
  /** The password one has, to set another. */
  password: { tries: 10, minutes: 15 },
  /** Asking for mails from one address: to register, to recover, to confirm. */
  requests: { tries: 60, minutes: 60 },
  /** Mails to one mailbox that its owner may not have asked for. */
  letters: { tries: 3, minutes: 60 },
  /** Mails to one mailbox about unpaid guest orders; more wait for the next hour. */
  order_letters: { tries: 3, minutes: 60 },
  /** A new confirmation mail after a sign-in before the confirmation. */
  reminder: { tries: 1, minutes: 10 },
  email_change: { tries: 5, minutes: 60 },
  /** Public forms from one address: newsletter, contact. */
  forms: { tries: 30, minutes: 60 },
  /** Questions under one e-mail address: each brings it a mail. */
  questions: { tries: 6, minutes: 60 },
  /** Reading one inbound mail, which fails and is sent again. */
  mails: { tries: 5, minutes: 1440 },
  /** The same letter again: two presses of one button are one mail. */
  letter: { tries: 1, minutes: 2 },
  /** Links that confirm the address of an order, to one mailbox. */
  proof: { tries: 4, minutes: 30 },
  /** The same from one address: a whole carrier may stand behind it, and each has solved a captcha. */
  proofs: { tries: 600, minutes: 60 },
} as const satisfies Record<string, Allowance>;

export type Taken = { readonly ok: true } | { readonly ok: false; readonly seconds: number };

/**
 * Takes one try of each, before it is made; counted in the database, since Redis may be gone. Refused, with the
 * seconds to wait, when one has none left; the caller's transaction must not commit then.
 */
export async function consumeAttempts(tx: Tx, subjects: readonly Subject[]): Promise<Taken> {
  // A plain read takes no lock: locked-out callers must not queue up behind the row.
  const seconds = await longestLock(tx, subjects);
  if (seconds > 0) return { ok: false, seconds };
  for (const subject of subjects)
    if (!(await consumeAttempt(tx, keyOf(subject), ALLOWED[subject.what])))
      return { ok: false, seconds: Math.max(1, await longestLock(tx, subjects)) };
  return { ok: true };
}

/** It was no failure: the address keeps its budget for others behind it. */
export const restoreAttempt = (tx: Tx, subject: Subject) => restoreCounter(tx, keyOf(subject));

/** The owner is authenticated: earlier failures no longer count. */
export const resetAttempts = (tx: Tx, subject: Subject) => deleteCounter(tx, keyOf(subject));

async function longestLock(tx: Tx, subjects: readonly Subject[]): Promise<number> {
  let longest = 0;
  for (const subject of subjects) longest = Math.max(longest, await findLock(tx, keyOf(subject)));
  return longest;
}

const keyOf = ({ siteId, kind, what, value }: Subject) => {
  const counted = kind === 'address' ? networkOf(String(value)) : value;
  return { siteId, kind, subject: `${what}:${counted}` };
};
