import { type RelyingParty, relyingParty } from '../../passkeys/relying-party.ts';

export interface DeskParty {
  readonly origin: string;
  readonly brand: string;
}

/** The desk, as authenticators know it. */
export const partyOf = ({ origin, brand }: DeskParty): RelyingParty => relyingParty(origin, brand);
