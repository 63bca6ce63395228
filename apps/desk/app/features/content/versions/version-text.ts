import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { useCallback } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { shortTime } from '../../../kit/parts/time.tsx';

/** "Published 2 Nov, Lucía Ortega": what a version is, since when, by whom. */
export function useVersionText(timezone: string): (version: VersionInfo) => string {
  const t = useT();
  return useCallback(
    ({ state, publish_at, created_at, by }) => {
      const when = shortTime(publish_at ?? created_at, timezone);
      return t(`content.version.${state}`, { when, by: by ?? t('content.version.files') });
    },
    [t, timezone],
  );
}
