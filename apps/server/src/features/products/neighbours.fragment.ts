/** So many models before the product and as many after it: a whole category, unless it is a very large one. */
const MAX_ON_A_SIDE = 12;

// Walks the order of the category from the product on, so that a category of hundreds costs no more than one of twenty.
const side = (comparison: '>' | '<', order: 'asc' | 'desc') => `
        (select n.id, n.slug, n.original_name, n.picture, n.position, x.position as place from products n
           join site_products x on x.site_id = $1 and x.product_id = n.id and x.published
          where n.type_id = p.type_id and n.category_id = p.category_id and n.status = 'active'
            and (n.position, n.id) ${comparison} (p.position, p.id)
          order by n.position ${order}, n.id ${order} limit ${MAX_ON_A_SIDE})`;

/** The other products of the category that the site ($1) shows. Statements name `p` the product. */
export const NEIGHBOURS = `${side('>', 'asc')} union all ${side('<', 'desc')}`;
