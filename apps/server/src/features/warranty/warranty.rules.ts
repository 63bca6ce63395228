import type { WarrantyPart, WarrantyStatus } from './warranty.contract.ts';
import { MAX_IMAGES, MIN_IMAGES } from './warranty-limits.contract.ts';

const WHEELED: readonly WarrantyPart[] = ['frame', 'fork', 'suspension', 'brakes', 'drivetrain', 'wheels'];

/** By what the maker files the product under. */
const PARTS: Readonly<Record<string, readonly WarrantyPart[]>> = {
  motorcycles: [...WHEELED, 'engine', 'electrics', 'cockpit', 'saddle', 'bodywork', 'other'],
  scooters: [...WHEELED, 'engine', 'electrics', 'cockpit', 'saddle', 'bodywork', 'other'],
  bicycles: [...WHEELED, 'cockpit', 'saddle', 'bodywork', 'other'],
  'electric-bicycles': [
    ...WHEELED,
    'motor',
    'battery',
    'electrics',
    'cockpit',
    'saddle',
    'bodywork',
    'other',
  ],
};
const VEHICLE: readonly WarrantyPart[] = [...WHEELED, 'electrics', 'cockpit', 'saddle', 'bodywork', 'other'];
const EQUIPMENT: readonly WarrantyPart[] = ['shell', 'closure', 'electrics', 'other'];

export const partsOf = (category: string, isVehicle: boolean): WarrantyPart[] => [
  ...(PARTS[category] ?? (isVehicle ? VEHICLE : EQUIPMENT)),
];

/** As the database has them, too. */
const MOVES: Readonly<Record<WarrantyStatus, readonly WarrantyStatus[]>> = {
  pending: ['verified', 'rejected'],
  verified: ['in_repair', 'closed'],
  in_repair: ['closed'],
  rejected: [],
  closed: [],
};

export const mayMove = (from: WarrantyStatus, to: WarrantyStatus): boolean => MOVES[from].includes(to);

export type MissingEvidence =
  | 'warranty_images_needed'
  | 'warranty_images_too_many'
  | 'warranty_video_needed'
  | 'warranty_terms_needed';

/** What a request lacks before anything else is looked at, by field. */
export function findMissingEvidence(input: {
  readonly images: readonly string[];
  readonly video?: string | null | undefined;
  readonly accept_terms: boolean;
}): Partial<Record<'images' | 'video' | 'accept_terms', MissingEvidence>> {
  const images = new Set(input.images).size;
  return {
    ...(images < MIN_IMAGES && { images: 'warranty_images_needed' }),
    ...(images > MAX_IMAGES && { images: 'warranty_images_too_many' }),
    ...(!input.video && { video: 'warranty_video_needed' }),
    ...(!input.accept_terms && { accept_terms: 'warranty_terms_needed' }),
  };
}
