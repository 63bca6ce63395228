/** The stages as a shopper prefers them. */
export const STAGES = ['on_hand', 'in_transit', 'in_production', 'draft'] as const;
export type Stage = (typeof STAGES)[number];

/** Units as columns: entry n of each is unit n. `stages` are places in STAGES. */
export interface Units {
  readonly count: number;
  readonly variants: Int32Array;
  readonly stores: Int32Array;
  readonly stages: Uint8Array;
  readonly days: Uint16Array;
  readonly prices: Float64Array;
}

/** A longer time is counted as this one. */
const MAX_DAYS = 2047;

// The statement sends the length of the stage's name; no two are of one length (a test holds them to it).
const STAGE_BY_LENGTH = new Uint8Array(16);
STAGES.forEach((stage, at) => {
  STAGE_BY_LENGTH[stage.length] = at;
});

/** Days until a unit is ready, of its wait for the arrival, its preparation and its store (0: none). */
type ReadyDays = (wait: number, preparation: number, store: number) => number;

/**
 * Reads what the statement packed: variant and store, 32 bits each; price, 11 bits of the wait, 7 of the preparation, 4
 * of the stage.
 */
export function readColumns(which: Buffer | null, what: Buffer | null, readyDays: ReadyDays): Units {
  const count = (which?.length ?? 0) / 8;
  const units = {
    count,
    variants: new Int32Array(count),
    stores: new Int32Array(count),
    stages: new Uint8Array(count),
    days: new Uint16Array(count),
    prices: new Float64Array(count),
  };
  if (!which || !what) return units;
  const [ids, facts] = [viewOf(which), viewOf(what)];
  for (let n = 0, at = 0; n < count; n += 1, at += 8) {
    units.variants[n] = ids.getInt32(at);
    units.stores[n] = ids.getInt32(at + 4);
    const low = facts.getUint32(at + 4);
    units.prices[n] = facts.getInt32(at) * 0x400 + (low >>> 22);
    const store = units.stores[n] as number;
    units.days[n] = Math.min(readyDays((low >>> 11) & 0x7ff, (low >>> 4) & 0x7f, store), MAX_DAYS);
    units.stages[n] = STAGE_BY_LENGTH[low & 0xf] as number;
  }
  return units;
}

const viewOf = (buffer: Buffer) => new DataView(buffer.buffer, buffer.byteOffset, buffer.length);
