import type { Tx } from '../../../platform/db/db.ts';
import { type JobInput, queueJobs } from '../../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { emailKey } from '../../inventory/claims/claim-keys.ts';
import { keepUnitsUntil } from '../../inventory/claims/move-claims.ts';
import { expireOrderJob, remindOrderJob } from '../orders.jobs.ts';
import { claimsEnd, GRACE_MINUTES, WHILE_RETRYING_MINUTES } from '../orders.rules.ts';
import {
  extendDeadlineOf,
  findRegisteredOrder,
  keepOrderUntilDecided,
  restoreDeadlineOf,
  shortenDeadlineOf,
} from './extend-deadline.sql.ts';

interface OrderToKeep {
  readonly siteId: number;
  readonly id: number;
  readonly email: string;
}

/**
 * Gives a registered offline order the whole time of its method, counted from when its units were first reserved, once
 * its e-mail address is confirmed. False: not yet, or it has that time already.
 */
export async function extendDeadline(tx: Tx, keys: SigningKeys, order: OrderToKeep): Promise<boolean> {
  const { siteId, id: orderId } = order;
  const key = emailKey(keys, siteId, order.email);
  const deadlineAt = await extendDeadlineOf(tx, { siteId, orderId, emailKey: key });
  if (!deadlineAt) return false;
  await moveDeadline(tx, siteId, { id: orderId, deadlineAt });
  return true;
}

async function moveDeadline(
  tx: Tx,
  siteId: number,
  order: { readonly id: number; readonly deadlineAt: Date },
) {
  await keepUnitsUntil(tx, siteId, order.id, claimsEnd(order.deadlineAt));
  await queueJobs(tx, deadlineJobs(siteId, order));
}

/**
 * An unpaid order keeps its units while a second person has to confirm its payment, at the latest until the first proposal
 * expires: proposing again and again must not reserve a unit without end.
 */
export async function keepUntilDecided(tx: Tx, siteId: number, code: string): Promise<void> {
  const order = await keepOrderUntilDecided(tx, siteId, code);
  if (order) await moveDeadline(tx, siteId, order);
}

/** The proposal has ended and the order is not paid: its old deadline holds again. */
export async function endKeeping(
  tx: Tx,
  keys: SigningKeys,
  { siteId, ...proposal }: { readonly siteId: number; readonly code: string; readonly approvalId: number },
): Promise<void> {
  const order = await restoreDeadlineOf(tx, { siteId, ...proposal }, WHILE_RETRYING_MINUTES);
  if (!order) return;
  await moveDeadline(tx, siteId, order);
  // The e-mail address may have been confirmed meanwhile.
  await extendDeadline(tx, keys, { siteId, ...order });
}

/** The same for the order of a cart whose e-mail address has just been confirmed. */
export async function extendDeadlineOfCart(
  tx: Tx,
  keys: SigningKeys,
  { siteId, cartId }: { readonly siteId: number; readonly cartId: string },
): Promise<void> {
  const order = await findRegisteredOrder(tx, siteId, cartId);
  if (order) await extendDeadline(tx, keys, { siteId, ...order });
}

/** The order ends with its units: theirs may be sooner, because they count from the first order of this shopper. */
export async function endWithUnits<O extends { readonly id: number; readonly deadlineAt: Date }>(
  tx: Tx,
  siteId: number,
  order: O,
  claims: readonly { readonly expiresAt: Date | null }[],
): Promise<O> {
  const ends = claims.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.getTime()] : []));
  const deadlineAt = new Date(Math.min(...ends) - GRACE_MINUTES * 60_000);
  if (ends.length === 0 || deadlineAt >= order.deadlineAt) return order;
  await shortenDeadlineOf(tx, siteId, order.id, deadlineAt);
  await keepUnitsUntil(tx, siteId, order.id, claimsEnd(deadlineAt));
  return { ...order, deadlineAt };
}

const DAY_MS = 24 * 60 * 60_000;

/** A day before its end the shopper is reminded, if there is more than a day; one waiting job of each per order. */
export function deadlineJobs(
  siteId: number,
  order: { readonly id: number; readonly deadlineAt: Date },
  now: Date = new Date(),
): JobInput[] {
  const payload = { siteId, orderId: order.id };
  const name = `order:${siteId}:${order.id}`;
  const runAt = order.deadlineAt;
  const expire = { job: expireOrderJob, payload, key: `${name}:expire`, runAt };
  const dayBefore = new Date(runAt.getTime() - DAY_MS);
  if (dayBefore <= now) return [expire];
  return [expire, { job: remindOrderJob, payload, key: `${name}:remind`, runAt: dayBefore }];
}
