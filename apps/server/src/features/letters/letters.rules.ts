import type { Action } from '../staff/staff-list.contract.ts';
import type { LetterCounts, LetterStatus } from './letters.contract.ts';

export type LetterAction = 'save' | 'test' | 'send' | 'cancel' | 'stop' | 'resume';
export type LetterRefusal = 'letter_move_impossible' | 'letter_untested' | 'letter_empty';

interface LetterState {
  readonly status: LetterStatus;
  readonly hasTexts: boolean;
}

const isOpen = (status: LetterStatus) => status === 'draft' || status === 'testing';

/** Why something cannot be done to a letter in this state; null: it can. Only what was tested as it is can be sent. */
export function refuseLetterAction(
  action: LetterAction,
  { status, hasTexts }: LetterState,
): LetterRefusal | null {
  switch (action) {
    case 'save':
      return isOpen(status) ? null : 'letter_move_impossible';
    case 'test':
      if (!isOpen(status)) return 'letter_move_impossible';
      return hasTexts ? null : 'letter_empty';
    case 'send':
      if (status === 'draft') return hasTexts ? 'letter_untested' : 'letter_empty';
      return status === 'testing' ? null : 'letter_move_impossible';
    case 'cancel':
      return status === 'scheduled' ? null : 'letter_move_impossible';
    case 'stop':
      return status === 'sending' ? null : 'letter_move_impossible';
    case 'resume':
      return status === 'stopped' ? null : 'letter_move_impossible';
  }
}

const PERMISSION: Readonly<Record<LetterAction, 'letter.edit' | 'letter.send'>> = {
  save: 'letter.edit',
  test: 'letter.edit',
  send: 'letter.send',
  cancel: 'letter.send',
  stop: 'letter.send',
  resume: 'letter.send',
};

/** What the caller can do to a letter, and why not. `needsApproval`: sending it waits for a second person. */
export const letterActions = (
  state: LetterState,
  may: (permission: 'letter.edit' | 'letter.send') => boolean,
  needsApproval: boolean,
): Action[] =>
  (Object.keys(PERMISSION) as LetterAction[]).map((action) => {
    const reason = may(PERMISSION[action]) ? refuseLetterAction(action, state) : 'not_permitted';
    return {
      name: `letter.${action}`,
      allowed: reason === null,
      reason,
      is_money: false,
      needs_approval: action === 'send' && needsApproval,
    };
  });

/** How many of a finished letter's mails ended how. */
export function countSends(
  counts: Readonly<Partial<Record<string, number>>>,
  { status, planned }: { readonly status: LetterStatus; readonly planned: number | null },
): LetterCounts {
  const countOf = (name: string) => counts[name] ?? 0;
  const { unsubscribed: _, ...sends } = counts;
  const claimed = Object.values(sends).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return {
    // A mail that bounced or was complained about has left the shop.
    sent: countOf('sent') + countOf('bounced') + countOf('complained'),
    deferred: countOf('deferred'),
    failed: countOf('failed'),
    uncertain: countOf('uncertain'),
    bounced: countOf('bounced'),
    complained: countOf('complained'),
    unsubscribed: countOf('unsubscribed'),
    left_out: status === 'sent' ? Math.max(0, (planned ?? 0) - claimed) : 0,
  };
}

/** How many would get a letter that has these locales. */
export const readersOf = (
  audience: readonly { readonly locale: string; readonly subscribers: number }[],
  locales: readonly string[],
): number =>
  audience.reduce((sum, { locale, subscribers }) => sum + (locales.includes(locale) ? subscribers : 0), 0);
