import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import type { IconName } from '../../../kit/parts/icon-paths.ts';
import type { Tone } from '../../../kit/parts/status.tsx';
import { shortTime } from '../../../kit/parts/time.tsx';
import type { ContentProblem } from './problems.ts';
import type { Content } from './use-content.ts';
import type { Publishing } from './use-publishing.ts';

interface StatusProps {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  readonly publishing: Publishing;
  readonly timezone: string;
}

/** Where the text is: only in this browser, kept for its writer, saved for all, published. */
export function ContentStatus(props: StatusProps) {
  const [tone, icon, text] = useStatus(props);
  return (
    <span className={`st st--pill st--${tone}`} role="status">
      <Icon name={icon} />
      {text}
    </span>
  );
}

function useStatus({ content, problems, publishing, timezone }: StatusProps): [Tone, IconName, string] {
  const t = useT();
  const { state, saving, store } = content;
  const { draft, live, scheduled } = publishing.versions;
  const time = (at: string) => shortTime(at, timezone);
  if (saving.error) return ['alert', 'warning', t('content.status.failed')];
  if (store.isDirty() && problems.length > 0)
    return ['warn', 'edit', t(state.status === 'kept' ? 'content.status.kept' : 'content.status.incomplete')];
  if (saving.isSaving || store.isDirty()) return ['draft', 'edit', t('content.status.saving')];
  const savedAt = saving.savedAt?.toISOString() ?? draft?.created_at;
  if (savedAt && (saving.savedAt || draft))
    return ['draft', 'edit', t('content.status.saved', { when: time(savedAt) })];
  const next = scheduled[0]?.publish_at;
  if (next) return ['transit', 'clock', t('content.status.scheduled', { when: time(next) })];
  if (publishing.isInherited) return ['draft', 'globe', t('content.status.inherited')];
  return live ? ['ok', 'check', t('content.status.live')] : ['draft', 'circle', t('content.status.none')];
}
