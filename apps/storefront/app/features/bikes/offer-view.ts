import type { TransferOffer } from '@paddock/server/contracts/transfers';
import type { PictureSource } from '@paddock/ui/picture';

/** An offered bike as its receiver sees it: dates are words already. */
export type OfferView = Omit<TransferOffer, 'picture' | 'warranty_until' | 'expires_at' | 'days_left'> & {
  picture: PictureSource | null;
  until: string;
  /** The last day to answer. */
  by: string;
  percentLeft: number;
};
