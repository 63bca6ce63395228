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
