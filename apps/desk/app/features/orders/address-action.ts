import {
  changeOrderAddress,
  type StaffOrder,
} from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import type { Translate } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { reasonField } from './reason-field.ts';

const ADDRESS_FIELDS = [
  { name: 'given_name', isRequired: true, maxLength: 80 },
  { name: 'family_name', isRequired: true, maxLength: 80 },
  { name: 'company', maxLength: 120 },
  { name: 'vat_number', maxLength: 20 },
  { name: 'address1', isRequired: true, maxLength: 160 },
  { name: 'address2', maxLength: 160 },
  { name: 'postal_code', maxLength: 20 },
  { name: 'city', isRequired: true, maxLength: 80 },
  { name: 'state', maxLength: 80 },
  { name: 'phone', maxLength: 30 },
] as const;

const WIDE: ReadonlySet<string> = new Set(['company', 'vat_number', 'address1', 'address2']);

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
        isHalf: !WIDE.has(field.name),
        initial: initialOf(order, field.name),
      })),
      reasonField(t),
    ],
    input: (order, { reason = '', ...values }) => ({
      params: { code: order.code },
      headers: { 'if-match': `"${order.revision}"` },
      body: {
        given_name: values.given_name ?? '',
        family_name: values.family_name ?? '',
        address1: values.address1 ?? '',
        city: values.city ?? '',
        company: values.company ?? null,
        vat_number: values.vat_number ?? null,
        address2: values.address2 ?? null,
        postal_code: values.postal_code ?? null,
        state: values.state ?? null,
        phone: values.phone ?? null,
        reason,
      },
    }),
    effects: (order) => [t('orders.effect.address'), ...tells(order)],
  });

function initialOf({ delivery_address: address, ...order }: StaffOrder, field: string): string {
  const value = address?.[field];
  if (typeof value === 'string' && value !== '') return value;
  if (field === 'given_name' || field === 'family_name') return order[field];
  return field === 'phone' ? (order.phone ?? '') : '';
}
