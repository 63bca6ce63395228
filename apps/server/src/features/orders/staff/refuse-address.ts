import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { AddressFaults } from '../../addresses/check-address.ts';
import { describeAddressFaults } from '../../addresses/describe-address-faults.ts';

/** 422 with a sentence for each field, in the reader's language. */
export const refuseAddress = (faults: AddressFaults, locale: string): HttpRefusal =>
  new HttpRefusal(422, 'validation_failed', { errors: describeAddressFaults(faults, locale) });
