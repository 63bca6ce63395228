const MIN_LENGTH = 6;

interface ReferencedLine {
  readonly id: number;
  readonly booked_on: string;
  readonly bank_ref: string;
  /** Another line of the site has the same reference. */
  readonly is_ref_shared: boolean;
}

/**
 * The reference a line is booked with. The bank's own, so that a transfer confirmed by hand and then imported is booked
 * once; with the line's id where the bank gives none or repeats it.
 */
export function bookingReference({
  id,
  booked_on: bookedOn,
  bank_ref: bankRef,
  is_ref_shared: isShared,
}: ReferencedLine) {
  const letters = bankRef.normalize('NFKC').replace(/[^\p{L}\p{Nd}]/gu, '');
  if (!isShared && letters.length >= MIN_LENGTH) return bankRef;
  return `${bankRef} ${bookedOn} line ${id}`.trim();
}
