import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { IconName } from '../../kit/parts/icon-paths.ts';
import type { Tone } from '../../kit/parts/status.tsx';
import { shortTime } from '../../kit/parts/time.tsx';
import type { Content } from '../content/editor/use-content.ts';

interface StatusProps {
  readonly content: Content;
  readonly isComplete: boolean;
  readonly timezone: string;
}

/** Where the text is: only in this browser, kept for its writer, saved for all. */
export function SavingStatus(props: StatusProps) {
  const [tone, icon, text] = useStatus(props);
  return (
    <span className={`st st--pill st--${tone}`} role="status">
      <Icon name={icon} />
      {text}
    </span>
  );
}

function useStatus({ content, isComplete, timezone }: StatusProps): [Tone, IconName, string] {
  const t = useT();
  const { state, saving, store } = content;
  if (saving.error) return ['alert', 'warning', t('content.status.failed')];
  if (store.isDirty() && !isComplete)
    return ['warn', 'edit', t(state.status === 'kept' ? 'content.status.kept' : 'content.status.incomplete')];
  if (saving.isSaving || store.isDirty()) return ['draft', 'edit', t('content.status.saving')];
  const at = saving.savedAt?.toISOString();
  return at
    ? ['draft', 'check', t('content.status.saved', { when: shortTime(at, timezone) })]
    : ['draft', 'check', t('letters.upToDate')];
}
