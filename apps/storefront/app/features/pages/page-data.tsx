import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { usePath } from '../../page/use-path.ts';
import type { PageView } from './page-view.ts';

type Props = { page: PageView; trail: { name: string; path: string }[] };

/** What search engines read: what the page is, in which language, and where it stands. */
export function PageData({ page, trail }: Props) {
  const t = useT();
  const path = usePath();
  const { origin, lang } = usePage();
  const steps = [{ name: t('shell.nav.home'), path: '' }, ...trail];
  const crumbs = steps.map((step, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: step.name,
    item: `${origin}${path(step.path)}`,
  }));
  const graph = [
    {
      '@type': 'WebPage',
      name: page.title,
      description: page.description,
      inLanguage: page.textLang?.lang ?? lang,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...crumbs, { '@type': 'ListItem', position: crumbs.length + 1, name: page.title }],
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
