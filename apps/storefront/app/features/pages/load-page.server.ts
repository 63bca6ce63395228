import { createDates } from '@paddock/i18n/dates';
import { showPage } from '@paddock/server/contracts/pages';
import { failurePage } from '../../frame/page-error.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import type { PageView } from './page-view.ts';
import { readyBlocks } from './ready-blocks.server.ts';
import { textLang } from './text-lang.server.ts';

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
