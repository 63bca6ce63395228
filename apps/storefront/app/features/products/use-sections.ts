import { useT } from '../../i18n/use-t.ts';
import type { ProductView } from './product-view.ts';

export type PageSection = { id: string; label: string };

/** The anchors of the page: only what this product has. */
export function useSections(product: ProductView, hasUnits: boolean): PageSection[] {
  const t = useT();
  const sections = [
    { id: 'overview', label: t('products.overview'), isThere: true },
    { id: 'gallery', label: t('products.gallery'), isThere: product.gallery.length > 0 },
    { id: 'features', label: t('products.features'), isThere: product.features.length > 0 },
    { id: 'specs', label: t('products.specs'), isThere: product.specifications.length > 0 },
    { id: 'geometries', label: t('products.geometries'), isThere: product.geometry !== null },
    { id: 'reviews', label: t('products.reviews'), isThere: true },
    { id: 'manuals', label: t('products.manuals'), isThere: true },
    { id: 'units', label: t('products.unitsShort'), isThere: hasUnits },
  ];
  return sections.filter((section) => section.isThere).map(({ id, label }) => ({ id, label }));
}
