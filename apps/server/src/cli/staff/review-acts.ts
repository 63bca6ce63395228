import { showReview } from '../../features/reviews/desk/reviews.desk.contract.ts';
import * as contracts from '../../features/reviews/reviews.staff.contract.ts';
import { type Desk, DeskRefusal } from './desk.ts';
import { type Act, need, type Options } from './options.ts';
import { age, table } from './print.ts';

const STATUSES = ['waiting', 'published', 'refused'];

/** Reviews: what the command line can do about them. */
export const REVIEW_ACTS: Record<string, Act> = {
  reviews: async (desk, status, { page }) => {
    if (status && !STATUSES.includes(status)) throw new DeskRefusal(`Which? ${STATUSES.join(', ')}.`);
    const query = { page, ...(status && { status }) };
    const { data, meta } = await desk(contracts.listStaffReviews, { query });
    if (data.length === 0) return console.log('No reviews.');
    const rows = data.map((one) => [
      ...[one.code, age(one.age_seconds), String(one.stars), one.product, one.locale],
      ...[one.author ?? '', one.title],
    ]);
    console.log(table(['review', 'since', 'stars', 'product', 'reads', 'author', 'title'], rows, [1, 2]));
    const rest = meta.total - (meta.page - 1) * meta.per_page - data.length;
    if (rest > 0) console.log(`… and ${rest} more: --page ${meta.page + 1}`);
  },
  review: async (desk, code, options) => {
    const [word] = options.rest;
    if (!word) return printReview((await desk(showReview, { params: { code } })).data);
    const status = await actOn(desk, code, word, options);
    console.log(`${code}: ${status}`);
  },
};

async function actOn(desk: Desk, code: string, word: string, { reason, note }: Options): Promise<string> {
  const params = { code };
  switch (word) {
    case 'approve':
      return (await desk(contracts.approveReview, { params, body: {} })).data.status;
    case 'refuse': {
      const body = { reason: need(reason, 'reason') };
      return (await desk(contracts.refuseReview, { params, body })).data.status;
    }
    case 'answer': {
      const body = { text: need(note, 'note') };
      return (await desk(contracts.answerReview, { params, body })).data.status;
    }
    default:
      throw new DeskRefusal('What about it? approve, refuse or answer.');
  }
}

function printReview(one: contracts.StaffReview) {
  console.log(
    `${one.code}  ${one.status}, ${one.stars} of 5 for ${one.product}, ${age(one.age_seconds)} old`,
  );
  console.log(`${one.author ?? '(erased)'}, writes ${one.locale}, order ${one.order_code ?? '(imported)'}`);
  console.log(`\n${one.title}\n${one.text}`);
  if (one.refusal) console.log(`\nrefused: ${one.refusal}`);
  if (one.answer) console.log(`\nour answer: ${one.answer}`);
}
