import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** No padding, corners cut: for cards that begin with a picture. */
  flush?: boolean | undefined;
}

export function Card({ flush = false, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('ui-card', flush && 'ui-card--flush', className)} />;
}

export interface ModelCardProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  as?: ElementType | undefined;
  to?: unknown;
  picture: ReactNode;
  /** The model's name; it is isolated, because brand names keep their own direction. */
  name: string;
  level?: 2 | 3 | 4 | undefined;
  children?: ReactNode;
}

/** A product among others: the whole card is one link with one name. */
export function ModelCard({ as: Link = 'a', picture, name, level = 3, className, ...props }: ModelCardProps) {
  const { children, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <Link {...rest} className={classNames('ui-model', className)}>
      <div className="ui-shot">{picture}</div>
      <Heading className="ui-name">
        <bdi>{name}</bdi>
      </Heading>
      {children && <div className="ui-model__facts">{children}</div>}
    </Link>
  );
}
