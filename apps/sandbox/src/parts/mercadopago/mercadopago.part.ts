import type { World } from '../../core/world.ts';
import type { Part } from '../../part.ts';

export function mercadopagoPart(_world: World): Part {
  return { name: 'mercadopago', about: 'Not built yet.', state: () => 'absent', routes() {} };
}
