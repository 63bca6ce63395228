import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

export type ButtonVariant = 'primary' | 'dark' | 'light' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  iconStart?: IconName | undefined;
  iconEnd?: IconName | undefined;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Keeps its words and its place in the tab order, but ignores presses. */
  isLoading?: boolean | undefined;
}

export function buttonClass(look: Omit<ButtonLook, 'children'>, ...more: (string | false | undefined)[]) {
  const { variant = 'primary', size = 'normal', block = false } = look;
  return classNames(
    'ui-button',
    `ui-button--${variant}`,
    size === 'small' && 'ui-button--small',
    block && 'ui-button--block',
    ...more,
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, block, iconStart, iconEnd, isLoading = false, children, ...rest } = props;
  const { className, onClick, type = 'button', ...attributes } = rest;

  // `disabled` would throw the keyboard's focus back to the top of the page, so a working button only says it is.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, block }, isLoading && 'ui-button--loading', className)}
      onClick={press}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || attributes['aria-disabled']}
    >
      {iconStart && <Icon name={iconStart} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
      {isLoading && <span className="ui-button__spinner" aria-hidden="true" />}
    </button>
  );
}
