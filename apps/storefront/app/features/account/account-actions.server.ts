import {
  changePassword,
  endOtherSessions,
  endSession,
  updateUser,
} from '@paddock/server/contracts/customers';
import { deletePasskey } from '@paddock/server/contracts/passkeys';
import { phoneText } from '@paddock/ui/phone-text';
import type { Visit } from '../../visit.server.ts';
import { phoneCountries } from '../addresses/phone-countries.server.ts';
import { emailFault, passwordFault } from '../auth/field.rules.ts';
import { faulty, formState } from '../auth/form-state.ts';
import { again, readForm } from '../auth/read-form.server.ts';
import type { AccountReply, Done } from './account-reply.ts';

const FIELDS = [
  ...(['deed', 'id', 'given_name', 'family_name', 'email', 'phone', 'phone_country'] as const),
  ...(['current_password', 'password'] as const),
];
type Typed = Record<(typeof FIELDS)[number], string>;
type Deed = (visit: Visit, typed: Typed) => Promise<AccountReply>;

const DEEDS: Record<AccountReply['section'] | 'session', Deed> = {
  profile: saveProfile,
  password: savePassword,
  session: signOutThere,
  sessions: signOutElsewhere,
  passkeys: removePasskey,
};

/** The forms of the account page, each told by its `deed`. A form that was not done comes back under a status that says so. */
export async function doDeed(visit: Visit, request: Request) {
  const typed = await readForm(visit, request, FIELDS);
  if (!Object.hasOwn(DEEDS, typed.deed)) throw new Response(null, { status: 400 });
  const reply = await DEEDS[typed.deed as keyof typeof DEEDS](visit, typed);
  if (!reply.state) return reply;
  return { ...again(reply.state), data: reply };
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
  if (Object.keys(faults).length > 0) return { section: 'profile', state: faulty(faults, values) };
  const phone = phoneText({ iso: phone_country, number: typed.phone }, phoneCountries(visit)) || null;
  const answer = await visit.call(updateUser, {
    body: { given_name, family_name, email, phone, ...(current_password && { current_password }) },
  });
  if (!answer.ok) return { section: 'profile', state: formState(answer, values) };
  // The page that follows says who he is now.
  const user = answer.data;
  visit.user = async () => user;
  return done('profile', { kind: 'profile' });
}

/** Whoever sits at a browser left open must not take the account along to an address of his own. */
const isOther = (email: string, user: { email: string } | null) =>
  email.trim().toLowerCase() !== user?.email.toLowerCase();

async function savePassword(visit: Visit, { current_password, password }: Typed): Promise<AccountReply> {
  const fault = passwordFault(password);
  const faults = {
    ...(current_password === '' && { current_password: 'required' as const }),
    ...(fault && { password: fault }),
  };
  if (Object.keys(faults).length > 0) return { section: 'password', state: faulty(faults, {}) };
  const answer = await visit.call(changePassword, { body: { current_password, password } });
  if (!answer.ok) return { section: 'password', state: formState(answer) };
  return done('password', { kind: 'password', ended: answer.data.ended_sessions });
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

async function removePasskey(visit: Visit, { id }: Typed): Promise<AccountReply> {
  const answer = await visit.call(deletePasskey, { params: { id: Number(id) || 0 } });
  if (!answer.ok && answer.status !== 404) return { section: 'passkeys', state: formState(answer) };
  return done('passkeys', { kind: 'passkey' });
}
