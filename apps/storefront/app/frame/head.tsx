import { useLocation } from 'react-router';
import { usePage } from '../page/page-context.ts';
import { useShell } from '../page/shell-data.ts';

type HeadProps = {
  /** Without the site's name: that is added here. */
  title: string;
  description?: string | undefined;
  /** For private pages and pages without content of their own. */
  noindex?: boolean;
  picture?: string | undefined;
  /** Where the page's address has a question that belongs to it, such as its number in a list. */
  address?: string | undefined;
};

/** "title | site name", and what search engines and other people's link previews need to know. */
export function Head({
  title,
  description,
  noindex = false,
  picture = '/og-default.jpg',
  address,
}: HeadProps) {
  const { brand, origin, lang } = usePage();
  const shell = useShell();
  const { pathname } = useLocation();
  const fullTitle = pageTitle(title, shell ? siteName(brand, shell.currentSite.name) : undefined, brand);
  const canonical = `${origin}${address ?? pathname}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={ogLocale(lang)} />
      <meta property="og:image" content={`${origin}${picture}`} />
      {description && <meta property="og:description" content={description} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** "<brand> Italy"; the global site is just the brand. */
const siteName = (brand: string, country: string) => (country === 'Global' ? brand : `${brand} ${country}`);

export function pageTitle(title: string, site: string | undefined, brand: string): string {
  return `${title} | ${site || brand}`;
}

/** Open Graph knows language and country only: zh_HK for zh-Hant-HK. */
const ogLocale = (lang: string) => [...new Set([lang.split('-')[0], lang.split('-').at(-1)])].join('_');
