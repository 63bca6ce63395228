import { useDigits } from '@paddock/ui/page-locale';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../../frame/breadcrumbs.tsx';
import { Head } from '../../../frame/head.tsx';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { type FooterHandle, type MenuCategory, useShell } from '../../../page/shell-data.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/products.page.ts';
import { SearchListing } from './listing-json-ld.tsx';
import { loadRiderFit, type RiderFitView } from './load-rider-fit.server.ts';
import { ModelGrid } from './model-grid.tsx';
import { RiderFitForm } from './rider-fit-form.tsx';
import '../product.css';
import './rider-fit.css';

await requireMessages('shop');

export const handle: FooterHandle = { productFootnote: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { fit: await loadRiderFit(context.get(visitContext)) };
}

/** Everything the brand makes, by category. It works where nothing is sold, too. */
export default function ProductsPage({ loaderData: { fit } }: Route.ComponentProps) {
  const t = useT();
  const digits = useDigits();
  const path = usePath();
  const shell = useShell();
  const found = fit?.found ?? null;
  const vehicles = onlyFound(shell?.products ?? [], found);
  const equipment = found ? [] : (shell?.categories ?? []);
  const notes = useStanceNotes(found);
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
      {fit && <RiderFitForm fit={fit} />}
      <ModelGrid categories={vehicles} notes={notes} hasPriority />
      {equipment.some((category) => category.products.length > 0) && (
        <ModelGrid categories={equipment} isCompact />
      )}
    </>
  );
}

type Found = RiderFitView['found'];

const onlyFound = (categories: MenuCategory[], found: Found): MenuCategory[] =>
  found === null
    ? categories
    : categories.map((category) => ({
        ...category,
        products: category.products.filter(({ slug }) => found.some((model) => model.slug === slug)),
      }));

/** How the rider's feet reach the ground, by slug. */
function useStanceNotes(found: Found): Readonly<Record<string, string>> {
  const t = useT();
  return Object.fromEntries(
    (found ?? []).flatMap(({ slug, stance, seat }) =>
      stance ? [[slug, t(`products.finder.${stance}`, { seat })]] : [],
    ),
  );
}
