import { streets } from './streets.ts';
import { type Name, type Town, towns } from './towns.ts';

/** A street of a town, and a house in it when a number was typed. */
export interface Spot {
  readonly town: Town;
  readonly street: Name;
  readonly number: string | null;
}

interface Street {
  readonly id: string;
  readonly town: Town;
  readonly street: Name;
  /** Every word it can be found by. */
  readonly words: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const streetsOf = (town: Town, place: number): Street[] =>
  (streets[town.language] ?? []).map((street, index) => ({
    id: `${town.country}${place}x${index}`,
    town,
    street,
    words: ` ${plain(`${street.local} ${street.latin} ${town.name.local} ${town.name.latin}`)} `,
  }));

const ALL: readonly Street[] = towns.flatMap(streetsOf);
const BY_ID = new Map(ALL.map((one) => [one.id, one]));

// Scripts without gaps between words are searched anywhere in them.
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Khmer}\p{sc=Thai}\p{sc=Hangul}]/u;
const has = (words: string, word: string) => words.includes(UNSPACED.test(word) ? word : ` ${word}`);

const MOST = 5;

/** Streets of these countries that begin like every word of the text; a number that fits no street is a house. */
export function search(text: string, countries: readonly string[]): { id: string; spot: Spot }[] {
  const number =
    /(?<![\p{sc=Latin}\p{sc=Greek}\p{N}])\d[a-zA-Z\d]*(?:[-/]\d[a-zA-Z\d]*)*/u.exec(
      text.normalize('NFKC'),
    )?.[0] ?? null;
  const wanted = plain(number ? text.normalize('NFKC').replace(number, ' ') : text)
    // The Japanese and Chinese write the house right behind the street.
    .split(' ')
    .filter((word) => word !== '' && word !== '号' && word !== '號');
  if (wanted.length === 0) return [];
  return ALL.filter(
    ({ town, words }) => countries.includes(town.country) && wanted.every((word) => has(words, word)),
  )
    .slice(0, MOST)
    .map(({ id, town, street }) => ({ id: nameSpot(id, number), spot: { town, street, number } }));
}

/** Names look like those of the provider and carry what they mean: nothing is kept. */
const nameSpot = (id: string, number: string | null) =>
  `ChIJ${Buffer.from(JSON.stringify([id, number])).toString('base64url')}`;

export function find(name: string): Spot | null {
  try {
    const [id, number] = JSON.parse(Buffer.from(name.replace(/^ChIJ/, ''), 'base64url').toString()) as [
      string,
      string | null,
    ];
    const street = BY_ID.get(id);
    return street ? { town: street.town, street: street.street, number } : null;
  } catch {
    return null;
  }
}
