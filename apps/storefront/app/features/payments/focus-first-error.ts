import type { RefObject } from 'react';

/** Once the errors are drawn, the keyboard stands at the first of them. */
export function focusFirstError(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
