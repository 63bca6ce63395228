import type { Ticket, TicketMessage } from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import { Link } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { Code } from '../../kit/parts/codes.tsx';
import { Note } from '../../kit/parts/facts.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { Avatar } from '../../kit/parts/people.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { Time } from '../../kit/parts/time.tsx';

/** The question of a form is the first message; a mail is one already. */
const firstOf = (ticket: Ticket): TicketMessage[] =>
  ticket.channel === 'form'
    ? [
        {
          id: 0,
          direction: 'in',
          body: ticket.message,
          author: ticket.name,
          author_email: ticket.email,
          attachments: [],
          is_unreadable: false,
          mail_status: null,
          created_at: ticket.received_at,
        },
      ]
    : [];

export function TicketThread({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const waiting = ticket.context.warranties.filter(({ status }) => status === 'pending');
  return (
    <section className="col col--20" aria-label={t('tickets.thread')}>
      {[...firstOf(ticket), ...ticket.messages].map((message) => (
        <Message key={message.id} message={message} ticket={ticket} />
      ))}
      {waiting.map(({ code }) => (
        <Note key={code} tone="info" icon="shield">
          {t('tickets.warranties')}:{' '}
          <Link to={`/warranty/${ticket.site}/${code}`}>
            <Code value={code} />
          </Link>
        </Note>
      ))}
      {ticket.merged_into ? (
        <Note tone="warn" icon="link">
          <Link to={`/tickets/${ticket.site}/${ticket.merged_into}`}>
            {t('tickets.mergedInto', { number: ticket.merged_into })}
          </Link>
        </Note>
      ) : null}
    </section>
  );
}

const HEADINGS = { in: 'tickets.wrote', out: 'tickets.replied', note: 'tickets.noted' } as const;

function Message({ message, ticket }: { message: TicketMessage; ticket: Ticket }) {
  const t = useT();
  const label = useLabel();
  const name = message.author ?? message.author_email ?? '–';
  const { direction } = message;
  return (
    <article className="message">
      {direction === 'note' ? (
        <span className="avatar" aria-hidden="true">
          <Icon name="edit" />
        </span>
      ) : (
        <Avatar name={name} isMe={direction === 'out'} />
      )}
      <div className="col">
        <h3 className="row row--wrap small">
          <span>{t(HEADINGS[direction], { name })}</span>
          {message.author_email && message.author_email !== ticket.email ? (
            <bdi className="muted">{message.author_email}</bdi>
          ) : null}
          <span className="muted">
            <Time at={message.created_at} site={ticket.site} />
          </span>
          {message.mail_status ? (
            <Status
              id={`tickets.mail.${message.mail_status}`}
              tone={
                message.mail_status === 'sent' ? 'ok' : message.mail_status === 'queued' ? 'draft' : 'alert'
              }
            />
          ) : null}
        </h3>
        {message.is_unreadable ? (
          <Note tone="warn" icon="mail">
            {t('tickets.unreadable')}
          </Note>
        ) : null}
        <div
          className={`bubble bubble--${direction}`}
          dir="auto"
          lang={direction === 'note' ? undefined : ticket.locale}
        >
          {message.body}
        </div>
        {message.attachments.length > 0 ? (
          <p className="muted small">{t('tickets.attachments', { names: message.attachments.join(', ') })}</p>
        ) : null}
        {message.mail_status === 'given_up' ? (
          <p className="text-alert small">{label('tickets.mail.given_up')}</p>
        ) : null}
      </div>
    </article>
  );
}
