import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const IMPORT = /@import '([^']+)' layer\(([a-z]+)\);/g;
const FONT = /url\((?:'|")?([^'")]+\.woff2)(?:'|")?\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** A brand's theme.css together with the font packages that it imports, and the font files that both name. */
export function readStyles(theme: URL): { css: string; fonts: (readonly [string, Buffer])[] } {
  const fonts = new Map<string, Buffer>();
  const collectFonts = (css: string, folder: string) =>
    css.replaceAll(FONT, (_, file: string) => {
      const name = path.basename(file);
      fonts.set(name, readFileSync(path.resolve(folder, file)));
      return `url(${name})`;
    });
  const own = collectFonts(readFileSync(new URL('theme.css', theme), 'utf8'), fileURLToPath(theme));
  const css = own.replaceAll(IMPORT, (_, name: string, layer: string) => {
    const file = resolve(name);
    return `@layer ${layer} {\n${collectFonts(readFileSync(file, 'utf8'), path.dirname(file))}\n}`;
  });
  if (css.includes('@import'))
    throw new Error(
      `${fileURLToPath(theme)}theme.css: write imports as @import '<package>/<file>.css' layer(<name>);`,
    );
  return { css: css.replaceAll(COMMENT, ''), fonts: [...fonts] };
}
