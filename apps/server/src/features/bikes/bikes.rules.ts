/**
 * A frame number as it is compared: the capitals and digits of ASCII, whatever stands between them. Full-width signs of
 * Asian keyboards count as theirs. The same as `serial_key` in the database.
 */
export const serialKey = (typed: string): string =>
  typed
    .replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[^0-9A-Za-z]+/g, '')
    .toUpperCase();

interface Standing {
  readonly lost: boolean;
  readonly days_left: number;
  readonly transfer: object | null;
}

export const mayRequestWarranty = ({ lost, days_left }: Standing) => !lost && days_left > 0;

/** The time that is left goes with the bike, even none: only a search or an open offer stands in the way. */
export const mayTransfer = ({ lost, transfer }: Standing) => !lost && transfer === null;
