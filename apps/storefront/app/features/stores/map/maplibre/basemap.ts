/**
 * Where the ground of the keyless map lies: Natural Earth cut into vector tiles by `node scripts/media.ts`. The number
 * is part of the address because the files are kept for ever: raise it when the cutting changes.
 */
export const BASEMAP_PATH = '/media/map/1';
export const BASEMAP_ZOOM: { readonly min: number; readonly max: number } = { min: 1, max: 5 };
