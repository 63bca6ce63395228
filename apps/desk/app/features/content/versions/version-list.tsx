import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Timeline } from '../../../kit/parts/history.tsx';
import { useVersionText } from './version-text.ts';

const MAX_SHOWN = 4;
const TONES = {
  draft: { tone: 'now' },
  scheduled: { tone: 'next' },
  live: { tone: 'ok' },
  past: {},
} as const;

/** The newest versions; all of them are in the window that compares them. */
export function VersionList({
  versions,
  timezone,
  onOpen,
}: {
  versions: readonly VersionInfo[];
  timezone: string;
  onOpen: () => void;
}) {
  const t = useT();
  const textOf = useVersionText(timezone);
  return (
    <>
      <div className="row space-between editor__heading">
        <h2 className="h2">{t('content.versions')}</h2>
        <button type="button" className="link small" onClick={onOpen}>
          {t('content.allVersions', { count: versions.length })}
        </button>
      </div>
      <div className="small editor__versions">
        <Timeline
          label={t('content.versions')}
          entries={versions.slice(0, MAX_SHOWN).map((version) => ({
            key: String(version.id),
            ...TONES[version.state],
            title: textOf(version),
            when: '',
          }))}
        />
      </div>
    </>
  );
}
