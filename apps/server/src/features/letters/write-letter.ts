import { baseOf } from '@paddock/i18n/locales';
import type { Db, Tx } from '../../platform/db/db.ts';
import { emptyMail, type MailContent } from '../mails/mail-content.ts';
import type { MailSite } from '../mails/mail-site.fragment.ts';
import { mailWords } from '../mails/mail-words.ts';
import type { LetterBlock, LetterText } from './letter-blocks.contract.ts';
import { type LetterFacts, type LetterPicture, readLetterFacts } from './letter-facts.sql.ts';
import { type LetterPart, letterHtml, letterText } from './letter-html.ts';

export interface LetterShop {
  readonly origin: string;
  readonly brand: string;
}

interface LetterInput {
  readonly siteId: number;
  readonly site: MailSite;
  readonly locale: string;
  readonly text: LetterText;
}

export interface WrittenLetter {
  readonly content: MailContent;
  /** Blocks whose product, article or picture the site does not show. */
  readonly leftOut: readonly string[];
}

/** A letter in one locale, the same for all its readers but for the link that unsubscribes. */
export async function writeLetter(db: Db | Tx, shop: LetterShop, input: LetterInput): Promise<WrittenLetter> {
  const { siteId, site, locale, text } = input;
  const base = baseOf(locale);
  const facts = await readLetterFacts(db, { siteId, locale, base, ...namesIn(text.blocks) });
  const place = `${shop.origin}/${site.slug}-${base}`;
  const leftOut: string[] = [];
  const parts = text.blocks.flatMap((block): LetterPart[] => {
    const part = partOf(block, facts, { origin: shop.origin, place });
    if (part) return [part];
    leftOut.push(nameOf(block));
    return [];
  });
  const words = mailWords(locale, site);
  const content = {
    ...emptyMail(words, site, shop),
    reference: null,
    subject: text.subject,
    title: '',
    greeting: '',
    leads: [],
    preheader: text.preview,
    body: { html: letterHtml(parts), text: letterText(parts) },
    questions: null,
  };
  return { content, leftOut };
}

/** The content with the foot of one reader. */
export const withLeaveLink = (
  content: MailContent,
  { site, locale, url }: { readonly site: MailSite; readonly locale: string; readonly url: string },
): MailContent => ({ ...content, leave: { label: mailWords(locale, site).say('mail.leave'), url } });

const namesIn = (blocks: readonly LetterBlock[]) => ({
  products: blocks.flatMap((block) => (block.type === 'product' ? [block.product] : [])),
  articles: blocks.flatMap((block) => (block.type === 'article' ? [block.article] : [])),
  pictures: blocks.flatMap((block) => (block.type === 'picture' ? [block.image] : [])),
});

const nameOf = (block: LetterBlock): string => {
  if (block.type === 'product') return block.product;
  if (block.type === 'article') return String(block.article);
  return block.type === 'picture' ? block.image : block.text;
};

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Null: the site does not show what the block names. */
function partOf(
  block: LetterBlock,
  facts: LetterFacts,
  { origin, place }: { readonly origin: string; readonly place: string },
): LetterPart | null {
  const addressOf = (to: string) => (to.startsWith('https://') ? to : `${place}/${to}`);
  const srcOf = ({ key, hash, width }: LetterPicture) =>
    `${origin}/media/${key}${hash ? `-${hash}` : ''}-${width}.jpeg`;
  switch (block.type) {
    case 'heading':
    case 'text':
      return { kind: block.type, text: block.text };
    case 'button':
      return { kind: 'button', text: block.text, url: addressOf(block.to) };
    case 'picture': {
      const picture = own(facts.pictures, block.image);
      const url = block.to ? addressOf(block.to) : null;
      return picture ? { kind: 'picture', src: srcOf(picture), alt: block.alt, url } : null;
    }
    case 'product': {
      const product = own(facts.products, block.product);
      if (!product) return null;
      const { name: title, text, picture } = product;
      const src = picture && srcOf(picture);
      return { kind: 'card', title, text, src, url: `${place}/products/${block.product}` };
    }
    case 'article': {
      const article = own(facts.articles, String(block.article));
      if (!article) return null;
      const { title, text, picture, slug } = article;
      const src = picture && srcOf(picture);
      return { kind: 'card', title, text, src, url: `${place}/news/${slug}_${block.article}` };
    }
  }
}
