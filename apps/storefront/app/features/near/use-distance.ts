import { formatDistance } from '@paddock/i18n/distances';
import { toMeasurement } from '@paddock/i18n/measures';
import { useCallback } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';

/** "12 km", or miles where the site drives in miles. Only for what the browser renders: never in a server's markup. */
export function useDistance(): (metres: number) => string {
  const { lang } = usePage();
  const setting = useShell()?.currentSite.settings.measurement;
  return useCallback((metres) => formatDistance(metres, toMeasurement(setting), lang), [setting, lang]);
}
