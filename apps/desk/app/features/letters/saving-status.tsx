import { useT } from '../../i18n/use-t.ts';
import { shortTime } from '../../kit/parts/time.tsx';
import { StatusPill, useUnsavedStatus } from '../content/editor/content-status.tsx';
import type { Content } from '../content/editor/use-content.ts';

interface StatusProps {
  readonly content: Content;
  readonly isComplete: boolean;
  readonly timezone: string;
}

/** Where the text is: only in this browser, kept for its writer, saved for all. */
export function SavingStatus({ content, isComplete, timezone }: StatusProps) {
  const t = useT();
  const unsaved = useUnsavedStatus(content, isComplete);
  const at = content.saving.savedAt?.toISOString();
  const text = at ? t('content.status.saved', { when: shortTime(at, timezone) }) : t('letters.upToDate');
  return <StatusPill status={unsaved ?? ['draft', 'check', text]} />;
}
