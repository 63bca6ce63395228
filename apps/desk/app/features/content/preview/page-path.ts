const STORY = 'our-story-';

/** Where the shop shows a page, below the address of its site; null: only inside of another page. */
export function pagePath(slug: string): string | null {
  if (slug === 'home') return '';
  if (slug === 'payments-method-modal') return null;
  if (slug === 'the-legacy' || slug === 'the-logo') return `company/${slug}`;
  if (slug.startsWith(STORY)) return `company/our-story/${slug.slice(STORY.length)}`;
  return slug;
}

export const articlePath = (slug: string, id: number): string => `news/${slug}_${id}`;

/** A page of the shop with the secret of a preview; `home` is the address that came with it. */
export function previewAddress(home: string, path: string): string {
  const address = new URL(home);
  if (path !== '') address.pathname = `${address.pathname.replace(/\/$/, '')}/${path}`;
  return address.href;
}
