import { ArticleInput } from '@paddock/server/features/news/staff/news.staff.contract.ts';
import type { Values } from '../../kit/form/draft.rules.ts';
import { type ContentDoc, readBlocks, toDoc, toValues, writeBlocks } from './blocks/content-doc.ts';

// An article while it is edited: what all languages share, and each language with a prefix.

export const prefixOf = (locale: string): string => `${locale}:`;
export const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

export function articleValues({ cover, tags, sites, texts }: ArticleInput): Values {
  const shared = { cover, tags: tags.join(), sites: (sites ?? []).join() };
  const parts = Object.entries(texts).map(([locale, { slug, title, excerpt, blocks }]) =>
    toValues({ fields: { slug, title, excerpt }, blocks: readBlocks(blocks) }, prefixOf(locale)),
  );
  return Object.assign({}, shared, ...parts);
}

/** Languages in which something is written. */
export function localesOf(values: Values): string[] {
  const written = Object.entries(values).filter(([key, value]) => key.includes(':') && value !== '');
  return [...new Set(written.map(([key]) => key.slice(0, key.indexOf(':'))))];
}

const textOf = ({ fields, blocks }: ContentDoc) => ({
  slug: fields.slug ?? '',
  title: fields.title ?? '',
  excerpt: fields.excerpt ?? '',
  blocks: writeBlocks(blocks),
});

export function articleOf(values: Values): ArticleInput {
  const sites = listOf(values.sites);
  const texts = localesOf(values).map((locale) => [locale, textOf(toDoc(values, prefixOf(locale)))]);
  return {
    cover: values.cover ?? '',
    tags: listOf(values.tags),
    sites: sites.length > 0 ? sites : null,
    texts: Object.fromEntries(texts) as ArticleInput['texts'],
  };
}

export const checkArticle = (values: Values) => ArticleInput.safeParse(articleOf(values));

/** `Nuova Lupo 500!` → `nuova-lupo-500`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
