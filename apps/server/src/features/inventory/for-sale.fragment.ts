/**
 * The one definition of "this unit can be bought", apart from who has it at the moment. Statements that use it name
 * `u` the unit, `p` its product and `sp` the product's row of the site (site_products).
 */

/** Whether the site sells units that are not built yet (H-24), as a subquery; $1 is the site. */
export const PRESALE = `(select coalesce(s.settings -> 'presale' = 'true', false) from sites s where s.id = $1)`;

/** Of the unit alone. `presale` is an expression: whether drafts are sold here. */
export const unitForSale = (presale: string = PRESALE) =>
  `u.status in ('draft', 'in_production', 'in_transit', 'on_hand') and not u.blocked
     and u.price_minor is not null and (u.status <> 'draft' or ${presale})`;

/** Of its product: what the site does not show is not for sale. */
export const PRODUCT_FOR_SALE = `p.status = 'active' and coalesce(sp.published, false)`;

export const FOR_SALE = `(${unitForSale()} and ${PRODUCT_FOR_SALE})`;

/** No live claim, by the database's clock. */
export const FREE = `(u.taken_until is null or u.taken_until <= now())`;
