import { pictureUrl } from '@paddock/ui/picture';
import { data, type HeadersArgs } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { createSectionLoader } from '../../lazy/create-section-loader.ts';
import { LazySection } from '../../lazy/lazy-section.tsx';
import type { FooterHandle } from '../../page/shell-data.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/product.page.ts';
import { loadProduct } from './load-product.server.ts';
import { ProductDetail } from './product-detail.tsx';
import './product.css';
import '../accessories/accessories.css';
import '../guarantee/guarantee.css';
import '../wish-list/save/save.css';

await requireMessages('shop');

const accessoryDetail = await createSectionLoader(
  async () => (await import('./accessory/accessory-detail.tsx')).AccessoryDetail,
);

export const handle: FooterHandle = { productFootnote: true };

// A page that came without its units must not be kept for the next visitor.
const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } };
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const product = await loadProduct(visit, params.slug);
  const isWhole = product.units !== null || !visit.site?.enableShop;
  return data({ product }, isWhole ? undefined : NOT_KEPT);
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const t = useT();
  const { accessory } = product;
  return (
    <>
      <Head
        title={product.name}
        description={product.tagline ?? product.headline ?? product.kind ?? t('products.lead')}
        picture={product.picture ? pictureUrl(product.picture, 1200, 'jpeg') : undefined}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the server with every `<` escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: product.jsonLd }} />
      {/* A page of its own for every product: nothing of one stays open on the next. */}
      {accessory ? (
        <LazySection key={product.slug} loader={accessoryDetail} props={{ product, accessory }} />
      ) : (
        <ProductDetail key={product.slug} product={product} />
      )}
    </>
  );
}
