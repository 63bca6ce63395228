/** Numbers from 0 to 1 that follow from the seed alone (a linear congruential generator). */
export function seededRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pickRandom = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

/** Up to a kilometre and a half from the middle of the town, where rents are lower. */
export function randomPointNear(town: { lat: number; lng: number }, random: () => number) {
  const wide = Math.cos((town.lat * Math.PI) / 180);
  const away = () => (random() - 0.5) * 0.027;
  return { lat: round(town.lat + away()), lng: round(town.lng + away() / wide) };
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
