/** How two people and a bike are named in the reader's language, and what "open" means, for statements about transfers. */
export const WORDS = {
  // Where people say the family name first, by the reader's language.
  person: (who: string, locale: string) =>
    `trim(case when ${locale} in ('ja', 'kh', 'vi', 'zh') then ${who}.family_name || ' ' || ${who}.given_name
               else ${who}.given_name || ' ' || ${who}.family_name end)`,
  bike: (locale: string) => `
  (select coalesce(own.name, en.name, p.original_name) from products p
     left join product_translations own on own.product_id = p.id and own.locale = ${locale}
     left join product_translations en on en.product_id = p.id and en.locale = 'en'
    where p.id = b.product_id)`,
};

// What is open, by the database's clock and in the hands of who offered it.
export const OPEN = `t.site_id = $1 and t.token_hash = $2 and t.status = 'pending' and t.expires_at > now()
   and b.customer_id = t.from_customer_id and b.lost_at is null`;
