import { Section } from '@paddock/ui/section';
import { SpecTable } from '@paddock/ui/spec-table';
import { useTextDir } from '../../i18n/text-dir.ts';
import { useT } from '../../i18n/use-t.ts';
import { ComparePicker } from './compare/compare-picker.tsx';
import type { ProductView } from './product-view.ts';

export function Specifications({ product }: { product: ProductView }) {
  const t = useT();
  const ownDir = useTextDir();
  if (product.specifications.length === 0) return null;
  return (
    <Section
      id="specs"
      tone="paper"
      className="product-section"
      title={t('products.specs')}
      action={product.accessory ? undefined : <ComparePicker product={product} />}
    >
      <SpecTable
        groups={product.specifications.map(({ title, rows }) => ({
          title,
          rows: rows.map(({ label, value }) => ({ label, value: <bdi dir={ownDir(value)}>{value}</bdi> })),
        }))}
      />
    </Section>
  );
}
