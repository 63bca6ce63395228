/**
 * Where the picture of the row `m` is shown: in blocks of pages, articles and newsletters (`media_uses`), as a cover, on a product, as
 * the still of a film.
 */
export const usesOf = (m: string) => `
  select u.kind, u.ref, u.locale, u.for_site_id from media_uses u
   where u.key = ${m}.key and (u.until_at is null or u.until_at > now())
  union
  select 'article', a.slug, null, null from articles a where a.cover = ${m}.key
  union
  select 'product', p.slug, null, null from products p
   where p.id in (select pm.product_id from product_media pm where pm.media_id = ${m}.id
                  union select c.product_id from product_features c where c.cover_media_id = ${m}.id
                  union select v.product_id from product_features v where v.video_media_id = ${m}.id)
  union
  select 'film', f.key, null, null from media f where f.poster_id = ${m}.id`;

export const isUsed = (m: string) => `(
  exists (select from media_uses u where u.key = ${m}.key and (u.until_at is null or u.until_at > now()))
  or exists (select from articles a where a.cover = ${m}.key)
  or exists (select from product_media pm where pm.media_id = ${m}.id)
  or exists (select from product_features c where c.cover_media_id = ${m}.id)
  or exists (select from product_features v where v.video_media_id = ${m}.id)
  or exists (select from media f where f.poster_id = ${m}.id))`;
