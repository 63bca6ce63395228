import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The router's link component; it gets `href` too, so pass one that understands it. Default: `a`. */
  as?: ElementType | undefined;
  /** For router links that navigate by `to`. */
  to?: unknown;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it is never a `<button>`. */
export function ButtonLink({ as: Link = 'a', ...props }: ButtonLinkProps) {
  const { variant, size, block, iconStart, iconEnd, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {iconStart && <Icon name={iconStart} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}
