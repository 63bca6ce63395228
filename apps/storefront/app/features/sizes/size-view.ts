import type { PictureSource } from '@paddock/ui/picture';
import type { ContactPoints } from '../products/geometry/contact-points.rules.ts';
import type { BicycleDrawing } from '../products/geometry/geometry-drawing.rules.ts';
import type { Position } from './find-size.rules.ts';
import type { SizeFields } from './size-query.rules.ts';

/** A reason with its numbers written in the units and the language of the site. */
export type ReasonView =
  | { kind: 'height'; size: string; from: string; to: string }
  | { kind: 'below' | 'above'; size: string; limit: string }
  | { kind: 'standover' | 'tight'; gap: string }
  | { kind: 'capped'; size: string }
  | { kind: 'position'; position: Position; stack: string; reach: string };

export type SizeResult = {
  size: string;
  other: { size: string; sits: 'upright' | 'stretched' | 'alike' } | null;
  reasons: ReasonView[];
  /** The units of these sizes; null where there are none now. */
  stock: { size: string; href: string | null }[];
  drawing: {
    bicycle: BicycleDrawing;
    points: ContactPoints;
    sides: { saddleToPedal: string; saddleToBar: string; barToPedal: string };
    /** Where the rider told none. */
    estimatedInseam: string | null;
  } | null;
};

export type SizeView = {
  product: { slug: string; name: string; picture: PictureSource | null };
  isInFeet: boolean;
  fields: SizeFields;
  errors: { height?: true; inseam?: true };
  /** What the fields accept, as written. */
  limits: { height: [string, string]; inseam: [string, string] };
  result: SizeResult | null;
};
