import * as contracts from '../../features/returns/returns.staff.contract.ts';
import { type Desk, DeskRefusal } from './desk.ts';
import { type Act, need, type Options } from './options.ts';
import { age, amount, printActed, table } from './print.ts';

type MakeBody = (desk: Desk, code: string, options: Options) => Promise<object>;

const STEPS: Record<
  string,
  { contract: (typeof contracts)['approveReturn' | 'rejectReturn']; body: MakeBody }
> = {
  approve: { contract: contracts.approveReturn, body: async () => ({}) },
  reject: {
    contract: contracts.rejectReturn,
    body: async (_desk, _code, { reason }) => ({ reason: need(reason, 'reason') }),
  },
  receive: { contract: contracts.receiveReturn, body: async () => ({}) },
  inspect: {
    contract: contracts.inspectReturn,
    body: async (desk, code, { as: outcome, unit }) => ({
      outcome: need(outcome, 'as resell|scrap'),
      ...(unit ? { units: [await unitOf(desk, code, unit)] } : {}),
    }),
  },
  refund: { contract: contracts.refundReturn, body: async () => ({}) },
};

async function unitOf(desk: Desk, code: string, frame: string): Promise<string> {
  const { data } = await desk(contracts.showReturn, { params: { code } });
  const line = data.lines.find(({ serial }) => serial === frame);
  if (!line) throw new DeskRefusal(`There is no "${frame}" in this return.`);
  return line.unit;
}

export const RETURN_ACTS: Record<string, Act> = {
  returns: async (desk) => {
    const { data, meta } = await desk(contracts.listReturns, { query: { sites: desk.site, limit: '100' } });
    printReturns(data, meta.count);
  },
  return: async (desk, code, options) => {
    const { data: shown } = await desk(contracts.showReturn, { params: { code } });
    const [word] = options.rest;
    if (!word) return printReturn(shown);
    const made = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined;
    if (!made) throw new DeskRefusal('What about it? approve, reject, receive, inspect or refund.');
    const { data } = await desk(made.contract, {
      params: { code },
      body: await made.body(desk, code, options),
    });
    console.log(`${code}: ${data.outcome}`);
    printActed({ ...data, outcome: null }, shown.currency);
  },
};

function printReturns(rows: readonly contracts.ListedReturn[], total: number) {
  if (rows.length === 0) return console.log('Nothing is to come back.');
  const cells = rows.map((row) => [
    ...[row.code, row.order_code, age(row.age_seconds), row.status, row.reason, row.name],
    row.lines.map(({ name }) => name).join(', '),
  ]);
  console.log(table(['return', 'order', 'since', 'status', 'reason', 'buyer', 'what'], cells, [2]));
  if (total > rows.length) console.log(`… and ${total - rows.length} more`);
}

function printReturn(shown: contracts.StaffReturn) {
  console.log(`${shown.code}  ${shown.status}, of order ${shown.order_code}`);
  console.log(`${shown.name}, ${shown.email}`);
  console.log(`${shown.reason}${shown.note ? `: "${shown.note}"` : ''}`);
  if (shown.refund_by)
    console.log(`to be sent back by ${shown.send_back_by}, to be refunded by ${shown.refund_by}`);
  if (shown.rejection) console.log(`refused: ${shown.rejection}`);
  if (shown.refund_minor !== null) console.log(`refund ${amount(shown.refund_minor, shown.currency)}`);
  const lines = shown.lines.map((line) => [
    ...[line.name, line.serial ?? '', amount(line.price_minor, shown.currency), line.outcome ?? ''],
  ]);
  console.log(`\n${table(['what', 'frame', 'amount', 'after a look'], lines, [2])}`);
  if (shown.photos.length > 0) console.log(`\nphotos: ${shown.photos.join(', ')}`);
}
