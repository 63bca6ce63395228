// Two people are two people, as the rules say it and not as the statements do: for tests that compare the two.

export interface ModelGrant {
  readonly id: number;
  readonly to: number;
  /** The person who gave it or mapped its group; null: the command line. */
  readonly by: number | null;
  readonly needsConfirmation: boolean;
  isConfirmed: boolean;
  /** The step in which it ended. */
  endedAt: number | null;
}

interface ModelPerson {
  readonly id: number;
  readonly isFounder: boolean;
  readonly invitedBy: number | null;
  isConfirmed: boolean;
}

export class PeopleModel {
  readonly people = new Map<number, ModelPerson>();
  readonly grants: ModelGrant[] = [];

  addPerson(id: number, invitedBy: number | null, isFounder = false): void {
    this.people.set(id, { id, isFounder, invitedBy, isConfirmed: invitedBy === null });
  }

  /** Whether unconfirmed gifts join two people; those that ended after a step join still. */
  areJoined(one: number, other: number, since: number): boolean {
    if (one === other) return true;
    const isFounder = (id: number) => this.people.get(id)?.isFounder ?? false;
    if (isFounder(one) && isFounder(other)) return false;
    const pairs = this.pairs(since);
    const stopsAtFounders = isFounder(one) || isFounder(other);
    const reached = new Set([one]);
    for (const id of reached) {
      if (stopsAtFounders && id !== one && isFounder(id)) continue;
      for (const [a, b] of pairs) {
        if (a === id) reached.add(b);
        if (b === id) reached.add(a);
      }
    }
    return reached.has(other);
  }

  private pairs(since: number): [number, number][] {
    const gifts = this.grants
      .filter(({ by, needsConfirmation, isConfirmed }) => by !== null && needsConfirmation && !isConfirmed)
      .filter(({ endedAt }) => endedAt === null || endedAt > since)
      .map(({ by, to }): [number, number] => [by ?? 0, to]);
    const invitations = [...this.people.values()]
      .filter(({ invitedBy, isConfirmed }) => invitedBy !== null && !isConfirmed)
      .map(({ id, invitedBy }): [number, number] => [invitedBy ?? 0, id]);
    return [...gifts, ...invitations];
  }

  /** A third person confirms a grant, and its holder unless that person's own invitation made them. */
  confirm(grantId: number, by: number, step: number): void {
    const grant = this.grants.find(({ id }) => id === grantId);
    const holder = grant && this.people.get(grant.to);
    if (!grant || !holder) throw new Error(`There is no grant ${grantId}`);
    const isOwnInvitation = holder.invitedBy !== null && this.areJoined(holder.invitedBy, by, step);
    grant.isConfirmed = true;
    if (!isOwnInvitation) holder.isConfirmed = true;
  }
}
