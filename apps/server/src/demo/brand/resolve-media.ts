import { baseOf } from '@paddock/i18n/locales';
import type { BrandFiles } from './brand.schema.ts';
import type { Medium } from './brand.ts';
import { type Dictionary, fill, inEveryLanguage, type Words } from './dictionary.ts';
import { type Manifest, type Shot, VIEWS } from './pictures.rules.ts';

type ProductFile = BrandFiles['products'][number];

function describe(key: string, manifest: Manifest) {
  const entry = manifest[key];
  if (!entry) throw new Error(`the media manifest has no "${key}"`);
  const { width, height, widths, hash, placeholder, color, formats, duration = null } = entry;
  const mime_type = duration === null ? 'image/jpeg' : 'video/mp4';
  return {
    key,
    mime_type,
    width,
    height,
    widths,
    hash,
    placeholder: placeholder || null,
    color: color || null,
    formats: formats ?? ['webp', 'jpeg'],
    duration,
  };
}

/** A picture that belongs to no model. Without an alternative text it only decorates. */
export function listLoosePicture(key: string, dictionary: Dictionary, manifest: Manifest): Medium[] {
  const alts = dictionary.has(`alt.${key}`) ? dictionary.words(`alt.${key}`) : null;
  return Object.hasOwn(manifest, key) ? [{ ...describe(key, manifest), poster: null, alts }] : [];
}

type Patterns = Readonly<Record<string, Words>>;

/** Asked for whether or not such a picture exists yet: the texts are complete before the studio is. */
export const readPatterns = (dictionary: Dictionary): Patterns =>
  Object.fromEntries(VIEWS.map((view) => [view, dictionary.words(`alt.${view}`)]));

export function describeShot(
  { key, view, colour }: Shot,
  product: ProductFile,
  { dictionary, patterns, manifest }: { dictionary: Dictionary; patterns: Patterns; manifest: Manifest },
): Medium {
  const colours = colour && dictionary.words(`colour.${colour}`);
  const poster = `${product.model}-${product.variants.colours[0]}-front34`;
  return {
    ...describe(key, manifest),
    poster: view === 'film' && Object.hasOwn(manifest, poster) ? poster : null,
    alts: inEveryLanguage((locale) =>
      fill(patterns[view]?.[locale] ?? '', {
        name: product.original_name,
        // Inside a sentence a colour is written small, except in German, where it is a noun.
        colour: colours
          ? baseOf(locale) === 'de'
            ? colours[locale]
            : colours[locale].toLocaleLowerCase('en')
          : '',
      }),
    ),
  };
}
