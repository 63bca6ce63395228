import type { LoadedBrand } from './load-brand.ts';
import type { FileHandler } from './static-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
};

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Serves the brand's styles, fonts, museum, words and icons from memory. All paths but those of icons contain a hash. */
export function createBrandFiles({
  base,
  files,
  icons,
}: Pick<LoadedBrand, 'base' | 'files' | 'icons'>): FileHandler {
  return (request, response, next) => {
    const { url = '', method } = request;
    const [path = ''] = url.split('?', 1);
    const isHashed = path.startsWith(base);
    const name = path.slice(isHashed ? base.length : 1);
    const bytes = (isHashed ? files : icons).get(name);
    if (!bytes || (method !== 'GET' && method !== 'HEAD')) return next();
    response.writeHead(200, {
      'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      'Cache-Control': isHashed ? FOREVER : A_DAY,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  };
}
