import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { DeskError } from '../calls/desk-error.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from './button.tsx';
import { Reference } from './codes.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface StateProps {
  readonly icon: IconName;
  readonly tone?: 'alert' | 'ok';
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing to show: says what the place is for, why it is empty, and the one action that changes it. */
export function StatePage({ icon, tone, title, children, actions }: StateProps) {
  return (
    <div className="state-page" role={tone === 'alert' ? 'alert' : undefined}>
      <span className={tone ? `glyph glyph--${tone}` : 'glyph'}>
        <Icon name={icon} size={20} />
      </span>
      <h2 className="state-page__title">{title}</h2>
      {children ? <div className="state-page__text">{children}</div> : null}
      {actions ? <div className="row state-page__actions">{actions}</div> : null}
    </div>
  );
}

/** What a failed call means for the person: a missing permission, something that is gone, or a fault to retry. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT();
  const failure = error instanceof DeskError ? error : null;
  useKeys(onRetry ? [{ keys: 'r', label: t('kit.retry'), run: onRetry }] : []);
  if (failure?.status === 403) {
    const { permission } = (failure.data ?? {}) as { permission?: string };
    return (
      <StatePage icon="lock" title={t('kit.forbidden.title')}>
        <p>{permission ? t('kit.forbidden.permission', { permission }) : t('kit.forbidden.text')}</p>
      </StatePage>
    );
  }
  if (failure?.status === 404) {
    return (
      <StatePage icon="question" title={t('kit.missing.title')}>
        <p>{t('kit.missing.text')}</p>
      </StatePage>
    );
  }
  const isOffline = failure?.status === 0 && failure.code !== 'bad_answer';
  return (
    <StatePage
      icon="warning"
      tone="alert"
      title={t(isOffline ? 'kit.offline.title' : 'kit.failed.title')}
      actions={
        onRetry ? (
          <Button onClick={onRetry} keys="r">
            {t('kit.retry')}
          </Button>
        ) : null
      }
    >
      <p>{t(isOffline ? 'kit.offline.text' : 'kit.failed.text')}</p>
      {failure ? (
        <p className="small muted">
          <Reference value={`${failure.status} ${failure.code}`} />
        </p>
      ) : null}
    </StatePage>
  );
}
