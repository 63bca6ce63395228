import { flushSync } from 'react-dom';

/** Marks what is wrong and puts the keyboard at the first of it: that has to be drawn first, however slow the machine. */
export function focusFirstError(form: HTMLElement | null, mark: () => void): void {
  flushSync(mark);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
