import { pictureUrl } from '@paddock/ui/picture';
import { Head } from '../../frame/head.tsx';
import type { PageView } from './page-view.ts';

/** Its title, and the data of link previews. Drafts are not indexed. */
export function PageHead({ page: { title, description, blocks, isPreview } }: { page: PageView }) {
  const [first] = blocks;
  const image = first?.type === 'banner' ? first.image : null;
  const width = image?.widths.findLast((one) => one <= 1600);
  const picture = image && width ? pictureUrl(image, width, 'jpeg') : undefined;
  return <Head title={title} description={description} noindex={isPreview} picture={picture} />;
}
