import type { ClosedOffice } from '../../page/page-error.ts';

/** A site's office, in the visitor's language. */
export type OfficeView = Omit<ClosedOffice, 'back'> & {
  entity: string | null;
  address: string[];
  email: string | null;
};
