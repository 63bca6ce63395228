import { languageTag } from '@paddock/i18n/locales';
import type { Article } from '@paddock/server/contracts/news';

type Place = { origin: string; url: string; brand: string };
type Told = Pick<Article, 'title' | 'excerpt' | 'cover' | 'published_at' | 'updated_at' | 'locale' | 'tags'>;

/** Structured data for search engines: author, date and language. */
export function articleJsonLd(article: Told, { origin, url, brand }: Place): string {
  const publisher = {
    '@type': 'Organization',
    name: brand,
    url: origin,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  };
  const told = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.excerpt,
    image: [`${origin}${article.cover.versions.lg}`],
    datePublished: article.published_at,
    dateModified: laterOf(article),
    inLanguage: languageTag(article.locale),
    keywords: article.tags.map(({ name }) => name),
    author: publisher,
    publisher,
  };
  // `<` would let a text end the script it stands in.
  return JSON.stringify(told).replaceAll('<', '\\u003c');
}

/** One written ahead of its day was last touched before it was published. */
const laterOf = ({ published_at, updated_at }: Told) =>
  updated_at > published_at ? updated_at : published_at;
