import type { MapAccess, PlaceSearch, PlaceSuggestion } from '../map-port.ts';
import { fromBaidu } from './baidu-degrees.ts';
import { loadBaidu } from './load-baidu.ts';

const EVERYWHERE = '全国';

/** Baidu's own autocomplete. It gives words; where they are is asked of its local search when one is chosen. */
export function baiduPlaces(access: MapAccess): PlaceSearch {
  return {
    async suggest(text, signal) {
      await loadBaidu(access);
      signal.throwIfAborted();
      return new Promise<PlaceSuggestion[]>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const autocomplete = new BMapGL.Autocomplete({
          // It wants a field to hang its own list on; ours has one.
          input: document.createElement('input'),
          location: EVERYWHERE,
          onSearchComplete: (result) => {
            resolve(readSuggestions(result));
            autocomplete.dispose?.();
          },
        });
        autocomplete.search(text);
      });
    },
    async place({ name, id }) {
      await loadBaidu(access);
      return new Promise((resolve) => {
        new BMapGL.LocalSearch(EVERYWHERE, {
          onSearchComplete: (result) => {
            const point = result?.getPoi(0)?.point;
            resolve({ name, position: point ? fromBaidu(point) : null });
          },
        }).search(id);
      });
    },
  };
}

function readSuggestions(result: BMapGL.SearchResult): PlaceSuggestion[] {
  return Array.from({ length: result.getNumPois() }, (_, n) => result.getPoi(n)).flatMap((found) => {
    if (!found) return [];
    const { business, province, city, district, street } = found;
    const around = [...new Set([province, city, district, street])].filter((part) => part !== '');
    // Its words are what the local search finds it by again.
    return [{ id: [...around, business].join(' '), name: business, detail: around.join('') }];
  });
}
