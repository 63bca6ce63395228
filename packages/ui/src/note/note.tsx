import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export type NoteTone = 'plain' | 'info' | 'ok' | 'warn' | 'alert';

const ICONS: Record<NoteTone, IconName> = {
  plain: 'info',
  info: 'info',
  ok: 'check',
  warn: 'warning',
  alert: 'warning',
};

export interface NoteProps {
  tone?: NoteTone | undefined;
  title?: ReactNode;
  icon?: IconName | undefined;
  /** It appeared because of something the visitor did: say it at once. */
  isLive?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A remark in the page: what happened, was money taken, what to do next. */
export function Note({ tone = 'plain', title, icon, isLive = false, className, children }: NoteProps) {
  const live = tone === 'alert' ? 'alert' : 'status';
  return (
    <div className={classNames('ui-note', `ui-note--${tone}`, className)} role={isLive ? live : undefined}>
      <Icon name={icon ?? ICONS[tone]} />
      <div>
        {title && <p className="ui-note__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
