import { useDigits } from '@paddock/ui/digits';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../../frame/breadcrumbs.tsx';
import type { FooterHandle } from '../../../frame/footer-handle.ts';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useShell } from '../../../page/shell-data.ts';
import { usePath } from '../../../page/use-path.ts';
import { SearchListing } from './listing-json-ld.tsx';
import { ModelGrid } from './model-grid.tsx';
import '../product.css';

await requireMessages('shop');

export const handle: FooterHandle = { productFootnote: true };

/** Everything the brand makes, by category. It works where nothing is sold, too. */
export default function ProductsPage() {
  const t = useT();
  const digits = useDigits();
  const path = usePath();
  const shell = useShell();
  const vehicles = shell?.products ?? [];
  const equipment = shell?.categories ?? [];
  const sections = [...vehicles, ...equipment].filter((category) => category.products.length > 0);
  return (
    <>
      <Head title={t('products.title')} description={t('products.lead')} />
      <SearchListing title={t('products.title')} hits={sections.flatMap((category) => category.products)} />
      <div className="models-top">
        <div className="ui-column models-top__in">
          <Breadcrumbs trail={[]} current={t('products.title')} />
          <h1 className="ui-h1">{t('products.title')}</h1>
          <p className="ui-lead">{t('products.lead')}</p>
          <ul className="ui-chips models-top__jump">
            {sections.map((category) => (
              <li key={category.slug}>
                <Link className="ui-chip" to={`${path('products')}#${category.slug}`}>
                  {category.name}
                  <span className="ui-chip__count">{digits(category.products.length)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ModelGrid categories={vehicles} hasPriority />
      {equipment.some((category) => category.products.length > 0) && (
        <ModelGrid categories={equipment} isCompact />
      )}
    </>
  );
}
