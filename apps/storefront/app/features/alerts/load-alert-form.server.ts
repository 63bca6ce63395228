import { intlTag } from '@paddock/i18n/digits';
import { toMeasurement } from '@paddock/i18n/measures';
import { type AlertChoices, showAlertChoices } from '@paddock/server/contracts/alerts';
import type { PictureSource } from '@paddock/ui/picture';
import { failurePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { langOf, type Visit } from '../../request/visit.server.ts';
import { readFilters } from '../inventory/unit-filters.rules.ts';

export type AlertFormView = {
  product: { slug: string; name: string; picture: PictureSource | null };
  colors: AlertChoices['colors'];
  sizes: AlertChoices['sizes'];
  /** What the address of the page asks for; null: any. */
  chosen: { color: number | null; size: number | null };
  /** In the unit of the site, with its name. */
  radii: { value: number; name: string }[];
  /** The customer's address; null: a guest. */
  email: string | null;
};

const RADII = [25, 50, 100, 200];
export const DEFAULT_RADIUS = 50;

export const radiusUnitOf = (visit: Visit) =>
  toMeasurement(visit.site?.settings.measurement) === 'metric' ? ('km' as const) : ('mi' as const);

export async function loadAlertForm(visit: Visit, slug: string): Promise<AlertFormView> {
  const [choices, user] = await Promise.all([
    visit.call(showAlertChoices, { params: { slug } }),
    visit.user(),
  ]);
  if (!choices.ok) throw failurePage(choices.status);
  const { product, colors, sizes } = choices.data;
  const chosen = { color: chosenIn(visit, 'color', colors), size: chosenIn(visit, 'size', sizes) };
  const image = colors.find(({ id }) => id === chosen.color)?.image ?? product.image;
  const unit = radiusUnitOf(visit) === 'km' ? 'kilometer' : 'mile';
  const written = new Intl.NumberFormat(intlTag(langOf(visit)), { style: 'unit', unit });
  return {
    product: { slug, name: product.name, picture: findPicture(image) },
    colors,
    sizes,
    chosen,
    radii: RADII.map((value) => ({ value, name: written.format(value) })),
    email: user?.email ?? null,
  };
}

/** By name (`?color=3`), or as a list of units is filtered (`?values[1]=3`). */
function chosenIn(visit: Visit, name: 'color' | 'size', choices: readonly { id: number }[]): number | null {
  const search = visit.url.searchParams;
  const ids = [Number(search.get(name)), ...Object.values(readFilters(search).values)];
  return choices.find(({ id }) => ids.includes(id))?.id ?? null;
}
