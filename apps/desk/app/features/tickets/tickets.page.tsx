import {
  listColleagues,
  showTicket,
  type Ticket,
} from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { History } from '../../kit/history/history.tsx';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { Clock } from '../../kit/parts/clock.tsx';
import { Code } from '../../kit/parts/codes.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { PHONE, useMedia } from '../../kit/screen/use-media.ts';
import { useMay } from '../../kit/session/use-me.ts';
import { Composer } from './composer.tsx';
import { ticketActions } from './ticket-actions.ts';
import { TicketList, TicketViews, useTickets } from './ticket-list.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { TicketSearch } from './ticket-search.tsx';
import { TicketThread } from './ticket-thread.tsx';

await requireMessages('tickets', 'warranty');

/** The list beside the open ticket; on a phone one after the other. */
export default function TicketsPage() {
  const { site = '', code = '' } = useParams();
  const isPhone = useMedia(PHONE);
  const tickets = useTickets();
  const t = useT();
  const isOpen = code !== '';
  const mayAnswer = useMay()('ticket.answer', site);
  const query = useDeskQuery(
    showTicket,
    { params: { code } },
    { site, enabled: isOpen, refetchInterval: 20_000 },
  );
  const ticket = isOpen ? query.data?.data : undefined;
  const colleagues = useDeskQuery(listColleagues, {}, { site, enabled: mayAnswer, staleTime: 60_000 });
  // Without the list beside it, an open ticket needs a way back.
  const isAlone = isPhone && isOpen;
  const [search] = useSearchParams();
  const suffix = search.size > 0 ? `?${search}` : '';
  return (
    <Screen
      name={isOpen ? `${code} · ${t('tickets.title')}` : t('tickets.title')}
      title={isAlone ? <Code value={code} /> : t('tickets.title')}
      crumb={isAlone ? { to: `/tickets${suffix}`, label: t('tickets.title') } : undefined}
      isScrolling={false}
      panel={ticket ? <TicketContext ticket={ticket} code={code} site={site} /> : undefined}
      actions={
        ticket ? (
          <Actions
            subject={ticket}
            site={site}
            offers={ticket.actions}
            specs={ticketActions(t, colleagues.data?.data ?? [])}
          />
        ) : null
      }
    >
      <div className="tickets">
        {isAlone ? null : (
          <TicketSide current={isOpen ? `/tickets/${site}/${code}` : null} tickets={tickets} />
        )}
        {isPhone && !isOpen ? null : (
          <div className="tickets__main">
            {ticket ? (
              <OpenTicket key={`${site}/${code}`} ticket={ticket} next={nextOf(tickets.rows, site, code)} />
            ) : isOpen && query.isError ? (
              <FailedState error={query.error} onRetry={() => void query.refetch()} />
            ) : isOpen ? (
              <ListSkeleton />
            ) : (
              <StatePage icon="tickets" title={t('tickets.choose')}>
                <p>{t('tickets.chooseText')}</p>
              </StatePage>
            )}
          </div>
        )}
      </div>
    </Screen>
  );
}

interface TicketSideProps {
  readonly tickets: ReturnType<typeof useTickets>;
  readonly current: string | null;
}

/** The search, the views, and the tickets of the chosen view. */
function TicketSide({ tickets, current }: TicketSideProps) {
  return (
    <div className="tickets__side">
      <TicketSearch />
      <TicketViews view={tickets.view} count={tickets.list.data?.pages[0]?.count} />
      <div className="scroll tickets__rows">
        <TicketList tickets={tickets} current={current} />
      </div>
    </div>
  );
}

function TicketContext({ ticket, site, code }: { ticket: Ticket; site: string; code: string }) {
  return (
    <>
      <TicketPanel ticket={ticket} />
      <div className="section">
        <History kind="contact_ticket" subject={code} site={site} />
      </div>
    </>
  );
}

function nextOf(
  rows: readonly { site: string; number: string }[],
  site: string,
  code: string,
): string | null {
  const place = rows.findIndex((row) => row.site === site && row.number === code);
  const next = rows[place + 1] ?? rows[place - 1];
  return place >= 0 && next ? `/tickets/${next.site}/${next.number}` : null;
}

function OpenTicket({ ticket, next }: { ticket: Ticket; next: string | null }) {
  const t = useT();
  const label = useLabel();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const suffix = search.size > 0 ? `?${search}` : '';
  useKeys([{ keys: 'escape', run: () => void navigate(`/tickets${suffix}`) }]);
  const isOpen = ticket.state === 'new' || ticket.state === 'taken';
  return (
    <>
      <header className="tickets__head col">
        <div className="row space-between">
          <h2 className="h2 truncate" dir="auto" lang={ticket.locale}>
            {ticket.subject ?? ticket.message.split('\n')[0]?.slice(0, 120)}
          </h2>
          {isOpen ? <Clock due={ticket.due_at} from={ticket.received_at} /> : null}
        </div>
        <div className="row row--wrap muted small">
          <Code value={ticket.number} />
          <Status id={`tickets.state.${ticket.state}`} />
          <span>{label(`tickets.department.${ticket.department}`)}</span>
          <span>{label(`tickets.by.${ticket.channel}`)}</span>
          <span className="row row--4">
            <Icon name="translate" size={14} />
            {t('tickets.reads', { language: languageName(ticket.locale) })}
          </span>
          {ticket.taken_by ? <span>{t('tickets.takenBy', { name: ticket.taken_by.name })}</span> : null}
        </div>
      </header>
      <div className="scroll tickets__thread">
        <TicketThread ticket={ticket} />
      </div>
      <div className="tickets__foot">
        <Composer
          ticket={ticket}
          onSent={(isClosed) => isClosed && next && void navigate(`${next}${suffix}`)}
        />
      </div>
    </>
  );
}
