import { LicenceKind, type ModelFit } from '@paddock/server/contracts/products';

/** How a rider's feet reach the ground. */
export type Stance = 'flat' | 'tiptoe';
export type RiderChoice = { inseam: number | null; licence: LicenceKind | null };

/** On tiptoe a rider is taller by this much. */
const TIPTOE_MM = 60;

/** With both feet flat the seat may be as high as the inseam; null: out of reach. */
export function stanceOn(seatHeight: number, inseam: number): Stance | null {
  const spare = inseam * 10 - seatHeight;
  if (spare >= 0) return 'flat';
  return spare >= -TIPTOE_MM ? 'tiptoe' : null;
}

const rank = (kind: LicenceKind) => LicenceKind.options.indexOf(kind);

/** The models a rider can reach the ground from and may ride, with the stance where an inseam is known. */
export function fitModels(
  models: readonly ModelFit[],
  { inseam, licence }: RiderChoice,
): { slug: string; stance: Stance | null; seatHeight: number }[] {
  return models.flatMap(({ slug, seat_height, licence: needed }) => {
    if (licence !== null && needed !== null && rank(needed) > rank(licence)) return [];
    const stance = inseam === null ? null : stanceOn(seat_height, inseam);
    return inseam !== null && stance === null ? [] : { slug, stance, seatHeight: seat_height };
  });
}
