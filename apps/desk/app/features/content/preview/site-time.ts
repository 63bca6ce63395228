// Times as clocks show them at a site: `2026-11-25T09:00`, which the server turns into an instant by the site's zone.

const parts = (at: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

export function localTime(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = parts(at, timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The instant of a local time; of one that a change of clocks leaves out, the time after it. */
export function instantOf(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}:00Z`);
  let at = wanted;
  // Twice: the first guess may lie on the other side of a change of clocks.
  for (let round = 0; round < 2; round += 1)
    at += wanted - Date.parse(`${localTime(new Date(at), timeZone)}:00Z`);
  return new Date(at);
}

/** Complete and of this millennium: while a year is typed it is that of antiquity. */
export const isLocalTime = (text: string): boolean =>
  /^2\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}:00Z`));
