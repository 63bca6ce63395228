import { endAlert } from '@paddock/server/contracts/alerts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  stepUp,
  updateUser,
} from '@paddock/server/contracts/customers';
import { deletePasskey } from '@paddock/server/contracts/passkeys';
import { phoneText } from '@paddock/ui/phone-text';
import type { Visit } from '../../request/visit.server.ts';
import { emailFault, passwordFault } from '../auth/form/field.rules.ts';
import { formState, invalidForm } from '../auth/form/form-state.ts';
import { phoneCountries } from '../auth/form/phone-countries.server.ts';
import { formReply, readForm } from '../auth/form/read-form.server.ts';
import type { AccountReply, Done } from './account-form.tsx';

const FIELDS = [
  ...(['intent', 'id', 'given_name', 'family_name', 'email', 'phone', 'phone_country'] as const),
  ...(['current_password', 'password', 'keep_passkeys'] as const),
];
type Typed = Record<(typeof FIELDS)[number], string>;
type AccountAction = (visit: Visit, typed: Typed) => Promise<AccountReply>;

const ACTIONS: Record<AccountReply['section'] | 'session', AccountAction> = {
  profile: saveProfile,
  password: savePassword,
  session: signOutThere,
  sessions: signOutElsewhere,
  passkeys: removePasskey,
  alerts: endOwnAlert,
};

/** The forms of the account page, told apart by `intent`. A failed form is returned with an error status. */
export async function runAccountAction(visit: Visit, request: Request) {
  const typed = await readForm(visit, request, FIELDS);
  if (!Object.hasOwn(ACTIONS, typed.intent)) throw new Response(null, { status: 400 });
  const reply = await ACTIONS[typed.intent as keyof typeof ACTIONS](visit, typed);
  if (!reply.state) return reply;
  return { ...formReply(reply.state), data: reply };
}

const done = (section: AccountReply['section'], what: Done): AccountReply => ({ section, done: what });

async function saveProfile(visit: Visit, typed: Typed): Promise<AccountReply> {
  const { given_name, family_name, email, phone_country, current_password } = typed;
  const values = { given_name, family_name, email, phone: typed.phone, phone_country };
  const faults = {
    ...(given_name.trim() === '' && { given_name: 'required' as const }),
    ...(family_name.trim() === '' && { family_name: 'required' as const }),
    ...(emailFault(email) && { email: emailFault(email) ?? 'required' }),
    ...(current_password === '' &&
      isOther(email, await visit.user()) && { current_password: 'required' as const }),
  };
  if (Object.keys(faults).length > 0) return { section: 'profile', state: invalidForm(faults, values) };
  const phone = phoneText({ iso: phone_country, number: typed.phone }, phoneCountries(visit)) || null;
  const answer = await visit.call(updateUser, {
    body: { given_name, family_name, email, phone, ...(current_password && { current_password }) },
  });
  if (!answer.ok) return { section: 'profile', state: formState(answer, values) };
  // The next page shows the new name.
  const user = answer.data;
  visit.user = async () => user;
  return done('profile', { kind: 'profile' });
}

/** A stranger at an unattended browser must not move the account to another e-mail address. */
const isOther = (email: string, user: { email: string } | null) =>
  email.trim().toLowerCase() !== user?.email.toLowerCase();

async function savePassword(visit: Visit, typed: Typed): Promise<AccountReply> {
  const { current_password, password } = typed;
  const fault = passwordFault(password);
  const faults = {
    ...(current_password === '' && { current_password: 'required' as const }),
    ...(fault && { password: fault }),
  };
  if (Object.keys(faults).length > 0) return { section: 'password', state: invalidForm(faults, {}) };
  const answer = await visit.call(changePassword, {
    body: { current_password, password, keep_passkeys: typed.keep_passkeys === 'yes' },
  });
  if (!answer.ok) return { section: 'password', state: formState(answer) };
  const { ended_sessions: ended, removed_passkeys: removedPasskeys } = answer.data;
  return done('password', { kind: 'password', ended, removedPasskeys });
}

async function signOutThere(visit: Visit, { id }: Typed): Promise<AccountReply> {
  const answer = await visit.call(endSession, { params: { id: Number(id) || 0 } });
  // Gone already is what was wanted.
  if (!answer.ok && answer.status !== 404) return { section: 'sessions', state: formState(answer) };
  return done('sessions', { kind: 'session' });
}

async function signOutElsewhere(visit: Visit): Promise<AccountReply> {
  const answer = await visit.call(endOtherSessions, {});
  if (!answer.ok) return { section: 'sessions', state: formState(answer) };
  return done('sessions', { kind: 'sessions', ended: answer.data.ended_sessions });
}

async function removePasskey(visit: Visit, typed: Typed): Promise<AccountReply> {
  const id = Number(typed.id) || 0;
  if (typed.current_password !== '') {
    const proved = await visit.call(stepUp, { body: { current_password: typed.current_password } });
    if (!proved.ok) return { section: 'passkeys', state: formState(proved), confirmFor: id };
  }
  const answer = await visit.call(deletePasskey, { params: { id } });
  if (!answer.ok && answer.code === 'step_up_needed')
    return { section: 'passkeys', state: formState(answer), confirmFor: id };
  if (!answer.ok && answer.status !== 404) return { section: 'passkeys', state: formState(answer) };
  return done('passkeys', { kind: 'passkey' });
}

async function endOwnAlert(visit: Visit, { id }: Typed): Promise<AccountReply> {
  const answer = await visit.call(endAlert, { params: { id: Number(id) || 0 } });
  // Told or ended already is what was wanted.
  if (!answer.ok && answer.status !== 404) return { section: 'alerts', state: formState(answer) };
  return done('alerts', { kind: 'alert' });
}
