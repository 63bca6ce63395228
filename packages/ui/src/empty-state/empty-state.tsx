import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface EmptyStateProps {
  icon?: IconName | undefined;
  title: ReactNode;
  /** Heading level in its page. */
  level?: 1 | 2 | 3 | undefined;
  align?: 'center' | 'start' | undefined;
  /** The next step. An empty place always offers one, so it is required. */
  actions: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ icon, title, level = 2, align = 'center', actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('ui-empty', align === 'start' && 'ui-empty--start')}>
      {icon && <Icon name={icon} />}
      <Heading className="ui-h3">{title}</Heading>
      {children && <div className="ui-body ui-muted">{children}</div>}
      <div className="ui-empty__actions">{actions}</div>
    </div>
  );
}
