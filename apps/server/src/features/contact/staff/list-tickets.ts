import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import {
  countTickets,
  findTickets,
  type ListedTicket,
  listEndedTickets,
  listWaitingTickets,
} from './ticket-list.sql.ts';
import { readTicketSearch } from './tickets.rules.ts';
import type { listTickets as contract } from './tickets.staff.contract.ts';

const Key = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);
type Query = z.output<(typeof contract)['query']>;

/** A page of tickets of several sites. A search looks in every state and has one page, the newest first. */
export async function listTickets(db: Db, { siteIds, staffId }: StaffScope, query: Query) {
  const { view, q, limit } = query;
  if (q) {
    const rows = await findTickets(db, siteIds, readTicketSearch(q), limit);
    return { data: rows.map(toRow), meta: listMeta(null, rows.length) };
  }
  const page = { after: decodeCursor(Key, query.after), limit: limit + 1 };
  const [found, count] = await Promise.all([
    view === 'answered' || view === 'closed'
      ? listEndedTickets(db, siteIds, view, page)
      : listWaitingTickets(
          db,
          siteIds,
          { late: view === 'late', takenBy: view === 'mine' ? staffId : null },
          page,
        ),
    countTickets(db, siteIds, { view, staffId, max: MAX_COUNT + 1 }),
  ]);
  const { rows, next } = cutPage(found, limit, ({ key, id }) => [key, id]);
  return { data: rows.map(toRow), meta: listMeta(next, count) };
}

const toRow = ({ id: _id, key: _key, ...row }: ListedTicket) => row;
