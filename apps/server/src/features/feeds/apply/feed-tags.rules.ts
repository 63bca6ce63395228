const FEW = 20;

/** Few products: their pages. Many: everything of the site, which is less to say and soon read again. */
export const tagsOf = (site: string, products: readonly string[]): string[] =>
  products.length > FEW ? [`site:${site}`] : products.map((slug) => `product:${slug}`);
