/**
 * What is said of a version `v` of a table with publish_at and publish_until, as `VersionInfo`. `sameSubject` compares a
 * later row `n` with it: "past" is also what a later version has replaced.
 */
export const versionColumns = (table: string, sameSubject: string) => `
       v.id, case when v.for_site_id is null then 'brand' else 'site' end as scope,
       case when v.publish_at is null then 'draft'
            when v.publish_until <= greatest(now(), v.publish_at) then 'past'
            when v.publish_at > now() then 'scheduled'
            when exists (select from ${table} n
                          where ${sameSubject} and n.for_site_id is not distinct from v.for_site_id
                            and n.publish_at <= now() and (n.publish_until is null or n.publish_until > now())
                            and (n.publish_at, n.id) > (v.publish_at, v.id)) then 'past'
            else 'live' end as state,
       to_json(v.publish_at) #>> '{}' as publish_at, to_json(v.publish_until) #>> '{}' as publish_until,
       (select p.name from staff p where p.id = substring(v.created_by from '^staff:([0-9]{1,9})$')::int) as by,
       to_json(v.created_at) #>> '{}' as created_at`;
