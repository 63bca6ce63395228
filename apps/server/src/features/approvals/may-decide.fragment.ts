/** Access that waits for confirmation is over: its time has passed, or it was taken back. */
export const giftHasEnded = (approval: string): string => `case ${approval}.contract
    when 'grant.confirm' then exists (select from grants g where g.id = ${approval}.subject_ref::bigint
                                        and (g.ended_at is not null or g.until_at <= now()))
    when 'group_grant.confirm' then exists (select from group_grants g where g.id = ${approval}.subject_ref::bigint
                                              and (g.ended_at is not null or g.until_at <= now()))
    else false end`;

/**
 * The approval `a` is open, and this person may decide it as far as people go: neither the proposer nor a person who counts
 * as the proposer. A condition on the permission comes before it, because is_same_person walks all grants.
 */
export const mayDecide = (person: string): string => `
  a.status = 'proposed' and a.expires_at > now() and a.proposed_by <> ${person} and not ${giftHasEnded('a')}
  and not is_same_person(a.proposed_by::int, ${person}::int, a.proposed_at)`;
