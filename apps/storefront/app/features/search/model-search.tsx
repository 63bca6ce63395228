import { useLocation } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { useT } from '../../i18n/use-t.ts';
import { useShell } from '../../page/shell-data.ts';
import { ModelGrid } from '../products/list/model-grid.tsx';
import { readState } from './search-query.ts';

/** Where the shop is closed: the models themselves, by category and by name. */
export function ModelSearch({ isEquipment }: { isEquipment: boolean }) {
  const t = useT();
  const shell = useShell();
  const { category, q } = readState(new URLSearchParams(useLocation().search));
  const categories = (isEquipment ? shell?.categories : shell?.products) ?? [];
  const shown = categories
    .filter((one) => category.length === 0 || category.includes(one.slug))
    .map((one) => ({ ...one, products: one.products.filter(({ name }) => contains(name, q)) }));
  return (
    <PageFrame
      title={isEquipment ? t('search.equipment') : t('search.title')}
      lead={t('products.lead')}
      noindex
    >
      {shown.some((one) => one.products.length > 0) ? (
        <ModelGrid categories={shown} />
      ) : (
        <p className="ui-column frame__none">{t('search.none')}</p>
      )}
    </PageFrame>
  );
}

const contains = (name: string, words: string) => name.toLowerCase().includes(words.toLowerCase());
