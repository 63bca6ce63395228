/** A site's office, in the visitor's words. */
export type OfficeView = {
  entity: string | null;
  address: string[];
  phone: string | null;
  email: string | null;
  /** "Monday – Friday", "09:00 – 18:30". */
  hours: { days: string; times: string }[];
  /** Whose clock that is: "Central European Time". */
  clock: string | null;
};
