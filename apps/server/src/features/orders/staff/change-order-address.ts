import type { Tx } from '../../../platform/db/db.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { type AddressFaults, checkAddress, describeAddressFaults } from '../../addresses/check-address.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { mayChangeAddress } from './order-actions.rules.ts';
import { findDelivery, setDeliveryAddress } from './order-acts.sql.ts';
import { type ActResult, actOnOrder, type Done } from './order-acts.ts';
import type { DeliveryAddressInput } from './orders.staff.contract.ts';

type AddressRefusal =
  | { readonly ok: false; readonly code: 'edited_meanwhile' | 'tax_by_state' }
  | ({ readonly ok: false; readonly code: 'validation_failed' } & AddressFaults);

interface ChangeAddressInput {
  readonly code: string;
  /** Of the order that the caller has seen: another change since then refuses this one. */
  readonly revision: string;
  readonly reason: string;
  readonly address: DeliveryAddressInput;
}

/**
 * Changes where an order goes, until it is shipped and within its country, and within its state where the tax depends on it
 * (`tax_by_state`): price, tax and promised day stay. The audit
 * row names the changed fields; the values lie in the part that can be erased. The buyer gets a mail with the new address.
 */
export const changeOrderAddress = (
  tx: Tx,
  call: StaffCall,
  { code, revision, reason, address }: ChangeAddressInput,
): Promise<ActResult<AddressRefusal>> =>
  actOnOrder(
    tx,
    call,
    { code, action: 'order.change_address', reason },
    async (order): Promise<Done<AddressRefusal>> => {
      const { siteId } = call;
      const now = await findDelivery(tx, siteId, order.id);
      if (!now) return { ok: false, code: 'not_found' };
      if (now.revision !== revision) return { ok: false, code: 'edited_meanwhile' };
      if (!mayChangeAddress(order.status, now.delivery_method))
        return { ok: false, code: 'order_move_impossible' };
      const before: Readonly<Record<string, string | null | undefined>> = now.address;
      // With the fields that the caller left out: a VAT number that stays needs its company.
      const checked = checkAddress({ ...before, ...address, country_code: now.country_code });
      if (!checked.ok) return { ...checked, code: 'validation_failed' };
      // Another tax would be another total than the buyer has agreed to.
      if (now.is_taxed_by_state && checked.address.state !== before.state)
        return { ok: false, code: 'tax_by_state' };
      const after: Record<string, string | null> = {};
      for (const [field, value] of Object.entries(checked.address)) after[field] = value || null;
      const fields = Object.keys(after).filter((field) => (before[field] ?? null) !== after[field]);
      await setDeliveryAddress(tx, { siteId, orderId: order.id }, after);
      const { email, locale } = order;
      if (fields.length > 0 && order.registeredAt)
        await queueMail(tx, {
          siteId,
          kind: 'address_changed',
          key: `order:${order.id}:address_changed:${call.requestId}`,
          orderId: order.id,
          to: email,
          locale,
        });
      return { ok: true, note: { fields }, personal: { before, after } };
    },
  );

/** 422 with a sentence for each field, in the reader's language. */
export const refuseAddress = (faults: AddressFaults, locale: string): HttpRefusal =>
  new HttpRefusal(422, 'validation_failed', { errors: describeAddressFaults(faults, locale) });
