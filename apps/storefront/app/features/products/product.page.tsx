import { useT } from '../../i18n/use-t.ts';
import { findPicture } from '../../media.server.ts';
import type { FooterHandle } from '../../shell/footer.tsx';
import { loadMenus } from '../../shell/menus.server.ts';
import { pageError } from '../../shell/page-error.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { type Visit, visitContext } from '../../visit.server.ts';
import type { Route } from './+types/product.page.ts';
import { ModelGrid } from './model-grid.tsx';

export const handle: FooterHandle = { productFootnote: true };

/** Without a slug it is the index of all models. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.slug === undefined) return { product: null };
  const product = await findProduct(context.get(visitContext), params.slug);
  if (!product) throw pageError('not_found', 404);
  return { product };
}

async function findProduct(visit: Visit, slug: string) {
  const { vehicles, equipment } = await loadMenus(visit);
  if (!vehicles || !equipment) throw pageError('unavailable', 503);
  const products = [...vehicles, ...equipment].flatMap((category) => category.products);
  const found = products.find((product) => product.slug === slug);
  return found ? { ...found, picture: findPicture(found.image) } : null;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const shell = useShell();
  const { product } = loaderData;
  if (!product) {
    return (
      <PageFrame title={t('products.title')} lead={t('products.lead')}>
        <ModelGrid categories={[...(shell?.products ?? []), ...(shell?.categories ?? [])]} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={product.name}
      lead={product.tagline ?? product.kind ?? t('products.lead')}
      picture={product.picture}
      trail={[{ name: t('products.title'), path: 'products' }]}
    />
  );
}
