import { showAddressShape } from '@paddock/server/contracts/addresses';
import type { Visit } from '../../request/visit.server.ts';
import { phoneCountries } from '../auth/form/phone-countries.server.ts';
import { type AddressForm, plainShape } from './address-view.ts';

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
