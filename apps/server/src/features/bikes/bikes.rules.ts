/** As it is compared and stamped: capitals and digits, without the spaces and dashes people put between them. */
export const serialKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

interface Standing {
  readonly lost: boolean;
  readonly days_left: number;
  readonly transfer: object | null;
}

export const mayRequestWarranty = ({ lost, days_left }: Standing) => !lost && days_left > 0;

/** The time that is left goes with the bike, even none: only a search or an open offer stands in the way. */
export const mayTransfer = ({ lost, transfer }: Standing) => !lost && transfer === null;
