import { calendarFile } from '@paddock/i18n/calendar-file';
import type { MailContent } from './mail-content.ts';
import type { MailRow } from './mails.sql.ts';

interface Sender {
  readonly brand: string;
  readonly from: string;
  readonly origin: string;
}

/** The calendar entry of a booked ride, in the words of its mail: an invitation, or its withdrawal. */
export function writeRideCalendar(
  method: 'REQUEST' | 'CANCEL',
  { data, to }: Pick<MailRow, 'data' | 'to'>,
  content: MailContent,
  { brand, from, origin }: Sender,
) {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const facts = content.facts.map(({ label, value }) => `${label}: ${value}`);
  const event = {
    uid: `test-ride-${text('ride')}@${new URL(origin).hostname}`,
    sequence: Number(data.sequence),
    isCancelled: method === 'CANCEL',
    when: { starts: text('starts_at'), ends: text('ends_at') },
    title: `${brand}: ${text('bike')}`,
    text: [...facts, ...(content.button ? [content.button.url] : [])].join('\n'),
    place: [text('store'), text('store_address')].filter(Boolean).join(', '),
    url: content.button?.url,
    invitation: { organizer: { name: brand, email: from }, attendee: to },
  };
  return { method, content: calendarFile(event, { brand }) };
}
