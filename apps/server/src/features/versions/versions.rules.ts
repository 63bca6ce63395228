/** The site's page at the edge, and the same page at every site. */
export const pageTags = (slug: string, site: string | null) =>
  site === null ? [`content:${slug}`] : [`content:${site}_${slug}`];

/** Every page shows the menus: those of the site, or all there are. */
export const frameTags = (site: string | null) => [site === null ? 'pages' : `site:${site}`];

/** As long as every page is told of changes to come (`upcoming` of a site). */
export const LOOK_AHEAD_HOURS = 25;
