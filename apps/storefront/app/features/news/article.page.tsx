import { useT } from '../../i18n/use-t.ts';
import { pageError } from '../../shell/page-error.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import type { Route } from './+types/article.page.ts';

// Slug and id in one segment, joined by an underscore; the slug may hold underscores itself.
const ARTICLE = /^(?<slug>.+)_(?<id>[A-Za-z0-9-]+)$/;

export function loader({ params }: Route.LoaderArgs) {
  const match = ARTICLE.exec(params.article);
  if (!match?.groups) throw pageError('not_found', 404);
  return { slug: match.groups.slug ?? '', id: match.groups.id ?? '' };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = loaderData.slug.replaceAll('-', ' ');
  return (
    <PageFrame
      title={title.charAt(0).toUpperCase() + title.slice(1)}
      lead={t('news.lead')}
      trail={[{ name: t('news.title'), path: 'news' }]}
      noindex
    />
  );
}
