// Without the schema library: browsers need these numbers and not the schemas.
export const UPLOAD_KINDS = ['image', 'video', 'document'] as const;

export const MAX_BYTES: Readonly<Record<(typeof UPLOAD_KINDS)[number], number>> = {
  image: 10 * 1024 * 1024,
  video: 200 * 1024 * 1024,
  document: 10 * 1024 * 1024,
};

/** The most one PATCH may bring. */
export const MAX_CHUNK_BYTES = 5 * 1024 * 1024;
