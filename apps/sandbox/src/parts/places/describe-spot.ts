import type { Spot } from './gazetteer.ts';
import type { Area, Name } from './towns.ts';

// Whose readers know the script a country's names are written in.
const READS: Record<string, readonly string[]> = {
  AE: ['ar'],
  CN: ['zh'],
  CY: ['el'],
  EG: ['ar'],
  GR: ['el'],
  HK: ['zh'],
  IL: ['he'],
  IR: ['fa'],
  JO: ['ar'],
  JP: ['ja'],
  KH: ['km'],
  KR: ['ko'],
  KW: ['ar'],
  LB: ['ar'],
  QA: ['ar'],
  SA: ['ar'],
  TH: ['th'],
  TW: ['zh'],
};
const NUMBER_FIRST = ['en', 'us', 'fr', 'vi', 'hk'];

const wording = (spot: Spot, language: string) => {
  const reads = READS[spot.town.country];
  const isLocal = !reads || reads.includes(language.split('-')[0] ?? '');
  return (name: Name) => (isLocal ? name.local : name.latin);
};

const countryName = (country: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;

/** A prediction as the provider words it. */
export function toPrediction(id: string, spot: Spot, language: string) {
  const say = wording(spot, language);
  const street = say(spot.street);
  const isTight = /\p{sc=Han}$/u.test(street);
  const gap = isTight ? '' : ' ';
  const isFirst = !isTight && NUMBER_FIRST.includes(spot.town.language);
  const main = spot.number
    ? isFirst
      ? `${spot.number}${gap}${street}`
      : `${street}${gap}${spot.number}`
    : street;
  const secondary = [say(spot.town.name), countryName(spot.town.country, language)].join(', ');
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text: `${main}, ${secondary}`, matches: [] },
      structuredFormat: { mainText: { text: main, matches: [] }, secondaryText: { text: secondary } },
      types: spot.number ? ['street_address', 'geocode'] : ['route', 'geocode'],
    },
  };
}

interface Component {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
  readonly languageCode: string;
}

/** The parts of an address, smallest first. */
export function toComponents(spot: Spot, language: string): Component[] {
  const { town, street, number } = spot;
  const say = wording(spot, language);
  const part = (types: string[], longText: string, shortText = longText) => ({
    longText,
    shortText,
    types,
    languageCode: language,
  });
  const area = (level: number, found: Area | null) =>
    found
      ? [part([`administrative_area_level_${level}`, 'political'], say(found), found.sign ?? say(found))]
      : [];
  return [
    ...(town.country === 'JP' ? inBlocks(spot, say(street), part) : inStreet(spot, say(street), part)),
    // The British name the town of the post.
    part(town.country === 'GB' ? ['postal_town'] : ['locality', 'political'], say(town.name)),
    ...area(2, town.second),
    ...area(1, town.first),
    part(['country', 'political'], countryName(town.country, language), town.country),
    ...(town.postalCode ? [part(['postal_code'], town.postalCode)] : []),
    ...(town.country === 'US' && number ? [part(['postal_code_suffix'], suffixOf(number))] : []),
  ];
}

type Part = (types: string[], longText: string) => Component;

const inStreet = ({ number }: Spot, street: string, part: Part) => [
  ...(number ? [part(['street_number'], number)] : []),
  part(['route'], street),
];

/** Streets have no names there: quarter, block and building are numbers, the building first. */
function inBlocks({ number }: Spot, quarter: string, part: Part) {
  const [chome, block, house] = number?.split('-') ?? [];
  return [
    ...(house ? [part(['premise'], house)] : []),
    ...(block ? [part(['political', 'sublocality', 'sublocality_level_4'], block)] : []),
    ...(chome ? [part(['political', 'sublocality', 'sublocality_level_3'], `${chome}丁目`)] : []),
    part(['political', 'sublocality', 'sublocality_level_2'], quarter),
  ];
}

// Four figures that a house always has.
const suffixOf = (number: string) => String(1000 + (Number.parseInt(number, 10) % 9000)).slice(0, 4);
