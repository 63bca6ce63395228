import * as contracts from '../../features/test-rides/test-rides.staff.contract.ts';
import { DeskRefusal } from './desk.ts';
import { type Act, need } from './options.ts';
import { table } from './print.ts';

/** Test rides and demonstrators: what the command line can do about them. */
export const TEST_RIDE_ACTS: Record<string, Act> = {
  rides: async (desk, store, { date, page }) => {
    const query = { page, ...(store ? { store } : {}), ...(date ? { day: date } : {}) };
    const { data, meta } = await desk(contracts.listStaffRides, { query });
    if (data.length === 0) return console.log('No test rides on that day.');
    const rows = data.map((one) => [
      ...[one.local_start, one.code, one.status, one.store, one.product, one.rider],
      ...[one.phone ?? one.email, one.licence ?? ''],
    ]);
    console.log(table(['when', 'code', 'status', 'store', 'what', 'rider', 'contact', 'licence'], rows, []));
    const rest = meta.total - (meta.page - 1) * meta.per_page - data.length;
    if (rest > 0) console.log(`… and ${rest} more: --page ${meta.page + 1}`);
  },
  ride: async (desk, code, { rest: [word], reason }) => {
    const params = { code };
    if (word !== 'done' && word !== 'no-show' && word !== 'cancel')
      throw new DeskRefusal('What about it? done, no-show or cancel.');
    const { data } = await (word === 'cancel'
      ? desk(contracts.cancelStaffRide, { params, body: { reason: need(reason, 'reason') } })
      : desk(word === 'done' ? contracts.finishStaffRide : contracts.missStaffRide, { params, body: {} }));
    console.log(`${data.code}: ${data.status}`);
  },
  demonstrators: async (desk, store) => {
    const { data } = await desk(contracts.listDemonstrators, { query: { store } });
    if (data.length === 0) return console.log('This store has no demonstrators.');
    const rows = data.map(({ id, product, variant, ref, blocks }) => [
      ...[String(id), product, variant ?? '', ref],
      blocks
        .map((block) => `${block.id}: ${block.starts_at} – ${block.ends_at} (${block.reason})`)
        .join('; '),
    ]);
    console.log(table(['id', 'what', 'variant', 'ref', 'blocked'], rows, [0]));
  },
  demonstrator: async (desk, id, { rest: [word, block], at, until, reason }) => {
    if (word === 'block') {
      const body = {
        starts_at: need(at, 'at 2026-12-01T08:00Z'),
        ends_at: need(until, 'until 2026-12-03T18:00Z'),
        reason: need(reason, 'reason'),
      };
      const { data } = await desk(contracts.blockDemonstrator, { params: { id }, body });
      return console.log(`Demonstrator ${id}: blocked (${data.id}).`);
    }
    if (word !== 'lift' || !block) throw new DeskRefusal('What about it? block, or lift and the block.');
    await desk(contracts.liftBlock, { params: { id: block }, body: {} });
    console.log(`Demonstrator ${id}: block ${block} lifted.`);
  },
};
