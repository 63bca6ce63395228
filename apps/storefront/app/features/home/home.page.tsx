import { createSectionLoader } from '../../lazy/create-section-loader.ts';
import { LazySection } from '../../lazy/lazy-section.tsx';
import { useShell } from '../../page/shell-data.ts';
import { visitContext } from '../../request/visit.server.ts';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { Blocks } from '../pages/blocks/blocks.tsx';
import { HOME_BLOCKS } from '../pages/blocks/home-blocks.tsx';
import { loadPage } from '../pages/load-page.server.ts';
import { PageHead } from '../pages/page-data.tsx';
import type { Route } from './+types/home.page.ts';

const readyNear = await createSectionLoader(
  async () => (await import('./ready-near/ready-near.tsx')).ReadyNear,
);

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(visitContext), 'home');
}

export default function HomePage({ loaderData: page }: Route.ComponentProps) {
  const { blocks, textLang } = page;
  const news = blocks.findIndex(({ type }) => type === 'news');
  const at = news === -1 ? blocks.length : news;
  return (
    <>
      <PageHead page={page} />
      <Blocks blocks={blocks.slice(0, at)} kinds={HOME_BLOCKS} textLang={textLang} isTop />
      {useShell()?.enableShop && <LazySection loader={readyNear} props={{}} />}
      <Blocks blocks={blocks.slice(at)} kinds={HOME_BLOCKS} textLang={textLang} />
      <NewsletterBand />
    </>
  );
}
