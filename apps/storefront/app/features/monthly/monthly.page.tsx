import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/monthly.page.ts';
import { loadMonthly } from './load-monthly.server.ts';
import { MonthlyForm } from './monthly-form.tsx';
import { MonthlyResult } from './monthly-result.tsx';
import './monthly.css';

await requireMessages('monthly');

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMonthly(context.get(visitContext), params.slug);
}

/** What a model costs by the month. A form that asks by GET: it works without script, and the answer is a page. */
export default function MonthlyPage({ loaderData: view }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { product } = view;
  const title = t('monthly.title', { product: product.name });
  return (
    <div className="ui-column monthly">
      <Head title={title} description={t('monthly.lead')} noindex />
      <Breadcrumbs
        trail={[
          { name: product.category.name, path: `products#${product.category.slug}` },
          { name: product.name, path: `products/${product.slug}` },
        ]}
        current={t('monthly.short')}
      />
      <h1 className="ui-h1">{title}</h1>
      <p className="ui-lead">{t('monthly.lead')}</p>
      <div className="monthly__columns">
        <div className="monthly__ask">
          {product.picture && (
            <Link to={path(`products/${product.slug}`)}>
              <Picture source={product.picture} alt={product.name} sizes="(min-width: 1024px) 560px, 90vw" />
            </Link>
          )}
          <MonthlyForm view={view} />
        </div>
        <MonthlyResult view={view} />
      </div>
    </div>
  );
}
