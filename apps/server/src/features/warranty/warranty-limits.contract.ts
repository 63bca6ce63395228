// Without the schema library: browsers need these numbers and not the schemas.
export const MIN_IMAGES = 3;
export const MAX_IMAGES = 6;
