import type { Ids, Kind } from './access-owner.ts';

/** Where in a call an id stands: `params.id`, `query.key`, `body.photos`, `headers.cart`. */
export type Slot = `${'params' | 'query' | 'body' | 'headers'}.${string}`;
/** Public: the reason why every caller may name it. */
export interface Open {
  readonly open: string;
  /** With what the place is filled. */
  readonly from?: Kind;
}
export const isOpen = (input: Kind | Open): input is Open => typeof input !== 'string';

export interface Access {
  /** Every id the route takes, and whose kind of thing it names. */
  readonly ids: Readonly<Record<Slot, Kind | Open>>;
  /** The rest of a body that would be accepted. */
  readonly body?: (ids: Ids) => Record<string, unknown> | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Access: the owner alone, or the holder of the id, because it is a secret sent to one person (the link in a
   * mail, the pair of an order and its attempt at a provider).
   */
  readonly for?: 'owner' | 'holder';
  /** Without a foreign id the caller's own data is shown: the answer is the same, but no refusal. */
  readonly ownInstead?: true;
  /** The owner's answer when the state does not allow the action. Never "not found". */
  readonly answer?: number;
}
