import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';

export function paymentezPart(_world: World): Part {
  return { name: 'paymentez', about: 'Not built yet.', state: () => 'absent', routes() {} };
}
