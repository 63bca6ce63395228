import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import type { AuditEntry } from '../staff/write-audit.ts';
import { findRule } from './approval-rules.sql.ts';
import { APPROVABLE, type Approvable, COUNT_CURRENCY, defaultLimit } from './approvals.rules.ts';
import { findPersonId } from './approvals.sql.ts';
import type { Prepared } from './prepared.ts';

/** The person behind a caller: an API key acts for the person who made it, so that one person is not two. */
export const findPerson = async (db: Db | Tx, staffId: number): Promise<number> =>
  (await findPersonId(db, staffId)) ?? staffId;

/** No limit: one person may always do it alone. */
export const NO_LIMIT = Number.POSITIVE_INFINITY;

/** Above this an act of the permission needs a second person; null: always. */
export async function findLimit(
  tx: Tx | Db,
  key: { readonly siteId: number; readonly permission: Approvable; readonly currency: string },
): Promise<number | null> {
  const rule = await findRule(tx, key);
  if (rule) return rule.min_amount_minor;
  return key.currency === COUNT_CURRENCY ? NO_LIMIT : defaultLimit(key.currency);
}

export { APPROVABLE };

/** The act is above the limit of one person. Nothing of it may stay: the caller rolls back and proposes it. */
export interface ApprovalRequired {
  readonly ok: false;
  readonly code: 'approval_required';
  readonly amount: { readonly minor: number; readonly currency: string } | null;
  readonly limitMinor: number | null;
}

/** What the person who decides wants to know before it runs. */
export interface ApprovalFacts {
  /** The order behind it, if there is one. */
  readonly order: string | null;
  readonly buyer: string | null;
  readonly paid_minor: number;
  /** What went back before or is on its way, without this act. */
  readonly refunded_before_minor: number;
  readonly price_minor: number;
  /** How the money goes back. */
  readonly method: string | null;
  /** The mail that follows, and the language it is in; null: none. */
  readonly mail: { readonly kind: string; readonly locale: string } | null;
  /** Of money that comes in instead: what the order still waits for, and the bank's value date. */
  readonly payment?: { readonly due_minor: number; readonly value_on: string };
}

export type ActOutcome =
  | { readonly ok: true; readonly acted: object }
  | { readonly ok: false; readonly code: string };

/**
 * A verb that may need a second person. It is run with the same input whether one person may do it alone or another has
 * approved it; `call.approval` is set in the second case.
 */
export interface ApprovableAct<Input extends object, Outcome extends ActOutcome> {
  /** The verb's name in the table `approvals`. */
  readonly contract: string;
  readonly permission: Approvable;
  readonly input: z.ZodType<Input>;
  readonly subjectOf: (input: Input) => AuditEntry['subject'];
  readonly reasonOf: (input: Input) => string;
  /** Locks the subject and tells what the proposal depends on. Null: there is no such subject. */
  readonly readState: (tx: Tx, siteId: number, input: Input) => Promise<object | null>;
  readonly run: (tx: Tx, call: StaffCall, input: Input) => Promise<Outcome>;
  readonly readFacts?: (tx: Tx, siteId: number, input: Input) => Promise<ApprovalFacts | null>;
  /** Before the transaction, where a provider must be asked first. */
  readonly prepare?: (call: StaffCall, input: Input) => Promise<Prepared>;
  /** Gives back what the proposal has reserved, when it ends without running. The subject is locked. */
  readonly release?: (tx: Tx, siteId: number, input: Input, approvalId: number) => Promise<void>;
}

/** As the registry keeps it: the input is parsed by the act itself. */
export interface RegisteredAct {
  readonly contract: string;
  readonly permission: Approvable;
  readonly readState: (tx: Tx, siteId: number, input: object) => Promise<object | null>;
  readonly run: (tx: Tx, call: StaffCall, input: object) => Promise<ActOutcome>;
  readonly readFacts: (tx: Tx, siteId: number, input: object) => Promise<ApprovalFacts | null>;
  readonly prepare: (call: StaffCall, input: object) => Promise<Prepared>;
  readonly release: (tx: Tx, siteId: number, input: object, approvalId: number) => Promise<void>;
}

export type ApprovableActs = ReadonlyMap<string, RegisteredAct>;

export function registerAct<Input extends object, Outcome extends ActOutcome>(
  act: ApprovableAct<Input, Outcome>,
): RegisteredAct {
  const { contract, permission, input: schema, readState, run, readFacts, prepare, release } = act;
  return {
    contract,
    permission,
    readState: (tx, siteId, input) => readState(tx, siteId, schema.parse(input)),
    run: (tx, call, input) => run(tx, call, schema.parse(input)),
    readFacts: async (tx, siteId, input) => (await readFacts?.(tx, siteId, schema.parse(input))) ?? null,
    prepare: async (call, input) => (await prepare?.(call, schema.parse(input))) ?? 'ready',
    release: async (tx, siteId, input, approvalId) => release?.(tx, siteId, schema.parse(input), approvalId),
  };
}

export const registerActs = (acts: readonly RegisteredAct[]): ApprovableActs =>
  new Map(acts.map((act) => [act.contract, act]));
