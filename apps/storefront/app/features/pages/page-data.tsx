import { pictureUrl } from '@paddock/ui/picture';
import { Head } from '../../frame/head.tsx';
import { useT } from '../../i18n/use-t.ts';
import { usePage, usePath } from '../../page/page-context.ts';
import type { ReadyBlock } from './blocks/ready-block.ts';

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

/** A page of the content engine, ready to be drawn. */
export type PageView = {
  title: string;
  description: string;
  blocks: ReadyBlock[];
  /** Set where the text is in another language than the page around it. */
  textLang: { lang: string; dir: 'ltr' | 'rtl' } | null;
  /** The day it was last changed, as the visitor's language writes it. */
  changedOn: string | null;
  /** Shown to the bearer of a preview link only. */
  isPreview: boolean;
};

/** Its title, and the data of link previews. Drafts are not indexed. */
export function PageHead({ page: { title, description, blocks, isPreview } }: { page: PageView }) {
  const [first] = blocks;
  const image = first?.type === 'banner' ? first.image : null;
  const width = image?.widths.findLast((one) => one <= 1600);
  const picture = image && width ? pictureUrl(image, width, 'jpeg') : undefined;
  return <Head title={title} description={description} noindex={isPreview} picture={picture} />;
}
