import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findBrand } from './find-brand.ts';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

const MailColours = z.strictObject({
  page: Colour,
  card: Colour,
  ink: Colour,
  quiet: Colour,
  line: Colour,
  button: Colour,
  onButton: Colour,
});

/** What is not CSS of a brand's theme: `theme/theme.json`. */
const Theme = z.strictObject({
  /** The bar of a phone's browser. */
  bar: Colour,
  /** What maps and frames of payment providers draw with: they cannot read the page's CSS. */
  accent: Colour,
  ink: Colour,
  quiet: Colour,
  alert: Colour,
  /** The font of the map's names, as theme.css calls it. */
  mapFont: z.string().min(1),
  /** Fonts every page needs: a file of a package, or `./…` beside theme.json. */
  preload: z.array(z.string()),
  /** The part of a picture that links to the shop show where they are shared, in pixels. */
  sharedPicture: z.strictObject({
    picture: z.string().min(1),
    left: z.int(),
    top: z.int(),
    width: z.int(),
    height: z.int(),
  }),
  mail: z.strictObject({ font: z.string().min(1), light: MailColours, dark: MailColours }),
});
export type Theme = z.output<typeof Theme>;

export function readTheme(folder: URL = findBrand()): Theme {
  const file = new URL('theme/theme.json', folder);
  const parsed = Theme.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${fileURLToPath(file)}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
