/** Numbers from 0 to 1 that follow from the seed alone (a linear congruential generator). */
export function rollFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pick = <T>(list: readonly T[], chance: () => number): T =>
  list[Math.floor(chance() * list.length)] as T;

/** Up to a kilometre and a half from the middle of the town, where rents are lower. */
export function nearPoint(town: { lat: number; lng: number }, chance: () => number) {
  const wide = Math.cos((town.lat * Math.PI) / 180);
  const away = () => (chance() - 0.5) * 0.027;
  return { lat: round(town.lat + away()), lng: round(town.lng + away() / wide) };
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
