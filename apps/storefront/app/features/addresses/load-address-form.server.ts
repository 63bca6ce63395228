import { postalLines } from '@paddock/i18n/postal-lines';
import {
  type Address,
  addressPrint,
  createAddress,
  deleteAddress,
  showAddressShape,
  updateAddress,
} from '@paddock/server/contracts/addresses';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../http/reply.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { phoneCountries } from '../auth/form/phone-countries.server.ts';
import { type AddressForm, type AddressView, plainShape } from './address-view.ts';

type Written = Partial<Omit<Address, 'id' | 'type' | 'label'>>;

/** As its country writes it, with the telephone below. The country is not said: it is the site's, or the card says it. */
export const addressLines = (address: Written): string[] => [
  ...postalLines(address),
  ...(address.phone ? [sayPhone(address.phone)] : []),
];

const sayPhone = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

export const toAddressView = (address: Address): AddressView => ({
  ...address,
  lines: addressLines(address),
  print: addressPrint(address),
});

export async function loadShape(visit: Visit, country: string) {
  // The global site has no country of its own: the form asks for it.
  if (!/^[A-Z]{2}$/.test(country)) return plainShape(country);
  const answer = await visit.call(showAddressShape, { params: { country } });
  return answer.ok ? answer.data : plainShape(country);
}

export async function loadAddressForm(visit: Visit): Promise<AddressForm> {
  const shape = await loadShape(visit, visit.site?.country.iso ?? '');
  return { shape, countries: phoneCountries(visit) };
}

/** POST a new address, PUT or DELETE one of the customer's own, from the account or the checkout. */
export async function saveAddress(visit: Visit, request: Request, named: string | undefined) {
  const id = Number(named);
  if (request.method === 'DELETE') {
    const answer = await visit.call(deleteAddress, { params: { id } });
    return answer.ok ? reply(null) : refusal(answer);
  }
  const body = await readBody(request);
  const answer =
    request.method === 'PUT'
      ? await visit.call(updateAddress, { params: { id }, body })
      : await visit.call(createAddress, { body, headers: idempotencyHeaderOf(request) });
  return answer.ok ? reply(toAddressView(answer.data)) : refusal(answer);
}
