import { needsOrderLabel } from '@paddock/i18n/country-groups';
import { useT } from '../../i18n/use-t.ts';
import { useShell } from '../../page/shell-data.ts';

/**
 * The words of a button that places an order, where the law gives them: nothing but these words may stand on it, not
 * even the amount. Null elsewhere: there each payment method has its own words. `later` is for the second button of a
 * method that has two.
 */
export function useOrderLabel(): { readonly order: string; readonly later: string } | null {
  const t = useT();
  const iso = useShell()?.currentSite.country.iso ?? null;
  return needsOrderLabel(iso) ? { order: t('payments.order'), later: t('payments.orderLater') } : null;
}
