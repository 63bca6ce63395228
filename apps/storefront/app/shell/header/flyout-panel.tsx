import { ButtonLink } from '@paddock/ui/button-link';
import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { type MenuProduct, useShell } from '../../page/shell-data.ts';
import { useCategoryPath } from '../use-menu-path.ts';
import '../css/flyout.css';

export default function FlyoutPanel({ id }: { id: string }) {
  return (
    <>
      <div className="shell-flyout" id={id}>
        <Models />
      </div>
      <div className="shell-dim" aria-hidden="true" />
    </>
  );
}

/** Categories, then the models of the one under the pointer, then a look at the model. */
function Models() {
  const path = usePath();
  const categoryPath = useCategoryPath();
  const categories = useShell()?.products ?? [];
  const [categorySlug, setCategory] = useState(categories[0]?.slug);
  const [productSlug, setProduct] = useState<string>();
  const category = categories.find((one) => one.slug === categorySlug) ?? categories[0];
  const product = category?.products.find((one) => one.slug === productSlug) ?? category?.products[0];

  const choose = (slug: string) => {
    setCategory(slug);
    setProduct(undefined);
  };

  return (
    <div className="shell-flyout__in">
      <ul className="shell-flyout__categories">
        {categories.map((one) => (
          <li key={one.slug}>
            <Link
              to={categoryPath(one.slug)}
              data-on={one.slug === category?.slug || undefined}
              onPointerEnter={() => choose(one.slug)}
              onFocus={() => choose(one.slug)}
            >
              {one.name}
              <Icon name="chevron-end" />
            </Link>
          </li>
        ))}
      </ul>
      <ul className="shell-flyout__models" aria-label={category?.name}>
        {category?.products.map((one) => (
          <li key={one.slug}>
            <Link
              to={path(`products/${one.slug}`)}
              data-on={one.slug === product?.slug || undefined}
              onPointerEnter={() => setProduct(one.slug)}
              onFocus={() => setProduct(one.slug)}
            >
              <b>
                <bdi>{one.name}</bdi>
              </b>
              {one.kind && <span>{one.kind}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {product && <ModelView product={product} />}
    </div>
  );
}

function ModelView({ product }: { product: MenuProduct }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="shell-flyout__view">
      <div className="shell-flyout__picture">
        {product.image && <Picture source={product.image} alt="" sizes="(min-width: 1280px) 900px, 60vw" />}
      </div>
      <div className="shell-flyout__caption">
        <p className="ui-name">
          <bdi>{product.name}</bdi>
        </p>
        <ButtonLink as={Link} to={path(`products/${product.slug}`)} size="small">
          {t('shell.flyout.goTo', { product: product.name })}
        </ButtonLink>
      </div>
    </div>
  );
}
