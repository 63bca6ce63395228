import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { FormProblem } from '../../../kit/overlay/form-foot.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { PanelSection } from '../../../kit/parts/facts.tsx';
import { longTime } from '../../../kit/parts/time.tsx';
import { instantOf } from '../preview/site-time.ts';
import { firstTime, type Publish, type Publishing } from './use-publishing.ts';

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

interface ButtonProps {
  readonly publish: Publish;
  readonly canEdit: boolean;
  onCompare?(): void;
}

/** Publishes, or schedules where a time is chosen: Ctrl+Enter. */
export function PublishButton({ publish, canEdit, onCompare }: ButtonProps) {
  const t = useT();
  const label = publish.at === null ? t('content.publish') : t('content.schedule');
  const isReady = canEdit && publish.canPublish && !publish.isBusy;
  useKeys([{ keys: 'mod+enter', label, whileTyping: true, run: () => isReady && void publish.run() }]);
  return (
    <>
      {onCompare ? (
        <Button look="quiet" icon="half" keys="d" onClick={onCompare}>
          {t('content.compare.title')}
        </Button>
      ) : null}
      <Button look="primary" keys="mod+enter" disabled={!isReady} onClick={() => void publish.run()}>
        {label}
      </Button>
    </>
  );
}

interface PanelProps {
  readonly publish: Publish;
  readonly publishing: Publishing;
  readonly timezone: string;
  readonly canEdit: boolean;
}

/** From when on it is shown: at once, or at a time of the site. Below, what is already scheduled. */
export function PublishPanel({ publish, publishing, timezone, canEdit }: PanelProps) {
  const t = useT();
  const [leaving, setLeaving] = useState<VersionInfo | null>(null);
  return (
    <PanelSection title={t('content.when.title')}>
      <TimeChoice publish={publish} timezone={timezone} canEdit={canEdit} />
      <FormProblem error={publish.error} />
      {publishing.versions.scheduled.map((version) => (
        <div key={version.id} className="row space-between">
          <span className="status status--transit">{longTime(version.publish_at ?? '', timezone)}</span>
          <Button size="small" disabled={!canEdit || publish.isBusy} onClick={() => setLeaving(version)}>
            {t('content.withdraw')}
          </Button>
        </div>
      ))}
      {leaving ? (
        <Suspense>
          <WithdrawDialog
            when={longTime(leaving.publish_at ?? '', timezone)}
            onWithdraw={(reason) => publish.withdraw(leaving, reason)}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      ) : null}
    </PanelSection>
  );
}

/** At once, or at a local time of the site. */
function TimeChoice({ publish, timezone, canEdit }: Omit<PanelProps, 'publishing'>) {
  const t = useT();
  const name = useId();
  const { at, isTimeValid } = publish;
  return (
    <>
      <label className="row">
        <input
          type="radio"
          name={name}
          checked={at === null}
          disabled={!canEdit}
          onChange={() => publish.chooseTime(null)}
        />
        {t('content.when.now')}
      </label>
      <label className="row">
        <input
          type="radio"
          name={name}
          checked={at !== null}
          disabled={!canEdit}
          onChange={() => publish.chooseTime(firstTime(timezone))}
        />
        {t('content.when.at')}
      </label>
      {at === null ? null : (
        <div className="field editor__time">
          <input
            type="datetime-local"
            className="input"
            aria-label={t('content.when.time', { zone: timezone })}
            aria-invalid={!isTimeValid || undefined}
            defaultValue={at}
            onChange={({ target }) => publish.chooseTime(target.value)}
          />
          <p className={isTimeValid ? 'hint' : 'error'}>
            {isTimeValid
              ? t('content.when.hint', {
                  zone: timezone,
                  utc: longTime(instantOf(at, timezone).toISOString(), 'UTC'),
                })
              : t('content.when.past')}
          </p>
        </div>
      )}
    </>
  );
}
