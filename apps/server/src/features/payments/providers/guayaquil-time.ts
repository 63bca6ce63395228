// Mainland Ecuador, where both providers close their day. It has no summer time.
const OFFSET_MS = -5 * 3_600_000;

const local = (at: Date) => new Date(at.getTime() + OFFSET_MS);

export const sameDayInGuayaquil = (one: Date, other: Date) =>
  local(one).toISOString().slice(0, 10) === local(other).toISOString().slice(0, 10);

export const hourInGuayaquil = (at: Date) => local(at).getUTCHours();
