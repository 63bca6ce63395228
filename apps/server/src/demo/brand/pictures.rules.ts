import type { ProductMedium, Variant } from './brand.ts';

/** One entry of the storefront's media manifest: a picture, or a film when it has a duration. */
export interface ManifestEntry {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly hash: string;
  readonly placeholder: string;
  readonly color?: string;
  readonly formats?: readonly string[];
  readonly duration?: number;
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface Model {
  readonly model: string;
  readonly colours: readonly string[];
}

/** What a file of the studio shows, read from its name. */
export interface Shot {
  readonly key: string;
  readonly view: string;
  readonly colour: string | null;
}

const WHOLE = ['front34', 'side'];
const CLOSE_UPS = ['tank', 'engine', 'drive', 'cockpit', 'head', 'wheel'];
/** Everything a picture of a model can show: each has its alternative text. */
export const VIEWS = [...WHOLE, ...CLOSE_UPS, 'hero', 'spin', 'film'];
const FRAMES = Array.from({ length: 24 }, (_, n) => String(n).padStart(2, '0'));

/**
 * The pictures there are of a model, whole views first, colour by colour. Which exist is the manifest's to say:
 * a picture that was not rendered yet is simply not shown.
 */
export function findShots(model: Model, manifest: Manifest) {
  const there = (shots: Shot[]) => shots.filter(({ key }) => Object.hasOwn(manifest, key));
  const shoot = (
    views: readonly string[],
    name: (colour: string, view: string) => string,
    shownAs?: string,
  ) =>
    there(
      model.colours.flatMap((colour) =>
        views.map((view) => ({ key: name(colour, view), view: shownAs ?? view, colour })),
      ),
    );
  // A turn with frames missing would jump: all of it or none.
  const whole = (shots: Shot[]) => (shots.length === FRAMES.length ? shots : []);
  const plain = (colour: string, view: string) => `${model.model}-${colour}-${view}`;
  return {
    gallery: [...shoot(WHOLE, plain), ...shoot(CLOSE_UPS, plain)],
    hero: shoot(['', '-phone'], (colour, end) => `hero-${model.model}-${colour}${end}`, 'hero'),
    spin: whole(shoot(FRAMES, (colour, frame) => `spin-${model.model}-${colour}-${frame}`, 'spin')),
    film: there([{ key: `video-${model.model}-turn`, view: 'film', colour: null }]),
  };
}

export type Shots = ReturnType<typeof findShots>;

/** The picture a colour is recognised by. */
export function pictureOf(shots: Shots, colour: string): string | null {
  return shots.gallery.find((shot) => shot.colour === colour && WHOLE.includes(shot.view))?.key ?? null;
}

export function listProductMedia(
  shots: Shots,
  variants: readonly Variant[],
  covers: readonly string[],
  scenes: readonly string[] = [],
): ProductMedium[] {
  const variantOf = (colour: string | null) =>
    variants.find((variant) => variant.colour === colour)?.sku ?? null;
  const place = (list: readonly Pick<Shot, 'key' | 'colour'>[], role: ProductMedium['role'], first: number) =>
    list.map(({ key, colour }, index) => ({
      key,
      role,
      position: first + index,
      variant: variantOf(colour),
    }));
  // A scene follows the whole views, before the close-ups. It belongs to no colour, so every colour shows it.
  const isWhole = ({ view }: Shot) => WHOLE.includes(view);
  const gallery = [
    ...shots.gallery.filter(isWhole),
    ...scenes.map((key) => ({ key, colour: null })),
    ...shots.gallery.filter((shot) => !isWhole(shot)),
    ...shots.film,
  ];
  const shown = [
    ...place(shots.hero, 'hero', 1),
    ...place(gallery, 'gallery', 1),
    ...place(shots.spin, 'spin', 0),
  ];
  // A cover is in the list too, so that a new picture of it renews the page.
  const known = new Set(shown.map(({ key }) => key));
  const rest = [...new Set(covers)].filter((key) => !known.has(key));
  return [
    ...shown,
    ...rest.map((key, index) => ({ key, role: 'feature' as const, position: index + 1, variant: null })),
  ];
}
