// `npm run staff -- waiting --site ec` and so on; `npm run staff` alone says how. docs/staff.md tells it with examples.
import { parseArgs } from 'node:util';
import { readStaffUrl } from '../config.ts';
import { ACTS } from './staff/acts.ts';
import { DeskRefusal, openDesk } from './staff/desk.ts';
import { addStaffPerson } from './staff/people.ts';
import { findToken } from './staff/token-file.ts';
import { handleStaffTokens } from './staff/tokens.ts';

const USAGE = `Usage: npm run staff -- <command> --site ec
  waiting [payment|preparation|handover|case]   what waits, the oldest first
  show CODE                                     all there is about an order
  confirm CODE --amount 10580.00 --reference "bank's number" [--date 2026-11-15]
          [--split]                             one transfer pays several orders
          [--override-amount]                   more than twice what is missing, and checked
  accept CODE                                   cash on delivery goes ahead
  refuse CODE --reason "cheque bounced"         the buyer may try another way
  cancel CODE --reason "asked by phone"         frees the machines, gives the money back
  revoke-links CODE --reason "forwarded"        no link mailed so far opens the order any more
  refund CODE [--amount 100.00] --reason "…"    without an amount: everything
  prepare | ready | shipped | delivered CODE [--tracking NUMBER]
  returns                                       what buyers want to give back, the oldest first
  return CODE                                   all there is about a return
  return CODE approve | reject --reason "…" | receive | refund
  return CODE inspect --as resell|scrap         after a look; [--unit FRAME] when it is one of several
  bikes                                         activations to verify
  bike ID [verify | reject --reason "…"]         one of them, or what becomes of it
  warranties [pending|verified|in_repair|…]     warranty requests, the oldest first
  warranty CODE                                 all there is about one
  warranty CODE verify | reject --reason "…" | repair | close
  pages [SLUG]                                  versions of pages, and which is shown
  page SLUG LOCALE draft --file page.json | preview
  page SLUG LOCALE publish [--at 2026-12-01T08:00Z] [--until …] | withdraw --reason "…"
  tickets [overdue]                             questions to the office that wait for an answer
  ticket CODE [answered]                        one of them, or that it has its answer
  rides [STORE] [--date 2026-11-20]             test rides of a day, today's without one
  ride CODE done | no-show | cancel --reason "…"
  demonstrators STORE                           what a store lends, and when it is away
  demonstrator ID block --at 2026-12-01T08:00Z --until 2026-12-03T18:00Z --reason "…"
  demonstrator ID lift BLOCK
  reviews [waiting|published|refused]           reviews, those that wait with the oldest first
  review CODE                                   one of them
  review CODE approve | refuse --reason "…" | answer --note "…"
  cases                                         money that does not fit
  resolve ID --as refund|reinstate|close --note "…"
  reconcile                                     the latest comparison with each provider
  token --role finance --name "Rosa Paredes"    (as the owner of the database)
  token list | token revoke ID
  person --role admin --name "Elena Marchetti" --email elena@… [--site it]
                                                (as the owner of the database)`;

const LISTS = [
  'waiting',
  'cases',
  'reconcile',
  'returns',
  'bikes',
  'warranties',
  'tickets',
  'pages',
  'rides',
  'reviews',
];

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      amount: { type: 'string' },
      reference: { type: 'string' },
      date: { type: 'string' },
      reason: { type: 'string' },
      tracking: { type: 'string' },
      as: { type: 'string' },
      split: { type: 'boolean' },
      'override-amount': { type: 'boolean' },
      file: { type: 'string' },
      at: { type: 'string' },
      until: { type: 'string' },
      note: { type: 'string' },
      unit: { type: 'string' },
      page: { type: 'string', default: '1' },
    },
  });
  const [command = '', subject = '', ...rest] = positionals;
  const { site } = values;
  if (command === 'token')
    return handleStaffTokens(subject ? [subject, ...rest] : rest, {
      site: site ?? null,
      role: values.role ?? null,
      name: values.name ?? null,
    });
  if (command === 'person')
    return addStaffPerson({
      site: site ?? null,
      role: values.role ?? null,
      name: values.name ?? null,
      email: values.email ?? null,
    });
  const act = Object.hasOwn(ACTS, command) ? ACTS[command] : undefined;
  if (!act || !site || (subject === '' && !LISTS.includes(command))) {
    console.error(USAGE);
    return 2;
  }
  const token = findToken(site);
  if (!token)
    throw new DeskRefusal(
      `Who are you? Give PADDOCK_STAFF_TOKEN, or: npm run staff -- token --site ${site} …`,
    );
  await act(openDesk({ url: readStaffUrl(), site, token }), subject, { ...values, rest });
  return 0;
}

// 0 done, 1 refused (the reason is said), 2 not understood.
process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return error instanceof DeskRefusal ? 1 : 2;
});
