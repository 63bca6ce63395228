/**
 * The approval `a` is open, and this person may decide it as far as people go: neither the proposer nor a person who counts
 * as the proposer. A condition on the permission comes before it, because is_same_person walks all grants.
 */
export const mayDecide = (person: string): string => `
  a.status = 'proposed' and a.expires_at > now() and a.proposed_by <> ${person}
  and not is_same_person(a.proposed_by::int, ${person}::int, a.proposed_at)`;
