import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';

export function stripePart(_world: World): Part {
  return { name: 'stripe', about: 'Not built yet.', state: () => 'absent', routes() {} };
}
