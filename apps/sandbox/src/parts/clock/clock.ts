/** The time of the outside world: the real one, moved. It keeps running after it was moved. */
export interface Clock {
  now(): Date;
  offsetMs(): number;
  moveTo(at: Date): void;
  moveBy(ms: number): void;
  reset(): void;
}

export function createClock(realNow: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => new Date(realNow() + offset),
    offsetMs: () => offset,
    moveTo(at) {
      offset = at.getTime() - realNow();
    },
    moveBy(ms) {
      offset += ms;
    },
    reset() {
      offset = 0;
    },
  };
}
