import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';

export function datafastPart(_world: World): Part {
  return { name: 'datafast', about: 'Not built yet.', state: () => 'absent', routes() {} };
}
