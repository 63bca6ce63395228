import type { FieldErrors } from '../../platform/http/http-errors.ts';
import { translate } from '../../platform/text/messages.ts';
import type { WarrantyFault } from './create-warranty-request.ts';
import { MAX_IMAGES, MIN_IMAGES } from './warranty-limits.contract.ts';

/** What is wrong with a request, in sentences by field. */
export const describeWarrantyFaults = (
  fields: Readonly<Record<string, WarrantyFault>>,
  locale: string,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [
      field,
      [translate(locale, key, { min: MIN_IMAGES, max: MAX_IMAGES })],
    ]),
  );
