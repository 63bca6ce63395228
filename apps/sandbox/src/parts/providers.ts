import type { ProviderName } from '../accounts.ts';
import type { Part, World } from '../core/world.ts';
import { captchaPart } from './captcha/captcha.part.ts';
import { chatPart } from './chat/chat.part.ts';
import { datafastPart } from './datafast/datafast.part.ts';
import { errorsPart } from './errors/errors.part.ts';
import { identityPart } from './identity/identity.part.ts';
import { mapsPart } from './maps/maps.part.ts';
import { mercadopagoPart } from './mercadopago/mercadopago.part.ts';
import { paymentezPart } from './paymentez/paymentez.part.ts';
import { payphonePart } from './payphone/payphone.part.ts';
import { paywayPart } from './payway/payway.part.ts';
import { placesPart } from './places/places.part.ts';
import { socialPart } from './social/social.part.ts';
import { stripePart } from './stripe/stripe.part.ts';
import { tagsPart } from './tags/tags.part.ts';
import { translationPart } from './translation/translation.part.ts';

export const providerParts: Record<ProviderName, (world: World) => Part> = {
  stripe: stripePart,
  payway: paywayPart,
  mercadopago: mercadopagoPart,
  paymentez: paymentezPart,
  datafast: datafastPart,
  payphone: payphonePart,
  places: placesPart,
  maps: mapsPart,
  captcha: captchaPart,
  social: socialPart,
  chat: chatPart,
  tags: tagsPart,
  errors: errorsPart,
  identity: identityPart,
  translation: translationPart,
};
