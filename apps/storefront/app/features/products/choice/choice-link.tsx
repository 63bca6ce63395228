import type { ReactNode } from 'react';
import { type Choice, writeChoice } from './choice.rules.ts';

type Props = {
  className: string;
  label: string;
  isChosen: boolean;
  isSoldOut: boolean;
  /** What a press chooses. */
  choice: Choice;
  onChoose: (choice: Choice) => void;
  children: ReactNode;
};

/** A choice is an address, so it can be sent to a friend; with script the page changes in place. */
export function ChoiceLink({ className, label, isChosen, isSoldOut, choice, onChoose, children }: Props) {
  return (
    <a
      className={className}
      // Without a colour or size: the page itself, without its query.
      href={writeChoice(choice) || '?'}
      rel="nofollow"
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      data-sold-out={isSoldOut || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(choice);
      }}
    >
      {children}
    </a>
  );
}
