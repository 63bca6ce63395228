/**
 * The one definition of "this unit can be bought". Statements name `u` the unit, `p` its product and `sp` the product's
 * row of the site (site_products); $1 is the site. It is text and not a view or a function: the planner then compares
 * each condition with the predicates of the partial indexes (`units_for_search`, `units_on_hand_by_store`), and a
 * statement can leave out a part that its joins have checked. `for-sale.test.ts` fails on a statement that writes one of
 * these conditions itself.
 */

/** At a stage that is sold. */
export const AT_SOLD_STAGE = `u.status in ('draft', 'in_production', 'in_transit', 'on_hand')`;

/** Part of the stock: not sold, and not blocked by staff or a feed. */
export const IN_STOCK = `${AT_SOLD_STAGE} and not u.blocked`;

/** What a site sells before it is built, as boolean expressions. */
export interface SoldAhead {
  /** Units whose production has not begun (H-24). */
  readonly drafts: string;
  readonly inProduction: string;
}

/**
 * `settings` is an expression with the settings of the site. Units in production are sold unless `sells_factory_units` is
 * false; drafts need `presale` as well.
 */
export function soldAhead(settings: string): SoldAhead {
  const inProduction = `${settings} -> 'sells_factory_units' is distinct from 'false'`;
  return {
    drafts: `coalesce(${settings} -> 'presale' = 'true' and ${inProduction}, false)`,
    inProduction: `(${inProduction})`,
  };
}

const ofSite = (expression: string) => `(select ${expression} from sites s where s.id = $1)`;
const { drafts, inProduction } = soldAhead('s.settings');
const BY_SITE: SoldAhead = { drafts: ofSite(drafts), inProduction: ofSite(inProduction) };

/** Of the unit alone. `ahead` is left out where no join has the site: then subqueries read it. */
export const unitForSale = (ahead: SoldAhead = BY_SITE) =>
  `${IN_STOCK} and u.price_minor is not null and (u.status <> 'draft' or ${ahead.drafts})
   and (u.status <> 'in_production' or ${ahead.inProduction})`;

/** Of its product: what the site does not show is not for sale. */
export const PRODUCT_FOR_SALE = `p.status = 'active' and sp.published`;

export const forSale = () => `(${unitForSale()} and ${PRODUCT_FOR_SALE})`;

/** No live claim, by the database's clock. */
export const FREE = `(u.taken_until is null or u.taken_until <= now())`;

/** Why the cart cannot have the unit; null when it can. The cart's own claim does not count; a null cart has none. */
export const unavailableReason = (cart: string) => `
  case
    when u.status in ('sold', 'delivered') or u.taken_until = 'infinity' then 'sold'
    -- Null where the site has no row of the product, which is a no.
    when ${forSale()} is not true then 'withdrawn'
    when not ${FREE} and not exists (
      select from unit_claims c where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and c.cart_id = ${cart}) then 'held'
  end`;

/** For the cart $2. */
export const UNAVAILABLE_REASON = unavailableReason('$2::uuid');
