import * as saved from '../../features/contact/desk/saved-replies.sql.ts';
import * as lists from '../../features/contact/desk/ticket-list.sql.ts';
import { readTicketSearch } from '../../features/contact/desk/ticket-search.rules.ts';
import * as tickets from '../../features/contact/desk/tickets.sql.ts';
import * as inbound from '../../features/contact/inbound/inbound.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const SITES = [1, 2, 3];
const ID = '018bcfe5-6800-7cfc-8d20-8495d565ef67';
const CODE = 'ABCDEFGH';
const PAGE = { after: ['2026-11-16T09:00:00.000000Z', ID], limit: 51 } as const;
const REPLY = { locale: 'it', name: 'Orari', body: 'Dalle nove alle sei.' };

const TICKET = {
  siteId: SITE,
  id: ID,
  name: 'Anna',
  email: 'anna@example.test',
  subject: null,
  message: 'Good morning',
} as const;

export const TICKET_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  tickets: {
    findTicket: (_tx, db) => tickets.findTicket(db, SITE, CODE),
    lockTicket: (tx) => tickets.lockTicket(tx, SITE, CODE),
    readReferences: (tx) => tickets.readReferences(tx, SITE, ID, 'contact:ABCDEFGH:received'),
    insertReply: (tx) =>
      tickets
        .insertReply(tx, {
          siteId: SITE,
          ticketId: ID,
          body: 'Yes.',
          staffId: 1,
          mailKey: 'none',
          host: 'shop.example',
          inReplyTo: null,
        })
        .catch(() => null),
    insertNote: async (tx) => {
      const { code } = await inbound.insertMailTicket(tx, TICKET);
      const ticket = await tickets.lockTicket(tx, SITE, code);
      if (!ticket) throw new Error('no ticket');
      await tickets.insertNote(tx, { siteId: SITE, ticketId: ticket.id, body: 'Called.', staffId: 1 });
    },
    changeTicket: (tx) => tickets.changeTicket(tx, { siteId: SITE, id: ID }, { takenBy: 1 }),
    mergeTickets: (tx) => tickets.mergeTickets(tx, SITE, ID, '018bcfe5-6800-7cfc-8d20-8495d565ef68'),
  },
  'ticket-list': {
    listWaitingTickets: (_tx, db) => lists.listWaitingTickets(db, SITES, { late: true, takenBy: null }, PAGE),
    listEndedTickets: (_tx, db) => lists.listEndedTickets(db, SITES, 'answered', PAGE),
    findTickets: (_tx, db) => lists.findTickets(db, SITES, readTicketSearch('anna@example.test fork'), 51),
    countTickets: (_tx, db) => lists.countTickets(db, SITES, { view: 'late', staffId: 1, max: 10_001 }),
  },
  'saved-replies': {
    listSavedReplies: (_tx, db) => saved.listSavedReplies(db, SITE, 'it'),
    insertSavedReply: (tx) => saved.insertSavedReply(tx, SITE, REPLY),
    lockSavedReply: (tx) => saved.lockSavedReply(tx, SITE, 1),
    updateSavedReply: (tx) => saved.updateSavedReply(tx, SITE, 1, REPLY),
    deleteSavedReply: (tx) => saved.deleteSavedReply(tx, SITE, 1),
  },
  inbound: {
    findOffice: (_tx, db) => inbound.findOffice(db, ['office@example.test'], 'it'),
    lockTicket: (tx) => inbound.lockTicket(tx, SITE, CODE),
    isKnownMessage: (tx) => inbound.isKnownMessage(tx, SITE, '<1@example.test>'),
    insertMailTicket: (tx) => inbound.insertMailTicket(tx, TICKET),
    reopenTicket: (tx) => inbound.reopenTicket(tx, SITE, ID),
    insertMessage: async (tx) => {
      await inbound.insertMailTicket(tx, TICKET);
      await inbound.insertMessage(tx, {
        siteId: SITE,
        ticketId: TICKET.id,
        body: 'Good evening',
        author: null,
        email: 'anna@example.test',
        messageId: '<2@example.test>',
        inReplyTo: null,
        attachments: [],
        isUnreadable: false,
      });
    },
  },
};
