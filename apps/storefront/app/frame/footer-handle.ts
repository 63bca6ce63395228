/** What a page's `handle` tells the footer: product pages show the footnote that figures may change. */
export type FooterHandle = { productFootnote?: boolean };
