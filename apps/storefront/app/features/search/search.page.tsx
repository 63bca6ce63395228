import { useT } from '../../i18n/use-t.ts';
import { pageError } from '../../shell/page-error.server.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { visitContext } from '../../visit.server.ts';
import { ModelGrid } from '../products/model-grid.tsx';
import type { Route } from './+types/search.page.ts';

const TYPES = ['equipment'];

export function loader({ context, params }: Route.LoaderArgs) {
  if (params.type !== undefined && !TYPES.includes(params.type)) throw pageError('not_found', 404);
  const { searchParams } = context.get(visitContext).url;
  return {
    isEquipment: params.type === 'equipment',
    category: searchParams.get('category'),
    location: searchParams.get('location'),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const shell = useShell();
  const { isEquipment, category } = loaderData;
  const categories = (isEquipment ? shell?.categories : shell?.products) ?? [];
  const shown = category ? categories.filter((one) => one.slug === category) : categories;
  return (
    <PageFrame
      title={isEquipment ? t('search.equipment') : t('search.title')}
      lead={t('search.lead')}
      noindex={!shell?.enableShop}
    >
      {shown.some((one) => one.products.length > 0) ? (
        <ModelGrid categories={shown} />
      ) : (
        <p className="ui-column frame__none">{t('search.none')}</p>
      )}
    </PageFrame>
  );
}
