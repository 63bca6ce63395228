/** A session without a call for so long has ended. */
const IDLE_MINUTES = 30;
/** How long a proof of identity counts as fresh. */
const STRONG_MINUTES = 5;

/** Whether a row of staff_sessions still is a session. */
export const isLive = (alias: string) =>
  `${alias}.ended_at is null and ${alias}.expires_at > now() and ${alias}.seen_at > now() - interval '${IDLE_MINUTES} minutes'`;

/** Whether the identity behind a session was proved within minutes. */
export const isStrong = (alias: string) =>
  `coalesce(${alias}.strong_at > now() - interval '${STRONG_MINUTES} minutes', false)`;
