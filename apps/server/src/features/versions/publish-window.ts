import type { Tx } from '../../platform/db/db.ts';
import type { PublishInput } from './versions.contract.ts';
import { findInstant, findNow } from './versions.sql.ts';

export interface PublishWindow {
  readonly at: Date;
  readonly until: Date | null;
}

/** An instant, or the time that clocks of the site show; null without both. */
export async function readInstant(
  tx: Tx,
  siteId: number,
  absolute: string | undefined,
  local: string | undefined,
): Promise<Date | null> {
  if (absolute) return new Date(absolute);
  return local ? findInstant(tx, siteId, local) : null;
}

/** Local times are those of the site. Nothing begins in the past. */
export async function readPublishWindow(
  tx: Tx,
  siteId: number,
  { at, local_at, until, local_until }: PublishInput,
): Promise<({ ok: true } & PublishWindow) | { ok: false; code: 'until_too_early' }> {
  const from = await readInstant(tx, siteId, at, local_at);
  const end = await readInstant(tx, siteId, until, local_until);
  const now = await findNow(tx);
  const begins = from && from > now ? from : now;
  if (end && end <= begins) return { ok: false, code: 'until_too_early' };
  return { ok: true, at: begins, until: end };
}
