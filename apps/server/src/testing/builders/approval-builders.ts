import type { Db } from '../../platform/db/db.ts';

const FAR_ABOVE_ANY_ORDER = 100_000_000_000;

/** For tests about something else: one person may refund any order, or confirm its payment, alone. */
export async function allowLargeSums(db: Db, permissions = ['order.refund', 'payment.confirm']) {
  const rules = permissions.flatMap((permission) =>
    ['EUR', 'USD', 'MXN', 'COP'].map((currency) => ({
      permission,
      currency,
      min_amount_minor: FAR_ABOVE_ANY_ORDER,
    })),
  );
  await db.insertInto('approval_rules').values(rules).execute();
}

/** A proposed refund of an order, by a member of staff who is none of the test's. */
export async function anApproval(
  db: Db,
  siteId: number,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<number> {
  const proposer = await db
    .insertInto('staff')
    .values({ kind: 'api_key', name: 'Proposer' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('approvals')
    .values({
      site_id: siteId,
      permission: 'order.refund',
      contract: 'order.refund',
      input: JSON.stringify({ code, amountMinor: 200_000, reason }),
      subject_kind: 'order',
      subject_ref: code,
      subject_state: '{}',
      amount_minor: 200_000,
      currency: 'EUR',
      reason,
      proposed_by: proposer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An act on a review that does not exist any more, so that undoing it is refused. */
export async function anAuditRow(
  db: Db,
  siteId: number,
  { reason }: { readonly reason: string },
): Promise<number> {
  const { id } = await db
    .insertInto('audit_log')
    .values({
      site_id: siteId,
      actor_kind: 'staff',
      action: 'review.refuse',
      subject_kind: 'review',
      subject_ref: 'GONE0000',
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
