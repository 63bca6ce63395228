import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useDigits } from '../page-locale/page-locale.tsx';

interface ChipLook {
  icon?: IconName | undefined;
  /** Anything before the words: a colour dot. */
  start?: ReactNode;
  count?: ReactNode;
  children: ReactNode;
}

export interface ChipProps extends ChipLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  isOn?: boolean | undefined;
}

/** A filter one can switch on and off. */
export function Chip({ icon, start, count, children, isOn = false, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classNames('ui-chip', className)} aria-pressed={isOn}>
      <ChipBody icon={icon} start={start} count={count}>
        {children}
      </ChipBody>
    </button>
  );
}

export interface ChipLinkProps extends ChipLook, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  as?: ElementType | undefined;
  to?: unknown;
  isOn?: boolean | undefined;
}

/** The same where the filter lives in the address: a link, so it works before script does. */
export function ChipLink({ as: Link = 'a', isOn = false, className, ...props }: ChipLinkProps) {
  const { icon, start, count, children, ...rest } = props;
  return (
    <Link {...rest} className={classNames('ui-chip', className)} aria-current={isOn ? 'true' : undefined}>
      <ChipBody icon={icon} start={start} count={count}>
        {children}
      </ChipBody>
    </Link>
  );
}

export interface RemovableChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What a press does, as in "Remove filter Rosso". */
  label: string;
  children: ReactNode;
}

/** A filter that is on. */
export function RemovableChip({ label, children, className, ...rest }: RemovableChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('ui-chip ui-chip--active', className)}
      aria-label={label}
    >
      {children}
      <Icon name="close" />
    </button>
  );
}

export interface RemovableChipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  as?: ElementType | undefined;
  to?: unknown;
  label: string;
  children: ReactNode;
}

/** The same where the filter lives in the address. */
export function RemovableChipLink({
  as: Link = 'a',
  label,
  children,
  className,
  ...rest
}: RemovableChipLinkProps) {
  return (
    <Link {...rest} className={classNames('ui-chip ui-chip--active', className)} aria-label={label}>
      {children}
      <Icon name="close" />
    </Link>
  );
}

export interface ChipsProps extends ComponentPropsWithRef<'div'> {
  /** One line that scrolls, for phones. */
  scroll?: boolean | undefined;
}

export function Chips({ scroll = false, className, ...rest }: ChipsProps) {
  return <div {...rest} className={classNames('ui-chips', scroll && 'ui-chips--scroll', className)} />;
}

function ChipBody({ icon, start, count, children }: ChipLook) {
  const digits = useDigits();
  return (
    <>
      {start}
      {icon && <Icon name={icon} />}
      {children}
      {count !== undefined && (
        <span className="ui-chip__count">{typeof count === 'number' ? digits(count) : count}</span>
      )}
    </>
  );
}
