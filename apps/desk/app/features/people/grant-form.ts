import { giveGrant, invitePerson } from '@paddock/server/features/people/members/people.contract.ts';
import { listRoles } from '@paddock/server/features/people/roles/roles.contract.ts';
import { DESK_LOCALES } from '../../i18n/desk-locales.ts';
import { currentLocale } from '../../i18n/messages.ts';
import { type Translate, useLabel } from '../../i18n/use-t.ts';
import type { ActionField, ActionValues, SubjectAction } from '../../kit/actions/action-types.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { languageName } from '../../kit/parts/language.ts';
import type { DeskSite } from '../../kit/session/me.contract.ts';
import { useMe } from '../../kit/session/use-me.ts';
import { siteOf } from './scope-text.tsx';

export interface GrantChoices {
  readonly roles: readonly { readonly name: string; readonly label: string }[];
  readonly sites: readonly DeskSite[];
}

export const REGIONS = ['africa', 'americas', 'asia', 'europe', 'oceania'] as const;

/** The fields of a grant: role, scope, end, reason. The api decides what the caller can pass on. */
export function grantFields(t: Translate, { roles, sites }: GrantChoices): ActionField[] {
  const regions = REGIONS.filter((region) => sites.some((site) => site.region === region));
  return [
    {
      name: 'role',
      label: t('people.role'),
      kind: 'select',
      isRequired: true,
      initial: roles[0]?.name ?? '',
      options: roles.map(({ name, label }) => ({ value: name, label })),
    },
    {
      name: 'scope',
      label: t('people.scope'),
      kind: 'select',
      isRequired: true,
      initial: `site/${sites[0]?.slug ?? ''}`,
      options: [
        ...sites.map(({ slug, name }) => ({ value: `site/${slug}`, label: name })),
        ...regions.map((region) => ({ value: `region/${region}`, label: t(`people.region.${region}`) })),
        { value: 'brand', label: t('people.brand') },
      ],
    },
    { name: 'until', label: t('people.untilOptional'), kind: 'date' },
    { name: 'guest', label: t('people.guest'), kind: 'checkbox' },
    { name: 'reason', label: t('people.reason'), kind: 'text', isRequired: true, maxLength: 500 },
  ];
}

/** What was typed as the body of a grant. */
export function grantBody({ role = '', scope = '', until, guest, reason = '' }: ActionValues) {
  const [kind, ref] = scope.split('/');
  return {
    role,
    scope_kind: kind as 'brand' | 'region' | 'site',
    scope_ref: ref ?? null,
    ...(until ? { until_at: `${until}T23:59:59Z` } : {}),
    is_guest: guest === 'true',
    reason,
  };
}

export const giveAction = (t: Translate, choices: GrantChoices): SubjectAction<{ id: number }> => ({
  name: 'grant.give',
  keys: 'a',
  kind: 'next',
  icon: 'plus',
  fields: () => grantFields(t, choices),
  submit: ({ id }, values, options) =>
    callDesk(
      giveGrant,
      { params: { id }, body: grantBody(values) },
      { ...options, site: siteOf(values.scope ?? '', choices.sites) },
    ) as never,
});

export const inviteAction = (t: Translate, choices: GrantChoices): SubjectAction<null> => ({
  name: 'staff.invite',
  keys: 'c',
  kind: 'next',
  fields: () => [
    { name: 'name', label: t('people.name'), kind: 'text', isRequired: true, maxLength: 100 },
    { name: 'email', label: t('people.email'), kind: 'text', isRequired: true, maxLength: 200 },
    {
      name: 'locale',
      label: t('people.language'),
      kind: 'select',
      isRequired: true,
      initial: currentLocale,
      options: DESK_LOCALES.map((value) => ({ value, label: languageName(value) })),
    },
    ...grantFields(t, choices),
  ],
  effects: (_subject, { email }) => (email ? [t('people.inviteMail', { email })] : []),
  submit: (_subject, { name = '', email = '', locale = 'en', ...values }, options) =>
    callDesk(
      invitePerson,
      { body: { ...grantBody(values), name, email, locale } },
      { ...options, site: siteOf(values.scope ?? '', choices.sites) },
    ) as never,
});

/** Roles and sites for the form of a grant. */
export function useGrantChoices(): GrantChoices {
  const label = useLabel();
  const { sites, permissions } = useMe();
  const roles = useDeskQuery(listRoles, {}, { staleTime: 60_000 }).data?.data ?? [];
  const own = permissions['grant.give'] ?? [];
  return {
    roles: roles.map((role) => ({
      name: role.name,
      label: role.label ?? label(`roles.name.${role.name}`, role.name),
    })),
    sites: sites.filter(({ slug }) => own.includes(slug)),
  };
}
