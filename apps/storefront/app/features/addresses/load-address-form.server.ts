import { showAddressShape } from '@paddock/server/contracts/addresses';
import type { Visit } from '../../visit.server.ts';
import { type AddressForm, plainShape } from './address-view.ts';
import { phoneCountries } from './phone-countries.server.ts';

export async function loadShape(visit: Visit, country: string) {
  // The site of everybody has no country of its own: whoever types says which.
  if (!/^[A-Z]{2}$/.test(country)) return plainShape(country);
  const answer = await visit.call(showAddressShape, { params: { country } });
  return answer.ok ? answer.data : plainShape(country);
}

export async function loadAddressForm(visit: Visit): Promise<AddressForm> {
  const shape = await loadShape(visit, visit.site?.country.iso ?? '');
  return { shape, countries: phoneCountries(visit) };
}
