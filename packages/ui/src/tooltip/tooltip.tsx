import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from '../page-locale/aria-locale.tsx';

export interface TooltipProps {
  text: ReactNode;
  // biome-ignore lint/suspicious/noExplicitAny: react-aria's own type for "any element one can focus"
  children: ReactElement<any, string>;
}

/** A word more on something that already has its name: never the only place where it is said. Load it lazily. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className="ui-tooltip" offset={8}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
