import { data, type HeadersArgs } from 'react-router';
import type { FooterHandle } from '../../frame/footer-handle.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/product.page.ts';
import { loadProduct } from './load-product.server.ts';
import { ProductDetail } from './product-detail.tsx';
import './product.css';

await requireMessages('shop');

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
  // A page of its own for every product: nothing of one stays open on the next.
  return <ProductDetail key={product.slug} product={product} />;
}
