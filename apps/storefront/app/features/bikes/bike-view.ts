import type { Bike, BikeRegistration } from '@paddock/server/contracts/bikes';
import type { TransferOffer } from '@paddock/server/contracts/transfers';
import type { PictureSource } from '@paddock/ui/picture';

export type TimeLeft = Bike['time_left'];

/** A bike as its passport shows it: dates are words already. */
export type BikeView = Pick<
  Bike,
  | 'id'
  | 'serial'
  | 'name'
  | 'variant'
  | 'owner'
  | 'store'
  | 'order_code'
  | 'time_left'
  | 'warranty_years'
  | 'can_request_warranty'
  | 'can_transfer'
> & {
  picture: PictureSource | null;
  activated: string;
  until: string;
  boughtOn: string | null;
  isOver: boolean;
  /** Of the warranty's time, 0 to 100. */
  percentLeft: number;
  lost: { since: string; message: string } | null;
  transfer: { email: string; until: string } | null;
};

export type RegistrationView = Pick<BikeRegistration, 'id' | 'serial' | 'name' | 'reason'> & {
  isRejected: boolean;
  sent: string;
};

/** What the page may be asked to do. */
export type BikeAction = 'activate' | 'transfer' | 'cancel' | 'lost' | 'found';

export type BikeAnswer =
  | { ok: true; intent: BikeAction; outcome: 'activated' | 'asked' | 'done' }
  | {
      ok: false;
      intent: BikeAction;
      /** The api's words; null when it did not answer. */
      message: string | null;
      errors: Record<string, string>;
    };

/** An offered bike as its receiver sees it: dates are words already. */
export type OfferView = Omit<TransferOffer, 'picture' | 'warranty_until' | 'expires_at' | 'days_left'> & {
  picture: PictureSource | null;
  until: string;
  /** The last day to answer. */
  by: string;
  percentLeft: number;
};
