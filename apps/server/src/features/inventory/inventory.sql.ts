import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

export type ClaimKind = 'hold' | 'reservation' | 'sale';

export interface ClaimWish {
  readonly siteId: number;
  readonly unitId: string;
  readonly kind: ClaimKind;
  /** Null for a sale only: it does not end by the clock. */
  readonly minutes: number | null;
  readonly cartId: string | null;
  readonly orderId: number | null;
}

/**
 * One statement decides who gets the unit. Losers do not queue: a unit locked by another taker is skipped.
 * A claim past its time is released here, by the database's clock, so no job has to run first.
 * The conflict clause answers the taker whose snapshot is older than the winner's commit.
 */
export async function takeFreeUnit(tx: Tx, wish: ClaimWish) {
  const { rows } = await sql<{ id: number; expiresAt: Date | null }>`
    with free as materialized (
      select u.site_id, u.id from units u
       where u.site_id = ${wish.siteId} and u.id = ${wish.unitId}
         and not u.blocked and u.status not in ('sold', 'delivered')
         and not exists (
           select from unit_claims c
            where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
              and (c.expires_at is null or c.expires_at > now()))
         for update of u skip locked
    ), expired as (
      update unit_claims c set released_at = now(), release_reason = 'expired'
        from free
       where c.site_id = free.site_id and c.unit_id = free.id and c.released_at is null
         -- Asked again: its owner may have renewed it since this statement began.
         and c.expires_at <= now()
      returning c.id
    )
    insert into unit_claims (site_id, unit_id, kind, cart_id, order_id, expires_at)
    select free.site_id, free.id, ${wish.kind}::text, ${wish.cartId}::uuid, ${wish.orderId}::bigint,
           now() + ${wish.minutes}::int * interval '1 minute'
      from free
     -- Reading "expired" makes its update run before this insert meets the unique index.
     where (select count(*) from expired) >= 0
    on conflict (site_id, unit_id) where released_at is null do nothing
    returning id, expires_at as "expiresAt"`.execute(tx);
  return rows[0] ?? null;
}

export async function findUnitStanding(tx: Tx, siteId: number, unitId: string) {
  const { rows } = await sql<{ claimed: boolean }>`
    select c.id is not null or u.blocked or u.status in ('sold', 'delivered') as claimed
      from units u
      left join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
           and (c.expires_at is null or c.expires_at > now())
     where u.site_id = ${siteId} and u.id = ${unitId}`.execute(tx);
  return rows[0] ?? null;
}
