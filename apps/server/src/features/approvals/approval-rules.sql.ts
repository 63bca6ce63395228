import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const FIND = statement(
  'approval_rule_find',
  `
select id, for_site_id, min_amount_minor from approval_rules
 where permission = $1 and currency = $2 and (for_site_id = $3 or for_site_id is null)
 order by for_site_id nulls last limit 1`,
);

/** The rule in force: that of the site, else that of all sites. */
export async function findRule(
  tx: Tx | Db,
  { siteId, permission, currency }: { siteId: number; permission: string; currency: string },
) {
  const [rule] = await runPrepared(tx, FIND, [permission, currency, siteId]);
  return rule ?? null;
}

// The rules of the sites and of all sites. Sums are of the site's currency, numbers of people of the one in $3.
const LIST = statement<
  Statements['approval_rules'],
  {
    site: string;
    site_id: number;
    currency: string;
    min_amount_minor: number | null;
    from: 'site' | 'all' | 'default';
  }
>(
  'approval_rules',
  `
select s.slug as site, s.id as site_id, coalesce($3, s.currency) as currency, r.min_amount_minor,
       case when r.id is null then 'default' when r.for_site_id is null then 'all' else 'site' end as "from"
  from sites s
  left join lateral (select * from approval_rules r
                      where r.permission = $1 and r.currency = coalesce($3, s.currency)
                        and (r.for_site_id = s.id or r.for_site_id is null)
                      order by r.for_site_id nulls last limit 1) r on true
 where s.id = any($2::int[]) and coalesce($3, s.currency) is not null
 order by s.slug`,
);

/** `currency` null: that of each site. */
export const listRules = (
  db: Db,
  { permission, currency }: { readonly permission: string; readonly currency: string | null },
  siteIds: readonly number[],
) => runPrepared(db, LIST, [permission, [...siteIds], currency]);

const SET = statement(
  'approval_rule_set',
  `
insert into approval_rules (permission, for_site_id, currency, min_amount_minor, set_by)
values ($1, $2, $3, $4, $5)
on conflict (permission, for_site_id, currency)
  do update set min_amount_minor = excluded.min_amount_minor, set_by = excluded.set_by`,
);

export interface RuleChange {
  readonly permission: string;
  /** Null: all sites. */
  readonly forSiteId: number | null;
  readonly currency: string;
  /** Null: always. */
  readonly minAmountMinor: number | null;
  readonly setBy: number;
}

export async function setRule(tx: Tx, rule: RuleChange): Promise<void> {
  const { permission, forSiteId, currency, minAmountMinor, setBy } = rule;
  await runPrepared(tx, SET, [permission, forSiteId, currency, minAmountMinor, setBy]);
}
