import { calendarFile } from '@paddock/i18n/calendar-file';
import { showOrder } from '@paddock/server/contracts/orders';
import { failureStatus } from '../../http/reply.server.ts';
import { config } from '../../platform/config.server.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import { formatList } from '../../text/format-dates.server.ts';
import type { Route } from './+types/calendar.resource.ts';

const CODE = /^[0-9A-Z]{8,32}$/;

/** The days of the hand-over as a calendar file, to who may see the order. */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!CODE.test(code)) return new Response(null, { status: 404 });
  const key = visit.url.searchParams.get('key') ?? undefined;
  const answer = await visit.call(showOrder, { params: { code }, query: { key } });
  if (!answer.ok) return new Response(null, { status: failureStatus(answer.status) });
  const { delivery, items } = answer.data;
  const { arrives_from, arrives_on, to } = delivery;
  if (!arrives_on) return new Response(null, { status: 404 });
  const page = `${config.origin}${authPath(visit.segment)}/checkout/${code}/result`;
  const products = formatList(visit, [...new Set(items.map(({ name }) => name))]);
  const file = calendarFile(
    {
      uid: `order-${code}@${new URL(config.origin).hostname}`,
      when: { from: arrives_from ?? arrives_on, to: arrives_on },
      title: `${config.brand}: ${products}`,
      text: [delivery.name, code].filter(Boolean).join(', '),
      place: [to.name, ...to.lines].join(', '),
      url: key ? `${page}?${new URLSearchParams({ key })}` : page,
    },
    { brand: config.brand },
  );
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${code}.ics"`,
    },
  });
}
