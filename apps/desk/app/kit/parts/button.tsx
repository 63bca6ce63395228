import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Kbd } from './kbd.tsx';

const LOOKS = {
  primary: 'btn--primary',
  quiet: 'btn--quiet',
  'quiet-danger': 'btn--quiet btn--danger',
  danger: 'btn--danger',
  'danger-primary': 'btn--danger-primary',
};

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** At most one primary button on a screen. */
  readonly look?: keyof typeof LOOKS;
  readonly size?: 'small' | 'large';
  readonly icon?: IconName;
  readonly keys?: string;
  readonly children: ReactNode;
}

/** A button with its icon and its key. The key itself is bound with `useKeys`. */
export function Button({ look, size, icon, keys, children, type = 'button', ...rest }: ButtonProps) {
  const classes = ['btn', look && LOOKS[look], size && `btn--${size}`].filter(Boolean).join(' ');
  return (
    <button {...rest} type={type} className={classes} aria-keyshortcuts={keys}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {keys ? <Kbd keys={keys} /> : null}
    </button>
  );
}

export function IconButton({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...rest} className="icon-button" aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
