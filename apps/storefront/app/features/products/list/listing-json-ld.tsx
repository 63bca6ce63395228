import { useT } from '../../../i18n/use-t.ts';
import { usePage, usePath } from '../../../page/page-context.ts';

type Props = { hits: { slug: string; name: string }[]; title: string };

/** What search engines read: the list of what is on this page, and where the page stands. */
export function SearchListing({ hits, title }: Props) {
  const t = useT();
  const path = usePath();
  const { origin } = usePage();
  const item = (name: string, url: string, position: number) => ({
    '@type': 'ListItem',
    position,
    name,
    ...(url && { item: `${origin}${url}` }),
  });
  const graph = [
    {
      '@type': 'ItemList',
      itemListElement: hits.map(({ slug, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}${path(`products/${slug}`)}`,
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [item(t('shell.nav.home'), path(), 1), item(title, '', 2)],
    },
  ];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // `<` would let a text end the script it stands in.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous letter escaped
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
