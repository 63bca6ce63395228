/** Whole days: `from` and `to` are dates (2026-11-20), both included. */
type WholeDays = { readonly from: string; readonly to: string };
/** Moments in ISO 8601 with their offset, as the api sends them. */
type Moments = { readonly starts: string; readonly ends: string };

export interface CalendarEvent {
  /** The same event has the same uid, so that a changed file replaces it. */
  readonly uid: string;
  readonly when: WholeDays | Moments;
  readonly title: string;
  readonly text?: string | undefined;
  /** An address in one line. */
  readonly place?: string | undefined;
  readonly url?: string | undefined;
  /** Raised with every change; a cancelled event has a higher one than it had before. */
  readonly sequence?: number | undefined;
  readonly isCancelled?: boolean | undefined;
  /** Sent with a mail: calendar programs enter the event, replace it and take it out by themselves (RFC 5546). */
  readonly invitation?: Invitation | undefined;
}

interface Invitation {
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: string;
}

interface CalendarOptions {
  /** The name of the brand. */
  readonly brand: string;
  readonly now?: Date | undefined;
}

/** An event as a calendar file (RFC 5545), to be downloaded or sent with a mail. */
export function calendarFile(event: CalendarEvent, { brand, now = new Date() }: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Paddock//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : event.invitation ? 'REQUEST' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...times(event.when),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.text ? [`DESCRIPTION:${escapeText(event.text)}`] : []),
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.url ? [`URL:${event.url}`] : []),
    ...(event.invitation ? people(event.invitation) : []),
    `SEQUENCE:${event.sequence ?? 0}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The guest has accepted already: no answer is asked for. */
const people = ({ organizer, attendee }: Invitation) => [
  // A value in quotes has no way to write a quote.
  `ORGANIZER;CN="${organizer.name.replaceAll(/["\p{Cc}]/gu, '')}":mailto:${organizer.email}`,
  `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
];

function times(when: CalendarEvent['when']): string[] {
  if ('starts' in when) return [`DTSTART:${utc(new Date(when.starts))}`, `DTEND:${utc(new Date(when.ends))}`];
  // The end of an event of whole days is the day after its last one.
  return [
    `DTSTART;VALUE=DATE:${compact(when.from)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(when.to))}`,
    'TRANSP:TRANSPARENT',
  ];
}

const compact = (date: string) => date.replaceAll('-', '');
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const MAX_OCTETS = 75;

/** A line has at most 75 octets; what follows stands on the next one after a space. No character is cut. */
function fold(line: string): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      rows.push(row);
      row = ' ';
      octets = 1;
    }
    row += character;
    octets += size;
  }
  return [...rows, row].join('\r\n');
}
