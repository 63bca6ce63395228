import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';
import type { PhoneValue } from './phone-text.tsx';

type Library = typeof import('libphonenumber-js/min');

/** Every country's rules for numbers: heavy, so they come when a phone field is there to use them. */
export function usePhoneLibrary(): Library | null {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without them a number is typed as it is.
    import('libphonenumber-js/min').then(
      (loaded) => isGone || setLibrary(loaded),
      (error) => console.warn('phone numbers are not formatted', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return library;
}

/** Some countries share a code; then it is the one that was chosen, else the largest of them. */
function countryOf(number: PhoneNumber | undefined, chosen: string): string | undefined {
  if (!number || number.country) return number?.country;
  const possible: string[] = number.getPossibleCountries();
  return possible.includes(chosen) ? chosen : possible[0];
}

/** With its gaps, while it is typed; a number that begins with a plus says its country itself. */
export function formatTyped(library: Library, value: PhoneValue): PhoneValue {
  const isWhole = value.number.startsWith('+');
  const typing = new library.AsYouType(isWhole ? undefined : (value.iso as CountryCode));
  const number = typing.input(value.number);
  return { iso: (isWhole && countryOf(typing.getNumber(), value.iso)) || value.iso, number };
}

/** A whole number becomes its country and the number as one dials it there. */
export function splitWhole(library: Library, value: PhoneValue): PhoneValue {
  if (!value.number.startsWith('+')) return value;
  const found = library.parsePhoneNumberFromString(value.number);
  const iso = countryOf(found, value.iso);
  return found && iso && found.isValid() ? { iso, number: found.formatNational() } : value;
}
