import { showActivation } from '../../features/bikes/staff/bikes.desk.contract.ts';
import * as contracts from '../../features/bikes/staff/bikes.staff.contract.ts';
import { DeskRefusal } from './desk.ts';
import { type Act, need } from './options.ts';
import { table } from './print.ts';

/** "This one is mine": what the command line can do about it. */
export const BIKE_ACTS: Record<string, Act> = {
  bikes: async (desk, _subject, { page }) => {
    const { data, meta } = await desk(contracts.listBikeRegistrations, { query: { page } });
    if (data.length === 0) return console.log('No activation waits.');
    const rows = data.map((one) => [
      ...[String(one.id), one.serial, one.bike, one.customer, one.sold_on ?? '', one.purchased_on ?? ''],
      ...[one.proof ? 'yes' : 'no', String(one.rivals)],
    ]);
    const head = ['id', 'frame', 'what', 'customer', 'sold', 'says bought', 'proof', 'rivals'];
    console.log(table(head, rows, [0, 7]));
    const rest = meta.total - (meta.page - 1) * meta.per_page - data.length;
    if (rest > 0) console.log(`… and ${rest} more: --page ${meta.page + 1}`);
  },
  bike: async (desk, id, { rest: [word], reason }) => {
    const params = { id };
    if (word === 'verify' || word === 'reject') {
      const { data } = await (word === 'verify'
        ? desk(contracts.verifyBikeRegistration, { params, body: {} })
        : desk(contracts.rejectBikeRegistration, { params, body: { reason: need(reason, 'reason') } }));
      return console.log(`${data.id}: ${data.serial} ${data.status}`);
    }
    if (word) throw new DeskRefusal('What about it? verify or reject.');
    const { data: one } = await desk(showActivation, { params });
    console.log(`${one.id}  ${one.serial}, ${one.bike}, ${one.variant}: ${one.status}`);
    console.log(`${one.customer}, ${one.email}`);
    console.log(
      `sold ${one.sold_on ?? 'on no known day'}; says bought ${one.purchased_on ?? 'nothing of it'}`,
    );
    console.log(
      one.proof
        ? `proof: ${one.proof.name} (${one.proof.type}) at /api/staff/bike-registrations/${one.id}/proof`
        : 'no proof',
    );
    if (one.rivals > 0) console.log(`Careful: ${one.rivals} more say so or have it.`);
    if (one.reason) console.log(`rejected: ${one.reason}`);
  },
};
