import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import type { IconName } from '../../../kit/parts/icon-paths.ts';
import type { Tone } from '../../../kit/parts/status.tsx';
import { shortTime } from '../../../kit/parts/time.tsx';
import type { ContentProblem } from './problems.ts';
import type { Content } from './use-content.ts';
import type { Publishing } from './use-publishing.ts';

type Shown = readonly [tone: Tone, icon: IconName, text: string];

/** Where a text is, as a pill beside its title. */
export function StatusPill({ status: [tone, icon, text] }: { status: Shown }) {
  return (
    <span className={`status status--pill status--${tone}`} role="status">
      <Icon name={icon} />
      {text}
    </span>
  );
}

/** Of a text that is not saved for all yet: it failed, is kept for its writer, or is on its way; null once it is saved. */
export function useUnsavedStatus({ state, saving, store }: Content, isComplete: boolean): Shown | null {
  const t = useT();
  if (saving.error) return ['alert', 'warning', t('content.status.failed')];
  if (store.isDirty() && !isComplete)
    return ['warn', 'edit', t(state.status === 'kept' ? 'content.status.kept' : 'content.status.incomplete')];
  return saving.isSaving || store.isDirty() ? ['draft', 'edit', t('content.status.saving')] : null;
}

interface StatusProps {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  readonly publishing: Publishing;
  readonly timezone: string;
}

/** Where the text is: only in this browser, kept for its writer, saved for all, published. */
export function ContentStatus({ content, problems, publishing, timezone }: StatusProps) {
  const unsaved = useUnsavedStatus(content, problems.length === 0);
  const published = usePublishedStatus(content, publishing, timezone);
  return <StatusPill status={unsaved ?? published} />;
}

function usePublishedStatus({ saving }: Content, publishing: Publishing, timezone: string): Shown {
  const t = useT();
  const { draft, live, scheduled } = publishing.versions;
  const time = (at: string) => shortTime(at, timezone);
  const savedAt = saving.savedAt?.toISOString() ?? draft?.created_at;
  if (savedAt && (saving.savedAt || draft))
    return ['draft', 'edit', t('content.status.saved', { when: time(savedAt) })];
  const next = scheduled[0]?.publish_at;
  if (next) return ['transit', 'clock', t('content.status.scheduled', { when: time(next) })];
  if (publishing.isInherited) return ['draft', 'globe', t('content.status.inherited')];
  return live ? ['ok', 'check', t('content.status.live')] : ['draft', 'circle', t('content.status.none')];
}
