import type { ProviderName } from '../accounts.ts';
import type { World } from '../core/world.ts';
import type { Part } from '../part.ts';
import { datafastPart } from './datafast/datafast.part.ts';
import { mercadopagoPart } from './mercadopago/mercadopago.part.ts';
import { paymentezPart } from './paymentez/paymentez.part.ts';
import { payphonePart } from './payphone/payphone.part.ts';
import { paywayPart } from './payway/payway.part.ts';
import { placesPart } from './places/places.part.ts';
import { stripePart } from './stripe/stripe.part.ts';

export const providerParts: Record<ProviderName, (world: World) => Part> = {
  stripe: stripePart,
  payway: paywayPart,
  mercadopago: mercadopagoPart,
  paymentez: paymentezPart,
  datafast: datafastPart,
  payphone: payphonePart,
  places: placesPart,
};
