import { createDates } from '@paddock/i18n/dates';
import { baseOf, isRtl, languageTag } from '@paddock/i18n/locales';
import { showPage } from '@paddock/server/contracts/pages';
import { failurePage } from '../../frame/page-error.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import type { PageView } from './page-data.tsx';
import { readyBlocks } from './ready-blocks.server.ts';

/** The page as it is at the moment of the visit; in a preview with its drafts, if the link shows them. */
export async function loadPage(visit: Visit, slug: string): Promise<PageView> {
  const answer = await visit.call(showPage, { params: { slug }, query: {} });
  if (!answer.ok) throw failurePage(answer.status);
  const { title, description, blocks, locale, published_at } = answer.data;
  visit.tags.push(`content:${visit.site?.slug}_${slug}`, `content:${slug}`);
  return {
    title,
    description,
    isPreview: visit.preview !== null,
    blocks: await readyBlocks(visit, blocks),
    textLang: textLang(visit, locale),
    changedOn: published_at && sayDay(published_at, pageContextOf(visit).lang),
  };
}

const sayDay = (iso: string, lang: string) => createDates(lang, 'UTC').dateAlone(iso);

type TextLang = { lang: string; dir: 'ltr' | 'rtl' };

/** How a text says which language it is in, or null where that is the page's own (C-12). */
export function textLang(visit: Visit, locale: string): TextLang | null {
  if (baseOf(locale) === visit.segment?.locale) return null;
  return { lang: languageTag(locale), dir: isRtl(locale) ? 'rtl' : 'ltr' };
}
