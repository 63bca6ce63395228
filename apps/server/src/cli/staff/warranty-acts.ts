import { showWarranty } from '../../features/warranty/desk/warranties.contract.ts';
import * as contracts from '../../features/warranty/warranty.staff.contract.ts';
import { DeskRefusal } from './desk.ts';
import { type Act, need } from './options.ts';
import { age, table } from './print.ts';

const STEPS = {
  verify: contracts.verifyWarranty,
  repair: contracts.repairWarranty,
  close: contracts.closeWarranty,
} as const;

/** Warranty requests: what the command line can do about them. */
export const WARRANTY_ACTS: Record<string, Act> = {
  warranties: async (desk, status, { page }) => {
    const query = { page, status: status || 'pending' };
    const { data, meta } = await desk(contracts.listStaffWarranties, { query });
    if (data.length === 0) return console.log(`No warranty request is ${query.status}.`);
    const rows = data.map((one) => [
      ...[one.code, age(one.age_seconds), one.bike, one.serial, one.part, one.customer, one.store],
    ]);
    console.log(table(['code', 'since', 'what', 'frame', 'part', 'who', 'store'], rows));
    const rest = meta.total - (meta.page - 1) * meta.per_page - data.length;
    if (rest > 0) console.log(`… and ${rest} more: --page ${meta.page + 1}`);
  },
  warranty: async (desk, code, { rest: [word], reason }) => {
    const params = { code };
    if (word === 'reject') {
      const body = { reason: need(reason, 'reason') };
      const { data } = await desk(contracts.rejectWarranty, { params, body });
      return console.log(`${data.code}: ${data.status}`);
    }
    if (word === 'verify' || word === 'repair' || word === 'close') {
      const { data } = await desk(STEPS[word], { params, body: {} });
      return console.log(`${data.code}: ${data.status}`);
    }
    if (word) throw new DeskRefusal('What about it? verify, reject, repair or close.');
    const { data: one } = await desk(showWarranty, { params });
    console.log(`${one.code}  ${one.status}, ${age(one.age_seconds)} old`);
    console.log(
      `${one.bike}, ${one.serial}; warranty until ${one.warranty_until.slice(0, 10)}${one.lost ? '; reported lost' : ''}`,
    );
    console.log(`${one.customer}, ${one.email}${one.phone ? `, ${one.phone}` : ''}; to ${one.store}`);
    console.log(`${one.part}: ${one.description}`);
    if (one.reason) console.log(`rejected: ${one.reason}`);
    for (const file of one.files)
      console.log(`${file.kind}: /api/staff/warranty-requests/${one.code}/files/${file.id}`);
  },
};
