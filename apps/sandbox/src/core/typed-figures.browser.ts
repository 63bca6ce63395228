/// <reference lib="dom" />
import { kindOf } from './card-shape.browser.ts';

/** What stays of what was typed or pasted. */
export const shapes = {
  number(text: string): string {
    const figures = text.replace(/\D/g, '');
    return figures.slice(0, Math.max(...kindOf(figures).lengths));
  },
  expiry(text: string, erasing: boolean): string {
    let figures = text.replace(/\D/g, '').slice(0, 4);
    if (/^[2-9]$/.test(figures)) figures = `0${figures}`;
    if (figures.length < 2 || (erasing && figures.length === 2)) return figures;
    return `${figures.slice(0, 2)} / ${figures.slice(2)}`;
  },
};

/** Puts spaces where they belong and the caret back behind the figure it stood behind. */
export function reshape(input: HTMLInputElement, shape: (text: string) => string): void {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const figures = before.replace(/\D/g, '').length;
  const atEnd = before.length === input.value.length;
  input.value = shape(input.value);
  if (atEnd) return;
  let place = 0;
  for (let passed = 0; place < input.value.length && passed < figures; place += 1)
    if (/\d/.test(input.value[place] ?? '')) passed += 1;
  input.setSelectionRange(place, place);
}
