import type { Action } from '../../staff/staff-list.contract.ts';
import type { TicketState } from './tickets.staff.contract.ts';

/** What the address of an erased person is replaced with. */
export const ERASED_EMAIL = 'nobody@erased.invalid';

export interface TicketFacts {
  readonly answered: boolean;
  readonly closed: boolean;
  readonly merged: boolean;
  readonly erased: boolean;
  /** The member of staff who looks after it. */
  readonly takenBy: number | null;
}

export function stateOf({ answered, closed, takenBy }: TicketFacts): TicketState {
  if (closed) return 'closed';
  if (answered) return 'answered';
  return takenBy === null ? 'new' : 'taken';
}

export type TicketAction = 'reply' | 'note' | 'take' | 'hand_over' | 'answer' | 'close' | 'merge';
export type TicketRefusal =
  | 'ticket_merged'
  | 'ticket_erased'
  | 'ticket_closed'
  | 'ticket_answered'
  | 'ticket_taken';

/** Why something cannot be done to a ticket in this state; null: it can. */
export function refuseTicketAction(
  action: TicketAction,
  facts: TicketFacts,
  staffId: number,
): TicketRefusal | null {
  if (facts.merged) return 'ticket_merged';
  switch (action) {
    case 'reply':
      return facts.erased ? 'ticket_erased' : null;
    case 'note':
      return null;
    case 'take':
      if (facts.closed) return 'ticket_closed';
      return facts.takenBy === staffId ? 'ticket_taken' : null;
    case 'hand_over':
    case 'close':
      return facts.closed ? 'ticket_closed' : null;
    case 'answer':
      if (facts.closed) return 'ticket_closed';
      return facts.answered ? 'ticket_answered' : null;
    case 'merge':
      return facts.erased ? 'ticket_erased' : null;
  }
}

const ACTIONS: readonly TicketAction[] = ['reply', 'note', 'take', 'hand_over', 'answer', 'close', 'merge'];

/** What the caller can do to a ticket, and why not. */
export const ticketActions = (
  facts: TicketFacts,
  caller: { readonly staffId: number; readonly mayAnswer: boolean },
): Action[] =>
  ACTIONS.map((action) => {
    const reason = caller.mayAnswer ? refuseTicketAction(action, facts, caller.staffId) : 'not_permitted';
    return {
      name: `ticket.${action}`,
      allowed: reason === null,
      reason,
      is_money: false,
      needs_approval: false,
    };
  });

const MIN_LETTERS = 2;
const MAX_LETTERS = 80;
const MAX_WORDS = 6;
// The last character of Unicode: every word that begins with the prefix sorts before prefix + this.
const LAST = '\u{10FFFF}';

/** As `search_key` in the database: lower case without accents. */
const toKey = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '');

/** Words as the database splits them; an address is one word as well. */
const wordsOf = (token: string): string[] =>
  token.includes('@') ? [token.toLowerCase()] : (toKey(token).match(/[^\s\p{P}\p{S}]+/gu) ?? []);

/**
 * What a search text can be: the number of a ticket, and ranges of words, `from <= word < to`. The longest word stands
 * first, because it has the fewest tickets; without words the text is too short to search for.
 */
export function readTicketSearch(text: string) {
  const words = [...new Set(text.split(/\s+/).flatMap(wordsOf))]
    .map((word) => word.slice(0, MAX_LETTERS))
    .filter(({ length }) => length >= MIN_LETTERS)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS);
  return {
    code: text.replace(/[\s-]+/g, '').toUpperCase(),
    words: words.map((word) => ({ from: word, to: word + LAST })),
  };
}
