import type { ProviderName } from '../accounts.ts';
import type { Clock } from '../parts/clock/clock.ts';

/** Money a provider moved. What a shop says it booked is compared with this. */
export interface Booking {
  readonly provider: ProviderName;
  readonly site: string;
  readonly kind: 'charge' | 'refund' | 'void' | 'chargeback';
  readonly txnId: string;
  /** The shop's own reference, if the provider was told one. */
  readonly reference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: string;
}

export interface SeenRequest {
  readonly provider: ProviderName;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
  readonly at: string;
}

const MAX_REQUESTS = 2000;

/** What happened in the outside world, in order. Card numbers are masked before they are written down. */
export interface Journal {
  book(booking: Omit<Booking, 'at'>): void;
  bookings(): readonly Booking[];
  see(request: Omit<SeenRequest, 'at'>): void;
  requests(): readonly SeenRequest[];
  reset(): void;
}

export function createJournal(clock: Clock): Journal {
  const bookings: Booking[] = [];
  const requests: SeenRequest[] = [];
  const at = () => clock.now().toISOString();
  return {
    book: (booking) => void bookings.push({ ...booking, at: at() }),
    bookings: () => bookings,
    see(request) {
      requests.push({ ...request, body: maskCards(request.body), at: at() });
      if (requests.length > MAX_REQUESTS) requests.shift();
    },
    requests: () => requests,
    reset() {
      bookings.length = 0;
      requests.length = 0;
    },
  };
}

/** 13 to 19 figures in a row, spaced or not, keep their first six and last four. */
export const maskCards = (text: string) =>
  text.replace(/\b(\d[ +-]?){9,15}\d{4}\b/g, (card) => {
    const figures = card.replace(/\D/g, '');
    return figures.length < 13 ? card : `${figures.slice(0, 6)}…${figures.slice(-4)}`;
  });
