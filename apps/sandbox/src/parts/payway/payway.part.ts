import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';

export function paywayPart(_world: World): Part {
  return { name: 'payway', about: 'Not built yet.', state: () => 'absent', routes() {} };
}
