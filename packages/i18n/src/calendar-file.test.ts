import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const NOW = new Date('2026-11-17T10:53:00Z');
const EVENT: CalendarEvent = {
  uid: '9XTR4K7QX2@shop.test',
  when: { from: '2026-11-30', to: '2026-11-30' },
  title: 'Lupo 500',
};
const linesOf = (event: Partial<CalendarEvent>) =>
  calendarFile({ ...EVENT, ...event }, { brand: 'Moto', now: NOW }).split('\r\n');

test('a day ends with the next day, also at the end of a month', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moto//Paddock//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:9XTR4K7QX2@shop.test',
    'DTSTAMP:20261117T105300Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Lupo 500',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('moments are written in UTC', () => {
  const lines = linesOf({
    when: { starts: '2026-11-20T10:00:00+01:00', ends: '2026-11-20T10:45:00+01:00' },
  });
  expect(lines).toContain('DTSTART:20261120T090000Z');
  expect(lines).toContain('DTEND:20261120T094500Z');
});

test('a cancelled event says so, with the sequence it is given', () => {
  const lines = linesOf({ isCancelled: true, sequence: 3 });
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']));
});

test('typed text cannot add a line', () => {
  const lines = linesOf({ text: 'Ciao;\r\nATTENDEE:mailto:x@y.test, \\', place: 'Via Uno 1, Pesaro' });
  expect(lines).toContain(String.raw`DESCRIPTION:Ciao\;\nATTENDEE:mailto:x@y.test\, \\`);
  expect(lines).toContain(String.raw`LOCATION:Via Uno 1\, Pesaro`);
});

test('a long line is folded at 75 octets, between characters', () => {
  const title = 'お受け取り可能'.repeat(12);
  const file = calendarFile({ ...EVENT, title }, { brand: 'Moto', now: NOW });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test('[TESTRIDE-09] an invitation names organizer and guest, and its cancellation too', () => {
  const invitation = {
    organizer: { name: 'Moto "Due"', email: 'shop@moto.test' },
    attendee: 'anna@example.test',
  };
  const people = [
    'ORGANIZER;CN="Moto Due":mailto:shop@moto.test',
    'ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:anna@example.test',
  ];
  expect(linesOf({ invitation })).toEqual(expect.arrayContaining(['METHOD:REQUEST', ...people]));
  expect(linesOf({ invitation, isCancelled: true, sequence: 2 })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', ...people]),
  );
});
