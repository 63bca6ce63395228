import * as contracts from '../../features/contact/contact.staff.contract.ts';
import { showTicket } from '../../features/contact/desk/tickets.contract.ts';
import { DeskRefusal } from './desk.ts';
import type { Act } from './options.ts';
import { age, table } from './print.ts';

/** Questions to the office: what the command line can do about them. */
export const CONTACT_ACTS: Record<string, Act> = {
  tickets: async (desk, word, { page }) => {
    if (word && word !== 'overdue') throw new DeskRefusal('Which? All that wait, or only: overdue.');
    const query = { page, overdue: String(word === 'overdue') };
    const { data, meta } = await desk(contracts.listTickets, { query });
    const { waiting, overdue, answered_in_time, answered_late } = meta.promise;
    console.log(
      `${waiting} wait, ${overdue} of them longer than 24 hours. In 30 days ${answered_in_time} were answered in time, ${answered_late} late.`,
    );
    if (data.length === 0) return;
    const rows = data.map((one) => [
      ...[
        one.number,
        age(one.age_seconds),
        one.is_overdue ? 'LATE' : one.due_at.slice(0, 16).replace('T', ' '),
      ],
      ...[one.department, one.locale, one.name, one.email],
    ]);
    console.log(
      `\n${table(['ticket', 'since', 'until (UTC)', 'about', 'reads', 'who', 'e-mail'], rows, [1])}`,
    );
    const rest = meta.total - (meta.page - 1) * meta.per_page - data.length;
    if (rest > 0) console.log(`… and ${rest} more: --page ${meta.page + 1}`);
  },
  ticket: async (desk, code, { rest: [word] }) => {
    const params = { code };
    if (word === 'answered') {
      const { data } = await desk(contracts.answerTicket, { params, body: {} });
      return console.log(`${data.number}: answered ${data.in_time ? 'in time' : 'late'}`);
    }
    if (word) throw new DeskRefusal('What about it? answered.');
    const { data: one } = await desk(showTicket, { params });
    const state = one.answered_at ? 'answered' : one.is_overdue ? 'late' : `due ${one.due_at}`;
    console.log(`${one.number}  ${one.department}, ${age(one.age_seconds)} old, ${state}`);
    console.log(`${one.name}, ${one.email}${one.phone ? `, ${one.phone}` : ''}; reads ${one.locale}`);
    if (one.order_code) console.log(`order ${one.order_code}`);
    if (one.serial) console.log(`frame ${one.serial}`);
    if (one.channel === 'form') console.log(`\n${one.message}`);
    for (const { direction, author, created_at, body } of one.messages)
      console.log(`\n[${direction}] ${author ?? ''} ${created_at.slice(0, 16).replace('T', ' ')}\n${body}`);
  },
};
