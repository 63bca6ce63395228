import {
  changeOrderAddress,
  type StaffOrder,
} from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import type { z } from 'zod';
import type { Translate } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { reasonField } from './reason-field.ts';

type Body = z.input<typeof changeOrderAddress.body>;
type Field = {
  name: Exclude<keyof Body, 'reason'>;
  maxLength: number;
  isRequired?: boolean;
  isHalf?: boolean;
};

const ADDRESS_FIELDS: readonly Field[] = [
  { name: 'given_name', isRequired: true, maxLength: 80, isHalf: true },
  { name: 'family_name', isRequired: true, maxLength: 80, isHalf: true },
  { name: 'company', maxLength: 120 },
  { name: 'vat_number', maxLength: 20 },
  { name: 'address1', isRequired: true, maxLength: 160 },
  { name: 'address2', maxLength: 160 },
  { name: 'postal_code', maxLength: 20, isHalf: true },
  { name: 'city', isRequired: true, maxLength: 80, isHalf: true },
  { name: 'state', maxLength: 80, isHalf: true },
  { name: 'phone', maxLength: 30, isHalf: true },
];

/** The country stays: price and tax depend on it. */
export const addressActionOf = (
  t: Translate,
  tells: (order: StaffOrder) => string[],
): SubjectAction<StaffOrder> =>
  defineAction<StaffOrder, typeof changeOrderAddress>({
    name: 'order.change_address',
    keys: 'e',
    icon: 'pin',
    contract: changeOrderAddress,
    fields: (order) => [
      ...ADDRESS_FIELDS.map((field) => ({
        ...field,
        label: t(`orders.address.${field.name}`),
        kind: 'text' as const,
        initial: initialOf(order, field.name),
      })),
      reasonField(t),
    ],
    input: (order, { reason = '', ...values }) => ({
      params: { code: order.code },
      headers: { 'if-match': `"${order.revision}"` },
      body: { ...addressOf(values), reason },
    }),
    effects: (order) => [t('orders.effect.address'), ...tells(order)],
  });

/** A field left empty is cleared. */
const addressOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    ADDRESS_FIELDS.map(({ name, isRequired }) => [name, values[name] ?? (isRequired ? '' : null)]),
  ) as Omit<Body, 'reason'>;

function initialOf({ delivery_address: address, ...order }: StaffOrder, field: string): string {
  const value = address?.[field];
  if (typeof value === 'string' && value !== '') return value;
  if (field === 'given_name' || field === 'family_name') return order[field];
  return field === 'phone' ? (order.phone ?? '') : '';
}
