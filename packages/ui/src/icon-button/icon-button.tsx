import type { ComponentPropsWithRef, ElementType } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

interface IconLook {
  icon: IconName;
  /** The accessible name. With a badge it must say the same count ("Bag, 1 vehicle"): the badge itself is silent. */
  label: string;
  badge?: number | undefined;
}

export type IconButtonProps = IconLook & Omit<ComponentPropsWithRef<'button'>, 'children'>;
export type IconLinkProps = IconLook &
  Omit<ComponentPropsWithRef<'a'>, 'children'> & { as?: ElementType | undefined; to?: unknown };

export function IconButton({ icon, label, badge, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames('ui-icon-button', className)} aria-label={label}>
      <Icon name={icon} />
      {badge ? <Badge count={badge} /> : null}
    </button>
  );
}

export function IconLink({ as: Link = 'a', icon, label, badge, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames('ui-icon-button', className)} aria-label={label}>
      <Icon name={icon} />
      {badge ? <Badge count={badge} /> : null}
    </Link>
  );
}
