import { whyMethodRefused } from './payment-methods.rules.ts';

const bound = (value: unknown) => (typeof value === 'number' ? value : null);

/** Whether a method may take a sum, by its settings (`min_minor`, `max_minor`): asked again when the order is made. */
export const methodTakes = (settings: Readonly<Record<string, unknown>>, totalMinor: number): boolean =>
  whyMethodRefused(
    { min_minor: bound(settings.min_minor), max_minor: bound(settings.max_minor) },
    totalMinor,
  ) === null;
