import { setTimeout as sleep } from 'node:timers/promises';
import { Buyer, type BuyerWorld } from './buyer.ts';

const LANES = 5;
const PAUSE_MS = 60;

export interface Crowd {
  /** No purchase is started any more; those in progress are completed. */
  leave(): Promise<void>;
}

/** Buyers one after the other in some lanes. Every seventh unit is wanted by two of them at once. */
export function sendCrowd(world: BuyerWorld, lanes = LANES, pauseMs = PAUSE_MS): Crowd {
  let leaving = false;
  let n = 0;
  const lane = async () => {
    while (!leaving) {
      n += 1;
      const unit = world.shop.units.pop();
      if (!unit) throw new Error('Everything is sold: stock more units');
      const wanted = n % 7 === 0 ? 2 : 1;
      const by = world.by ?? (n % 3 === 0 ? 'bank' : 'card');
      await Promise.all(Array.from({ length: wanted }, () => new Buyer(world).buy(unit, by)));
      await sleep(pauseMs);
    }
  };
  const going = Promise.all(Array.from({ length: lanes }, lane));
  return {
    async leave() {
      leaving = true;
      await going;
    },
  };
}
