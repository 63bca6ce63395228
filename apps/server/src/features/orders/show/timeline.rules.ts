import type { SalesOrder, TimelineStep } from '../sales-order.contract.ts';

export interface Story {
  readonly status: SalesOrder['status'];
  readonly pickup: boolean;
  readonly placedAt: string;
  readonly deadlineOn: string | null;
  readonly arrivesOn: string | null;
  readonly events: readonly {
    readonly kind: string;
    readonly at: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
}

type Kind = TimelineStep['kind'];

const FINAL = new Set<SalesOrder['status']>(['delivered', 'cancelled', 'returned', 'refunded']);

/** What happened, what happens now, what comes; in the order of time. */
export function timelineOf(story: Story): TimelineStep[] {
  const at = whenOf(story);
  const done = (kind: Kind): TimelineStep => ({ kind, state: 'done', at: at(kind), expected_on: null });
  const next = (kind: Kind): TimelineStep => ({
    kind,
    state: 'next',
    at: null,
    expected_on: kind === (story.pickup ? 'ready_for_pickup' : 'delivered') ? handOverDay(story) : null,
  });
  const steps: TimelineStep[] = [done('placed'), ...payment(story, at)];
  const way: Kind[] = ['confirmed', 'preparing', story.pickup ? 'ready_for_pickup' : 'shipped', 'delivered'];
  const over = at('cancelled') !== null;
  for (const kind of way) {
    if (at(kind) !== null) steps.push(done(kind));
    else if (!over) steps.push(next(kind));
  }
  const rest = afterwards(story, over);
  if (story.status === 'return_requested')
    return [...steps, ...rest.slice(0, -1), ...rest.slice(-1).map(asNow), next('returned'), next('refunded')];
  // A withdrawal may be declared while steps are still to come.
  const isNext = ({ state }: TimelineStep) => state === 'next' && at('delivered') === null;
  const inOrder = [...steps.filter((step) => !isNext(step)), ...rest, ...steps.filter(isNext)];
  return inOrder.map((step) => (step.kind === story.status && !FINAL.has(story.status) ? asNow(step) : step));
}

/** Not told when the money did not come, nor while it may still come after that day. */
function handOverDay({ status, deadlineOn, arrivesOn }: Story): string | null {
  if (status === 'payment_failed') return null;
  const isWaiting = status === 'pending_confirmation' && deadlineOn !== null;
  return isWaiting && arrivesOn !== null && arrivesOn <= deadlineOn ? null : arrivesOn;
}

const asNow = (step: TimelineStep): TimelineStep => ({ ...step, state: 'now' });

const AFTERWARDS: readonly Kind[] = [
  'withdrawal_received',
  'return_requested',
  'return_approved',
  'return_rejected',
  'return_withdrawn',
  'returned',
  'cancelled',
  'refunded',
];
const isAfterwards = (kind: string): kind is Kind => AFTERWARDS.some((known) => known === kind);

/** What came after the hand-over, or instead of it; one order may be given back in parts, so each time is told. */
const afterwards = ({ events }: Story, isCancelled: boolean): TimelineStep[] =>
  events.flatMap(({ kind, at }) => {
    if (!isAfterwards(kind) || (kind === 'cancelled' && !isCancelled)) return [];
    return { kind, state: 'done', at, expected_on: null } as const;
  });

function payment(story: Story, at: (kind: Kind) => string | null): TimelineStep[] {
  const now = (kind: Kind, expected_on: string | null = null): TimelineStep => ({
    kind,
    state: 'now',
    at: at(kind),
    expected_on,
  });
  if (story.status === 'processing') return [now('payment_processing')];
  if (story.status === 'payment_failed') return [now('payment_failed')];
  if (story.status === 'pending_confirmation') return [now('payment_awaited', story.deadlineOn)];
  return at('paid') === null ? [] : [{ kind: 'paid', state: 'done', at: at('paid'), expected_on: null }];
}

const SAME: Readonly<Record<string, Kind>> = { reinstated: 'confirmed', payment_paid: 'paid' };

/** The last time something happened; what a reinstated order was cancelled for does not count any more. */
function whenOf({ events, placedAt, status }: Story) {
  const times = new Map<string, string>([['placed', placedAt]]);
  for (const { kind, at, data } of events) {
    times.set(SAME[kind] ?? kind, at);
    if (data.paid === true) times.set('paid', at);
    if (kind === 'reinstated') times.delete('cancelled');
  }
  if (status !== 'cancelled' && status !== 'refunded') times.delete('cancelled');
  return (kind: Kind) => times.get(kind) ?? null;
}
