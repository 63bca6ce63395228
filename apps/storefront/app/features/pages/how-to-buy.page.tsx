import pictures from 'virtual:brand/pictures';
import { getPicture } from '../../media/media.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/how-to-buy.page.ts';
import { ContentPage } from './content-page.tsx';
import { loadPage } from './load-page.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPage(context.get(visitContext), 'how-to-buy');
  return { page, picture: getPicture(pictures.howToBuy) };
}

export default function HowToBuyPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
