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

/** Whether the site sells units that are not built yet (H-24), as a subquery. */
const PRESALE = `(select coalesce(s.settings -> 'presale' = 'true', false) from sites s where s.id = $1)`;

/** Of the unit alone. `presale` is an expression: whether drafts are sold here. */
export const unitForSale = (presale: string = PRESALE) =>
  `${IN_STOCK} and u.price_minor is not null and (u.status <> 'draft' or ${presale})`;

/** Of its product: what the site does not show is not for sale. */
export const PRODUCT_FOR_SALE = `p.status = 'active' and sp.published`;

export const forSale = (presale?: string) => `(${unitForSale(presale)} and ${PRODUCT_FOR_SALE})`;

/** No live claim, by the database's clock. */
export const FREE = `(u.taken_until is null or u.taken_until <= now())`;

/** Why the cart ($2) cannot have the unit; null when it can. The cart's own claim does not count. */
export const UNAVAILABLE_REASON = `
  case
    when u.status in ('sold', 'delivered') or u.taken_until = 'infinity' then 'sold'
    -- Null where the site has no row of the product, which is a no.
    when ${forSale()} is not true then 'withdrawn'
    when not ${FREE} and not exists (
      select from unit_claims c where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
         and c.cart_id = $2::uuid) then 'held'
  end`;
