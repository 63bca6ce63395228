import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon } from '../icon/icon.tsx';

export interface GoLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  as?: ElementType | undefined;
  to?: unknown;
  /** Points back instead of on. */
  back?: boolean | undefined;
  children: ReactNode;
}

/** "See all 38 →": a link that leads on, with the arrow turned by the line's direction. */
export function GoLink({ as: Link = 'a', back = false, className, children, ...rest }: GoLinkProps) {
  return (
    <Link {...rest} className={classNames('ui-go', back && 'ui-go--back', className)}>
      {children}
      <Icon name={back ? 'arrow-start' : 'arrow-end'} />
    </Link>
  );
}
