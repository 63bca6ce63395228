import { Dropdown } from '@paddock/ui/dropdown';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Link, useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useCompareLink } from './compare/compare-picker.tsx';
import type { ProductView } from './product-view.ts';

/** The other models of the category: go there, or set one beside this one. */
export function ModelSwitcher({ product }: { product: ProductView }) {
  const t = useT();
  const path = usePath();
  const { key } = useLocation();
  const compare = useCompareLink(product);
  if (product.siblings.length === 0) {
    return (
      <b className="subnav__model">
        <bdi>{product.name}</bdi>
      </b>
    );
  }
  return (
    <Dropdown
      routeKey={key}
      panelClassName="subnav__panel"
      trigger={(props) => (
        <button {...props} className="subnav__model">
          <bdi>{product.name}</bdi>
          <Icon name="chevron-down" />
          <span className="ui-hidden">{t('products.otherModels')}</span>
        </button>
      )}
    >
      <ul className="subnav__models" aria-label={t('products.otherModels')}>
        {product.siblings.map((sibling) => (
          <li key={sibling.slug}>
            <Link className="subnav__sibling" to={path(`products/${sibling.slug}`)}>
              {sibling.picture && <Picture source={sibling.picture} sizes="96px" fit="cover" alt="" />}
              <span>
                <b>
                  <bdi>{sibling.name}</bdi>
                </b>
                {sibling.kind && <small className="ui-muted">{sibling.kind}</small>}
              </span>
            </Link>
            <Link
              className="subnav__tick"
              {...compare.linkTo(sibling.slug)}
              aria-label={`${t('products.compare')}: ${sibling.name}`}
            >
              <Icon name={compare.isOn(sibling.slug) ? 'check' : 'plus'} />
              {t('products.compare')}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
