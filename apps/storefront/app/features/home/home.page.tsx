import { visitContext } from '../../request/visit.server.ts';
import { NewsletterBand } from '../newsletter/newsletter-band.tsx';
import { Blocks } from '../pages/blocks/blocks.tsx';
import { HOME_BLOCKS } from '../pages/blocks/home-blocks.tsx';
import { loadPage } from '../pages/load-page.server.ts';
import { PageHead } from '../pages/page-head.tsx';
import type { Route } from './+types/home.page.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context.get(visitContext), 'home');
}

export default function HomePage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={page} />
      <Blocks blocks={page.blocks} kinds={HOME_BLOCKS} textLang={page.textLang} isTop />
      <NewsletterBand />
    </>
  );
}
