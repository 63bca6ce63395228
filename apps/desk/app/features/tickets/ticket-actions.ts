import { answerTicket } from '@paddock/server/features/contact/staff/contact.staff.contract.ts';
import {
  closeTicket,
  handOverTicket,
  mergeTicket,
  type Ticket,
  takeTicket,
} from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import type { Translate } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';

const params = (ticket: Ticket) => ({ code: ticket.number });

const UNASSIGNED = 'unassigned';

/** `colleagues` are the people who can answer tickets of the site. */
export const ticketActions = (
  t: Translate,
  colleagues: readonly { readonly id: number; readonly name: string }[],
): SubjectAction<Ticket>[] => [
  defineAction<Ticket, typeof takeTicket>({
    name: 'ticket.take',
    keys: 't',
    icon: 'person',
    contract: takeTicket,
    isInstant: true,
    input: (ticket) => ({ params: params(ticket), body: {} }),
  }),
  defineAction<Ticket, typeof closeTicket>({
    name: 'ticket.close',
    keys: 'c',
    icon: 'check',
    contract: closeTicket,
    isInstant: true,
    input: (ticket) => ({ params: params(ticket), body: {} }),
  }),
  defineAction<Ticket, typeof answerTicket>({
    name: 'ticket.answer',
    keys: 'a',
    icon: 'phone',
    contract: answerTicket,
    input: (ticket) => ({ params: params(ticket), body: {} }),
  }),
  defineAction<Ticket, typeof handOverTicket>({
    name: 'ticket.hand_over',
    keys: 'h',
    icon: 'people',
    contract: handOverTicket,
    fields: ({ taken_by: holder }) => [
      {
        name: 'to',
        label: t('tickets.handOverTo'),
        kind: 'select',
        isRequired: true,
        options: [
          ...colleagues
            .filter(({ id }) => id !== holder?.id)
            .map(({ id, name }) => ({ value: String(id), label: name })),
          ...(holder ? [{ value: UNASSIGNED, label: t('tickets.nobody') }] : []),
        ],
      },
    ],
    input: (ticket, { to = UNASSIGNED }) => ({
      params: params(ticket),
      body: { staff_id: to === UNASSIGNED ? null : Number(to) },
    }),
  }),
  defineAction<Ticket, typeof mergeTicket>({
    name: 'ticket.merge',
    keys: 'm',
    icon: 'link',
    contract: mergeTicket,
    fields: (ticket) => [
      {
        name: 'into',
        label: t('tickets.into'),
        kind: 'select',
        isRequired: true,
        options: ticket.context.tickets.map(({ number, summary }) => ({
          value: number,
          label: `${number} ${summary.slice(0, 60)}`,
        })),
      },
    ],
    effects: () => [t('tickets.mergeEffect')],
    input: (ticket, { into = '' }) => ({ params: params(ticket), body: { into } }),
  }),
];
