import { addAlert, requestAlert } from '@paddock/server/contracts/alerts';
import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PageFrame } from '../../frame/page-frame.tsx';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { type Visit, visitContext } from '../../request/visit.server.ts';
import { emailFault } from '../auth/form/field.rules.ts';
import { catchOffline, formState, invalidForm } from '../auth/form/form-state.ts';
import { formReply, readForm } from '../auth/form/read-form.server.ts';
import type { Route } from './+types/alert.page.ts';
import { AlertForm } from './alert-form.tsx';
import { DEFAULT_RADIUS, loadAlertForm, radiusUnitOf } from './load-alert-form.server.ts';
import '../auth/auth.css';
import './alerts.css';

await requireMessages('alerts', 'account');

const FIELDS = ['email', 'color', 'size', 'place', 'radius'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadAlertForm(context.get(visitContext), params.slug);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const typed = await readForm(visit, request, FIELDS);
  const body = inputOf(visit, params.slug, typed);
  const user = await visit.user();
  if (user) {
    const added = await visit.call(addAlert, { body });
    return added.ok ? { waitsFor: user.email } : formReply(formState(added, typed));
  }
  const fault = emailFault(typed.email);
  if (fault) return formReply(invalidForm({ email: fault }, typed));
  const email = typed.email.trim();
  const sent = await visit.call(requestAlert, { body: { ...body, email } });
  return sent.ok ? { sentTo: email } : formReply(formState(sent, typed));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchOffline(serverAction);

function inputOf(visit: Visit, product: string, { color, size, place, radius }: Typed) {
  const id = (text: string) => (/^\d{1,9}$/.test(text) ? { value: Number(text) } : null);
  return {
    product,
    color: id(color)?.value,
    size: id(size)?.value,
    place: place.trim().slice(0, 100) || undefined,
    radius: Math.min(id(radius)?.value || DEFAULT_RADIUS, 500),
    radius_unit: radiusUnitOf(visit),
  };
}

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { product } = loaderData;
  return (
    <PageFrame
      title={t('alerts.title')}
      lead={t('alerts.lead', { product: product.name })}
      picture={product.picture}
      trail={[{ name: product.name, path: `products/${product.slug}` }]}
      noindex
    >
      <div className="ui-column alert-page">
        {actionData && !('problem' in actionData) ? (
          <Done reply={actionData} product={product} />
        ) : (
          <AlertForm view={loaderData} state={actionData} />
        )}
      </div>
    </PageFrame>
  );
}

type DoneProps = {
  reply: { sentTo: string } | { waitsFor: string };
  product: { slug: string; name: string };
};

/** In place of the form once it is sent. */
function Done({ reply, product }: DoneProps) {
  const t = useT();
  const path = usePath();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on from here.
  useEffect(() => box.current?.focus(), []);
  const isSent = 'sentTo' in reply;
  return (
    <div className="alert-page__done" ref={box} tabIndex={-1}>
      <Note tone="ok" isLive title={isSent ? t('alerts.sent.title') : t('alerts.waiting')}>
        <p>{isSent ? t('alerts.sent.text', { email: reply.sentTo }) : t('alerts.next')}</p>
      </Note>
      <ButtonLink as={Link} to={path(`products/${product.slug}`)} variant="ghost">
        {t('alerts.back', { product: product.name })}
      </ButtonLink>
    </div>
  );
}
