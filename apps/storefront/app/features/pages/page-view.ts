import type { ReadyBlock } from './blocks/ready-block.ts';

/** A page of the content engine, ready to be drawn. */
export type PageView = {
  title: string;
  description: string;
  blocks: ReadyBlock[];
  /** Set where the text is in another language than the page around it. */
  textLang: { lang: string; dir: 'ltr' | 'rtl' } | null;
  /** The day it was last changed, as the visitor's language writes it. */
  changedOn: string | null;
  /** Shown to the bearer of a preview link only. */
  isPreview: boolean;
};
