import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  tone?: 'plain' | 'paper' | 'dark' | undefined;
  title?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  intro?: ReactNode;
  /** Opposite the title: the link that leads on. */
  action?: ReactNode;
}

const TONES = { plain: undefined, paper: 'ui-paper', dark: 'ui-dark' } as const;

/** A band of the page with its rhythm, column and head. */
export function Section({ tone = 'plain', title, level = 2, intro, action, ...props }: SectionProps) {
  const { className, children, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames('ui-section', TONES[tone], className)}>
      <div className="ui-column">
        {title && (
          <div className="ui-section__head">
            <div className="ui-section__title">
              <Heading className="ui-h2">{title}</Heading>
              {intro && <div className="ui-muted">{intro}</div>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
