import { useT } from '../../i18n/use-t.ts';
import { usePage, usePath } from '../../page/page-context.ts';

/** How feed readers find the feed of this country and language. */
export function FeedLink() {
  const t = useT();
  const path = usePath();
  const { brand, origin } = usePage();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${brand}: ${t('news.title')}`}
      href={`${origin}${path('news/feed.xml')}`}
    />
  );
}
