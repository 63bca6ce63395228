import { showBike } from '@paddock/server/contracts/bikes';
import { showWarrantyForm } from '@paddock/server/contracts/warranty';
import { Note } from '@paddock/ui/note';
import { data, redirect } from 'react-router';
import { failurePage, pageError } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/request.page.ts';
import { Machine } from './machine.tsx';
import { RequestForm } from './request-form.tsx';
import { sendRequest } from './send-request.server.ts';
import { WarrantyFrame } from './warranty-frame.tsx';
import type { RequestFormView } from './warranty-view.ts';
import { linesOf, toMachineView } from './warranty-views.server.ts';

await requireMessages('account', 'near');

export async function loader({ context, params }: Route.LoaderArgs): Promise<RequestFormView> {
  const visit = context.get(visitContext);
  const [bike, form, user] = await Promise.all([
    visit.call(showBike, { params: { id: params.id } }),
    visit.call(showWarrantyForm, { params: { id: params.id } }),
    visit.user(),
  ]);
  // A malformed id is refused by the api; the page answers as for an unknown bike.
  for (const answer of [bike, form]) if (!answer.ok) throw failurePage(answer.status);
  if (!bike.ok || !form.ok) throw pageError('unavailable', 503);
  return {
    bikeId: bike.data.id,
    machine: toMachineView(visit, bike.data),
    blocked: bike.data.lost ? 'lost' : bike.data.days_left === 0 ? 'over' : null,
    parts: form.data.parts,
    stores: form.data.stores.map((store) => ({
      id: store.id,
      name: store.name,
      lines: linesOf(store),
      position: store.position,
    })),
    phone: user?.phone ?? '',
    key: crypto.randomUUID(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const sent = await sendRequest(visit, params.id, await request.formData().catch(() => new FormData()));
  if (sent.ok) throw redirect(`/${params.country}/my-account/warranty/${sent.code}?registered`);
  if (sent.status === 404) throw pageError('not_found', 404);
  const { message, errors, status } = sent;
  return data({ message, errors }, { status });
}

/** Show the fault: words, 3 photographs, 1 video, and where to bring the machine. */
export default function RequestPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <WarrantyFrame
      title={t('warranty.title')}
      lead={t('warranty.lead')}
      back={{ path: 'my-account/bikes', words: t('bikes.title') }}
      about={view.machine.name}
      aside={
        <>
          <Machine machine={view.machine} />
          <After />
        </>
      }
    >
      {view.blocked ? (
        <Note tone="warn">{t(view.blocked === 'lost' ? 'warranty.lost' : 'warranty.over')}</Note>
      ) : (
        <RequestForm view={view} answer={actionData} />
      )}
    </WarrantyFrame>
  );
}

function After() {
  const t = useT();
  const steps = [
    ['warranty.after.look', 'warranty.after.lookText'],
    ['warranty.after.confirm', 'warranty.after.confirmText'],
    ['warranty.after.repair', 'warranty.after.repairText'],
  ] as const;
  return (
    <section aria-labelledby="warranty-after">
      <h2 className="ui-h4" id="warranty-after">
        {t('warranty.after')}
      </h2>
      <ol className="war-steps">
        {steps.map(([name, text]) => (
          <li key={name} className="war-steps__step">
            <b>{t(name)}</b>
            <span className="ui-small ui-muted">{t(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
