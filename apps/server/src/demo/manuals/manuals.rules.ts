import { type Brand, MANUAL_KINDS, type Manual, type Product } from '../brand/brand.ts';

export interface ManualFile {
  readonly locale: string;
  readonly url: string;
  readonly file_name: string;
  readonly bytes: number;
}
/** manual-files.json, written with the documents: manual to its files. */
export type ManualFiles = Readonly<Record<string, readonly ManualFile[]>>;

/** Vehicles have a headline, equipment has none. */
export const isVehicle = ({ headline }: Product) => headline !== null;

/** Every vehicle has the three; a manual without a document is not listed. */
export function listManuals(
  products: readonly Product[],
  names: Brand['manualNames'],
  files: ManualFiles,
): Manual[] {
  return products.filter(isVehicle).flatMap(({ slug: product }) =>
    MANUAL_KINDS.flatMap((kind) => {
      const slug = `${product}-${kind}`;
      const made = files[slug];
      return made ? [{ slug, product, names: names[kind], original_name: names[kind].en, files: made }] : [];
    }),
  );
}
