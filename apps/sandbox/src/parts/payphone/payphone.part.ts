import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';

export function payphonePart(_world: World): Part {
  return { name: 'payphone', about: 'Not built yet.', state: () => 'absent', routes() {} };
}
