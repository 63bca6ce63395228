import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/news.page.ts';

export function loader() {
  return { picture: getPicture('museum-bicycle') };
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return <PageFrame title={t('news.title')} lead={t('news.lead')} picture={loaderData.picture} />;
}
