import type { Tour } from './tour-port.ts';

const STEPS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 8],
  ArrowDown: [0, -8],
};
const ZOOMS: Record<string, number> = { '+': 10, '=': 10, '-': -10 };

/** Turns or zooms the view; false if the key does neither. */
export function moveByKey(tour: Tour | null, key: string): boolean {
  const step = STEPS[key];
  const zoom = ZOOMS[key];
  if (step) tour?.turn(...step);
  else if (zoom) tour?.zoom(zoom);
  return Boolean(step || zoom);
}
