import { ChipLink, Chips } from '@paddock/ui/chip';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import type { ProductView } from '../product-view.ts';
import { toggleCompare, writeCompare } from './compare.rules.ts';

/** Links that set a model beside this one, or take it away again. They are addresses: no script is needed. */
export function useCompareLink({ slug, compare }: Pick<ProductView, 'slug' | 'compare'>) {
  const path = usePath();
  const chosen = (compare?.models ?? []).map((model) => model.slug).filter((other) => other !== slug);
  return {
    isOn: (other: string) => chosen.includes(other),
    linkTo(other: string) {
      const next = toggleCompare(chosen, other);
      return {
        to: `${path(`products/${slug}`)}${writeCompare(next)}${next.length > 0 ? '#compare' : '#specs'}`,
        rel: 'nofollow',
        'aria-current': chosen.includes(other) ? ('true' as const) : undefined,
      };
    },
  };
}

export function ComparePicker({ product }: { product: ProductView }) {
  const t = useT();
  const compare = useCompareLink(product);
  if (product.siblings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are links
    <div className="compare-picker" role="group" aria-labelledby="compare-with">
      <span id="compare-with" className="ui-label">
        {t('products.compareWith')}
      </span>
      <Chips scroll>
        {product.siblings.map((sibling) => (
          <ChipLink
            key={sibling.slug}
            as={Link}
            {...compare.linkTo(sibling.slug)}
            isOn={compare.isOn(sibling.slug)}
            icon={compare.isOn(sibling.slug) ? 'check' : 'plus'}
          >
            <bdi>{sibling.name}</bdi>
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}
