import { useT } from '../../i18n/use-t.ts';
import type { Unit } from './store-view.ts';

/** "1,2 km", said in the unit that was chosen. */
export function StoreDistance({ distance, unit }: { distance: string; unit: Unit }) {
  const t = useT();
  return <span className="store-away">{t('stores.away', { distance, unit })}</span>;
}
