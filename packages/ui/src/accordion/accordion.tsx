import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Icon } from '../icon/icon.tsx';

export interface AccordionProps {
  title: ReactNode;
  /** Accordions of one name open one at a time. */
  name?: string | undefined;
  isOpen?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The browser's own `details`: opens without script, is found by the browser's search. */
export function Accordion({ title, name, isOpen = false, className, children }: AccordionProps) {
  return (
    <details className={classNames('ui-accordion', className)} name={name} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="ui-accordion__body">{children}</div>
    </details>
  );
}
