import type { MailWords } from './mail-words.ts';
import type { MailSite } from './mails.sql.ts';

/** A mail in the words of its reader, ready to be set as HTML and as text. */
export interface MailContent {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly brand: string;
  /** The brand's sign, where the storefront serves it. */
  readonly mark: string;
  /** What the mail is about, above its title. */
  readonly reference: string | null;
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly leads: readonly string[];
  /** Shown by mail programs after the subject; else the first lead is. */
  readonly preheader: string | null;
  /** The blocks of a letter, ready to be shown. */
  readonly body: { readonly html: string; readonly text: string } | null;
  readonly facts: readonly Fact[];
  readonly button: Link | null;
  readonly second: Link | null;
  /** Stands before the button's address in full letters, for programs whose buttons do nothing. */
  readonly fallback: string | null;
  /** How long the link lives; what to do if it was another person. */
  readonly notes: readonly string[];
  readonly next: { readonly title: string; readonly steps: readonly string[] } | null;
  readonly bank: { readonly title: string; readonly rows: readonly Fact[] } | null;
  readonly order: OrderContent | null;
  readonly questions: string | null;
  /** At the foot of a letter: the way off the list. */
  readonly leave: Link | null;
  readonly privacy: string | null;
  readonly sender: readonly string[];
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface OrderContent {
  readonly title: string;
  readonly placed: string;
  readonly lines: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly price: string;
    readonly picture: string | null;
  }[];
  readonly sums: readonly Fact[];
  readonly total: Fact;
  readonly taxNote: Fact | null;
  readonly places: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface MailBranding {
  readonly brand: string;
  /** Absolute: what people have in the address bar. */
  readonly origin: string;
}

/** What all mails of a site have alike, and nothing in the places that only some fill. */
export const emptyMail = (words: MailWords, site: MailSite, { brand, origin }: MailBranding) => ({
  language: words.tag,
  dir: words.dir,
  brand,
  mark: `${origin}/icon-192.png`,
  preheader: null,
  body: null,
  facts: [],
  button: null,
  second: null,
  fallback: null,
  notes: [],
  next: null,
  bank: null,
  order: null,
  privacy: null,
  leave: null,
  sender: site.legal ? [site.legal.entity, ...site.legal.address] : [brand],
});
