import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

/** Where a unit is; the last four are plain meanings for orders, payments and requests. */
export type StatusKind =
  | 'on_hand'
  | 'in_transit'
  | 'in_production'
  | 'draft'
  | 'ok'
  | 'info'
  | 'warn'
  | 'alert';

const ICONS: Record<StatusKind, IconName> = {
  on_hand: 'store',
  in_transit: 'ship',
  in_production: 'factory',
  draft: 'edit',
  ok: 'check',
  info: 'info',
  warn: 'clock',
  alert: 'warning',
};

export interface StatusProps {
  status: StatusKind;
  icon?: IconName | undefined;
  /** The word. Never colour alone, so it is required. */
  children: ReactNode;
}

export function Status({ status, icon, children }: StatusProps) {
  return (
    <span className={`ui-status ui-status--${status}`}>
      <Icon name={icon ?? ICONS[status]} />
      {children}
    </span>
  );
}
