import { postalLines } from '@paddock/i18n/postal-lines';
import { type Address, addressPrint } from '@paddock/server/contracts/addresses';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { AddressView } from './address-view.ts';

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
