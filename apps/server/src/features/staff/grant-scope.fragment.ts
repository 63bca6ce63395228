/** Whether the scope of a grant holds a site, or a store of it. */
export const coversSite = (grant: string, site: string) =>
  `(${grant}.scope_kind = 'brand' or (${grant}.scope_kind = 'region' and ${site}.region = ${grant}.scope_ref)
    or (${grant}.scope_kind in ('site', 'store') and ${site}.slug = split_part(${grant}.scope_ref, ':', 1)))`;
