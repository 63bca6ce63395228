import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export const FADED_TEXT_PX = 120;

export interface FadedTextProps {
  moreLabel: string;
  lessLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Long text, 120 px of it until asked for more. Short text is simply shown, without a button. */
export function FadedText({ moreLabel, lessLabel, className, children }: FadedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(true);
  const text = useRef<HTMLDivElement>(null);
  const id = useId();

  // Only a browser knows how high the text is; until then it is taken for long, so that nothing grows on arrival.
  useEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > FADED_TEXT_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classNames('ui-faded', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows focus, there is nothing to operate */}
      <div
        ref={text}
        id={id}
        className={classNames('ui-faded__text', isLong && !isOpen && 'ui-faded__text--closed')}
        // A link in the hidden part must not be reached blind: focus opens the text.
        onFocus={() => setOpen(true)}
      >
        {children}
      </div>
      {isLong && (
        <button
          type="button"
          className="ui-link ui-faded__toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
