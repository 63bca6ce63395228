import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replayWebhook,
  retryDeadLetters,
  rotateWebhookSecret,
  type Webhook,
} from '@paddock/server/features/events/webhooks/webhooks.contract.ts';
import type { Translate } from '../../i18n/use-t.ts';
import {
  type ActionField,
  type ActionValues,
  defineAction,
  type SubjectAction,
} from '../../kit/actions/action-types.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';

type OnSecret = (secret: string) => void;

const fieldsOf = (t: Translate, webhook: Webhook | null): ActionField[] => [
  {
    name: 'name',
    label: t('webhooks.name'),
    kind: 'text',
    isRequired: true,
    maxLength: 100,
    initial: webhook?.name ?? '',
  },
  {
    name: 'url',
    label: t('webhooks.address'),
    kind: 'text',
    isRequired: true,
    maxLength: 500,
    hint: t('webhooks.addressHint'),
    initial: webhook?.url ?? '',
  },
  {
    name: 'types',
    label: t('webhooks.events'),
    kind: 'text',
    maxLength: 2000,
    hint: t('webhooks.eventsHint'),
    initial: webhook?.types.join(', ') ?? '',
  },
];

const bodyOf = ({ name = '', url = '', types = '' }: ActionValues) => ({
  name,
  url,
  types: types.split(/[\s,]+/).filter(Boolean),
});

/** The secret is in the answer of this call only. */
export const createAction = (t: Translate, onSecret: OnSecret): SubjectAction<null> => ({
  name: 'webhook.create',
  keys: 'c',
  kind: 'next',
  fields: () => fieldsOf(t, null),
  submit: async (_subject, values, options) => {
    const answer = await callDesk(createWebhook, { body: bodyOf(values) }, options);
    onSecret(answer.data.secret);
    return answer as never;
  },
});

const rotateAction = (t: Translate, onSecret: OnSecret): SubjectAction<Webhook> => ({
  name: 'webhook.rotate_secret',
  keys: 'n',
  icon: 'key',
  effects: () => [t('webhooks.rotateEffect')],
  submit: async ({ id }, _values, options) => {
    const answer = await callDesk(rotateWebhookSecret, { params: { id }, body: {} }, options);
    onSecret(answer.data.secret);
    return answer as never;
  },
});

const deleteAction = (t: Translate, onDeleted: () => void): SubjectAction<Webhook> => ({
  name: 'webhook.delete',
  keys: 'x',
  icon: 'trash',
  kind: 'danger',
  effects: () => [t('webhooks.deleteEffect')],
  submit: async ({ id }, _values, options) => {
    const answer = await callDesk(deleteWebhook, { params: { id } }, options);
    onDeleted();
    return answer as never;
  },
});

const enableAction = (t: Translate, isEnabled: boolean): SubjectAction<Webhook> =>
  defineAction<Webhook, typeof changeWebhook>({
    name: isEnabled ? 'webhook.enable' : 'webhook.disable',
    keys: 'd',
    icon: isEnabled ? 'check' : 'close',
    ...(isEnabled && { kind: 'next' as const }),
    contract: changeWebhook,
    effects: () => [t(isEnabled ? 'webhooks.enableEffect' : 'webhooks.disableEffect')],
    input: ({ id, name, url, types }) => ({
      params: { id },
      body: { name, url, types, enabled: isEnabled },
    }),
  });

export const actionsOf = (
  t: Translate,
  { onSecret, onDeleted }: { onSecret: OnSecret; onDeleted: () => void },
): SubjectAction<Webhook>[] => [
  defineAction<Webhook, typeof retryDeadLetters>({
    name: 'webhook.retry',
    keys: 't',
    icon: 'return',
    kind: 'next',
    contract: retryDeadLetters,
    effects: ({ dead }) => [t('webhooks.retryEffect', { count: dead })],
    input: ({ id }) => ({ params: { id }, body: {} }),
  }),
  defineAction<Webhook, typeof changeWebhook>({
    name: 'webhook.change',
    keys: 'e',
    icon: 'edit',
    contract: changeWebhook,
    fields: (webhook) => fieldsOf(t, webhook),
    input: ({ id, status }, values) => ({
      params: { id },
      body: { ...bodyOf(values), enabled: status !== 'disabled' },
    }),
  }),
  enableAction(t, true),
  enableAction(t, false),
  defineAction<Webhook, typeof replayWebhook>({
    name: 'webhook.replay',
    keys: 'r',
    icon: 'undo',
    contract: replayWebhook,
    fields: ({ position }) => [
      {
        name: 'after',
        label: t('webhooks.after'),
        kind: 'number',
        isRequired: true,
        hint: t('webhooks.afterHint', { position }),
        initial: String(position),
      },
    ],
    effects: () => [t('webhooks.replayEffect')],
    input: ({ id }, { after = '' }) => ({ params: { id }, body: { after: Number(after) } }),
  }),
  rotateAction(t, onSecret),
  deleteAction(t, onDeleted),
];

/** What can be done to a webhook in its state by a person who may manage webhooks of the site. */
export function offersOf({ status, dead }: Webhook, mayManage: boolean) {
  const isDisabled = status === 'disabled';
  const names = [
    ...(dead > 0 ? ['webhook.retry'] : []),
    'webhook.change',
    isDisabled ? 'webhook.enable' : 'webhook.disable',
    'webhook.replay',
    'webhook.rotate_secret',
    'webhook.delete',
  ];
  return names.map((name) => ({ name, allowed: mayManage, reason: 'not_permitted' }));
}
