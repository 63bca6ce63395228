import type { FooterHandle } from '../../shell/footer.tsx';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/product.page.ts';
import { loadProduct } from './load-product.server.ts';
import { ProductDetail } from './product-detail.tsx';
import { ProductsIndex } from './products-index.tsx';
import './product.css';

export const handle: FooterHandle = { productFootnote: true };

/** Without a slug it is the index of all models. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.slug === undefined) return { product: null };
  return { product: await loadProduct(context.get(visitContext), params.slug) };
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  // A page of its own for every product: nothing of one stays open on the next.
  return product ? <ProductDetail key={product.slug} product={product} /> : <ProductsIndex />;
}
