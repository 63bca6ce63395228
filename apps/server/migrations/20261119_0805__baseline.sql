-- The schema in one file, by topic in the order of foreign keys. Every later change is a file of its own (README.md); this
-- one never changes again.
--
-- Foundation · Sites · Staff · Media library · Catalogue · Documents of products · Customers · Stores and towns ·
-- Units · Carts · Orders · Claims and promises · Payments · Bank statements · Bikes and warranty · Returns,
-- withdrawals and reviews · Test rides and alerts · Contact and privacy · Newsletter · Content · Translation · Desk ·
-- Audit log and idempotency · Events and webhooks · Notifications · Frame of the pages · Brand bundles

-- Foundation --------------------------------------------------------------------------------------

-- PostGIS is not a trusted extension: on a managed server an administrator creates it beforehand,
-- and "if not exists" makes that enough.
create extension if not exists postgis;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- Time-ordered ids keep new index entries on the same pages; the 74 random bits keep them unguessable.
create function uuid_v7() returns uuid
language sql volatile parallel safe
as $$
  select overlay(
    overlay(
      replace(gen_random_uuid()::text, '-', '')
      placing lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') from 1 for 12
    )
    placing '7' from 13 for 1
  )::uuid
$$;

-- Twelve characters without look-alikes (no I, L, O, U): 60 random bits, short enough to read on the phone.
-- Only the bytes of a version 4 uuid that carry no version or variant bits are used.
create function random_code() returns text
language sql volatile parallel safe
as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, i) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as source,
       unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as i
$$;

-- Texts are kept by locale (en) or regional edition (en-US, zh-Hant); an order, a mail or a customer remembers the edition
-- it was written in.
create function is_locale(code text) returns boolean immutable parallel safe
  return code ~ '^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$';

-- Staff search orders, customers and tickets across sites. Row-level security admits leakproof operators only, so neither
-- LIKE nor trigrams can use an index: every search is an equality or a range on text. Phone and frame numbers are stored
-- reversed, because people know their last digits. This key is lower case without accents: "Müller" is found as "muller".
create function search_key(input text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(normalize(lower(input), NFD), '[\u0300-\u036f]+', '', 'g');

-- One normal form of a frame number: capitals and digits of ASCII, whatever spaces, dots and dashes the sender or a person
-- puts into it. `serialKey` in the server is the same function.
create function serial_key(serial text) returns text
language sql immutable strict parallel safe
return nullif(upper(regexp_replace(translate(serial collate "C",
  '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ'), '[^0-9A-Za-z]+', '', 'g')), '');

create function touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Grants already keep the application from rewriting history. This also stops the owner's slips;
-- a legal erasure has to say what it does: set local app.unsafe_rewrite_history = 'on'.
create function refuse_rewriting() returns trigger
language plpgsql
as $$
begin
  if current_setting('app.unsafe_rewrite_history', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create procedure make_append_only(target regclass)
language plpgsql
as $$
begin
  execute format('revoke update, delete, truncate on %s from paddock_app', target);
  execute format(
    'create trigger append_only before update or delete on %s for each row execute function refuse_rewriting()',
    target
  );
end
$$;

-- The one definition of tenant isolation. FORCE: the owner is bound too, so a forgotten site in a
-- migration or a script finds nothing instead of everything. A job that must look across sites says
-- set local app.unsafe_all_sites = 'on'. Staff look after several sites: app.site_ids names those a transaction may read.
-- Writing stays bound to one site.
-- A CASE and not several policies: those are joined by OR, and the planner would then guess that one row in
-- a hundred passes, on top of the site_id that every statement asks for anyway, and plan for too few rows.
-- The settings are read in subselects: PostgreSQL reads them once per statement and not once per row. The array is read
-- only for rows that are not of app.site_id; so requests of shoppers never evaluate it.
create procedure make_tenant_table(target regclass)
language plpgsql
as $$
declare
  own constant text := 'when site_id = (select nullif(current_setting(''app.site_id'', true), '''')::int) then true';
  several constant text := 'when site_id = any ((select string_to_array(nullif(current_setting(''app.site_ids'', true), ''''), '','')::int[])::int[]) then true';
  every constant text := 'else (select coalesce(current_setting(''app.unsafe_all_sites'', true) = ''on'', false))';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('drop policy if exists own_site_or_unsafe_all_sites on %s', target);
  execute format(
    'create policy own_site_or_unsafe_all_sites on %s using (case %s %s %s end) with check (case %s %s end)',
    target, own, several, every, own, every
  );
end
$$;

-- Which status may follow which, for every machine of states. Rows, not code, so that every writer obeys:
-- the api, the worker, a feed, a person with psql.
create table status_moves (
  machine text not null,
  from_status text not null,
  to_status text not null,
  needs_reason boolean not null default false,
  primary key (machine, from_status, to_status)
);
grant select on status_moves to paddock_app;

-- Arguments: machine, column. A move that needs a reason takes it from: set local app.move_reason = '…'.
create function enforce_status_move() returns trigger
language plpgsql
as $$
declare
  before text := to_jsonb(old) ->> tg_argv[1];
  after text := to_jsonb(new) ->> tg_argv[1];
  move status_moves;
begin
  select * into move from status_moves
   where machine = tg_argv[0] and from_status = before and to_status = after;
  if not found then
    raise exception '% may not move from % to %', tg_argv[0], before, after using errcode = 'check_violation';
  end if;
  if move.needs_reason and coalesce(current_setting('app.move_reason', true), '') = '' then
    raise exception '% may move from % to % only with a reason', tg_argv[0], before, after
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- Sites -------------------------------------------------------------------------------------------

-- A shop whose prices exclude tax, and that has neither a rate nor rates by state, would sell at tax 0: it cannot be
-- opened.
create function knows_tax(settings jsonb) returns boolean
language sql immutable
as $$
select settings ->> 'price_display' is distinct from 'exclusive'
    or coalesce(jsonb_typeof(settings -> 'tax_rate') = 'number', false)
    or coalesce(jsonb_typeof(settings #> '{state_tax_rates,states}') = 'object', false)
$$;

create table sites (
  id int generated by default as identity primary key,
  slug text not null unique check (slug ~ '^([a-z]{2}|global)$'),
  name text not null check (name <> ''),
  country_iso char(2) check (country_iso ~ '^[A-Z]{2}$'),
  country_name text not null,
  continent text not null,
  region text not null check (region in ('africa', 'americas', 'asia', 'europe', 'oceania')),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  timezone text not null,
  enable_shop boolean not null default false,
  maintenance boolean not null default false,
  -- holidays: one list for delivery dates, the withdrawal period and test rides
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Only the international site belongs to no country.
  check ((country_iso is null) = (slug = 'global')),
  constraint sites_known_tax check (not enable_shop or knows_tax(settings))
);
create trigger touch before update on sites for each row execute function touch_updated_at();
grant select, update on sites to paddock_app;

-- The sites and what they show are public, so these tables carry no row-level security:
-- the country chooser reads all of them at once.
create table site_locales (
  site_id int not null references sites on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  -- the regional edition in which the site shows the language (en-US, zh-Hant); the URL keeps the two letters
  edition text
    constraint site_locales_edition check (edition ~ '^[a-z]{2}-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3})$'),
  name text not null check (name <> ''),
  is_default boolean not null default false,
  position int not null default 0,
  primary key (site_id, locale)
);
create unique index site_locales_one_default on site_locales (site_id) where is_default;
grant select on site_locales to paddock_app;

-- Staff -------------------------------------------------------------------------------------------
-- People and API keys, what they may do, how they sign in, and the second person that some acts need.

-- Staff of the brand: people and API keys. A key belongs to the person who made it.
create table staff (
  id int generated by default as identity primary key,
  kind text not null check (kind in ('person', 'api_key')),
  name text not null check (name <> ''),
  email text check (email <> ''),
  email_key text generated always as (lower(email)) stored,
  locale text not null default 'en' check (is_locale(locale)),
  timezone text not null default 'UTC' check (timezone <> ''),
  status text not null default 'active' check (status in ('invited', 'active', 'suspended')),
  -- null: an invited person waits for the first confirmed grant
  confirmed_at timestamptz default now(),
  oidc_issuer text,
  oidc_subject text,
  created_at timestamptz not null default now(),
  created_by int references staff on delete set null,
  unique (oidc_issuer, oidc_subject),
  check ((oidc_issuer is null) = (oidc_subject is null)),
  check ((kind = 'person') = (email is not null)),
  check (kind = 'person' or oidc_issuer is null)
);
create index staff_by_name on staff (kind, name, id);
create index staff_by_email on staff (email_key) where email_key is not null;
create index staff_by_creator on staff (created_by) where created_by is not null;
create index staff_unconfirmed on staff (created_by) where confirmed_at is null;
grant select, insert on staff to paddock_app;
grant update (name, email, locale, timezone, status, confirmed_at, oidc_issuer, oidc_subject) on staff to paddock_app;

create function check_maker_is_person() returns trigger
language plpgsql
as $$
begin
  if exists (select from staff m where m.id = new.created_by and m.kind <> 'person') then
    raise exception 'staff are made by people, not by keys' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger maker_is_person before insert or update of created_by on staff
  for each row when (new.created_by is not null) execute function check_maker_is_person();

-- The secrets of API keys; only their hash is kept. What a key may do is in grants.
create table staff_tokens (
  id int generated by default as identity primary key,
  staff_id int not null references staff on delete restrict,
  name text not null check (name <> ''),
  -- What a token was allowed before there were grants. Only the trigger staff_of_token reads them: it turns them into a
  -- grant. Null site: every site.
  for_site_id int references sites on delete cascade,
  role text check (role in ('finance', 'fulfilment', 'support', 'editor', 'admin')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index staff_tokens_by_site on staff_tokens (for_site_id);
create index staff_tokens_by_staff on staff_tokens (staff_id);
grant select, insert, update (last_used_at, revoked_at) on staff_tokens to paddock_app;

-- A token that is inserted with a role and without a member of staff gets both a staff row and a grant.
create function add_staff_of_token() returns trigger
language plpgsql
as $$
begin
  if new.staff_id is null then
    insert into staff (kind, name) values ('api_key', new.name) returning id into new.staff_id;
    insert into grants (staff_id, role, scope_kind, scope_ref, reason)
    select new.staff_id, new.role, case when new.for_site_id is null then 'brand' else 'site' end,
           (select s.slug from sites s where s.id = new.for_site_id), 'token';
  end if;
  return new;
end
$$;
create trigger staff_of_token before insert on staff_tokens
  for each row execute function add_staff_of_token();

-- Roles that the maker composes from the permissions; the built-in roles are code.
create table roles (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{1,39}$'),
  label text not null check (label <> ''),
  revision int not null default 1 check (revision > 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  created_by int references staff on delete set null
);
create index roles_by_creator on roles (created_by) where created_by is not null;
grant select, insert on roles to paddock_app;
grant update (label, revision, changed_at) on roles to paddock_app;

create table role_permissions (
  role text not null references roles on delete cascade,
  permission text not null check (permission ~ '^[a-z_]+\.[a-z_]+$'),
  primary key (role, permission)
);
grant select, insert, delete on role_permissions to paddock_app;

create function is_grant_scope(kind text, ref text) returns boolean
language sql immutable
as $$
  select case kind
    when 'brand' then ref is null
    when 'region' then coalesce(ref in ('africa', 'americas', 'asia', 'europe', 'oceania'), false)
    when 'site' then coalesce(ref ~ '^([a-z]{2}|global)$', false)
    when 'store' then coalesce(ref ~ '^([a-z]{2}|global):[0-9]+$', false)
    else false
  end
$$;

-- A group of the identity provider gives its members a role. Applied at each sign-in. Confirmed as a grant is; until_at
-- ends the grants that it makes.
create table group_grants (
  id int generated by default as identity primary key,
  group_name text not null check (group_name <> ''),
  role text not null check (role <> ''),
  scope_kind text not null,
  scope_ref text,
  created_at timestamptz not null default now(),
  created_by int references staff on delete set null,
  confirmed_at timestamptz default now(),
  until_at timestamptz,
  ended_at timestamptz check (ended_at >= created_at),
  check (is_grant_scope(scope_kind, scope_ref))
);
create unique index group_grants_once on group_grants (group_name, role, scope_kind, coalesce(scope_ref, ''))
  where ended_at is null;
create index group_grants_by_creator on group_grants (created_by) where created_by is not null;
create index group_grants_unconfirmed on group_grants (created_by) where confirmed_at is null;
grant select, insert on group_grants to paddock_app;
grant update (confirmed_at, until_at, ended_at) on group_grants to paddock_app;

-- A role for a person or API key, inside a scope, from one instant to another. Grants add up. A grant to propose or
-- approve waits until a third person confirms it; what the command line gives counts as confirmed.
create table grants (
  id bigint generated by default as identity primary key,
  staff_id int not null references staff on delete restrict,
  role text not null check (role <> ''),
  scope_kind text not null,
  scope_ref text,
  from_at timestamptz not null default now(),
  until_at timestamptz,
  given_by int references staff on delete set null,
  -- null: it waits
  confirmed_at timestamptz default now(),
  reason text not null check (reason <> ''),
  group_grant_id int references group_grants on delete restrict,
  created_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= created_at),
  ended_by int references staff on delete set null,
  check (is_grant_scope(scope_kind, scope_ref)),
  check (until_at > from_at),
  check (given_by <> staff_id),
  check (ended_by is null or ended_at is not null)
);
create index grants_by_staff on grants (staff_id) where ended_at is null;
create index grants_of_staff on grants (staff_id, created_at);
create index grants_by_role on grants (role) where ended_at is null;
create unique index grants_one_by_group on grants (staff_id, group_grant_id)
  where ended_at is null and group_grant_id is not null;
create index grants_by_group on grants (group_grant_id) where group_grant_id is not null;
create index grants_by_giver on grants (given_by) where given_by is not null;
create index grants_by_ender on grants (ended_by) where ended_by is not null;
create index grants_unconfirmed on grants (given_by) where confirmed_at is null;
grant select, insert on grants to paddock_app;
grant update (confirmed_at, until_at, ended_at, ended_by) on grants to paddock_app;

-- An administrator made by the command line, or by a group that it mapped, and not by a person at the desk.
create function is_founder(member int) returns boolean
language sql stable
as $$
select exists (
  select from grants g join staff p on p.id = g.staff_id left join group_grants m on m.id = g.group_grant_id
   where g.staff_id = member and p.kind = 'person' and g.role = 'admin' and g.given_by is null and m.created_by is null
     and g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now()))
$$;

-- A chain of keys and of unconfirmed grants, mappings and invitations joins two members of staff. What ended after `since`
-- still joins. Two founders are always two people, and a chain to one of them does not lead on through another, so that a
-- small shop is never locked out.
create function is_linked_person(one int, other int, since timestamptz) returns boolean
language sql stable cost 1000
as $$
with recursive link (giver, receiver) as (
  select g.given_by, g.staff_id from grants g
   where g.confirmed_at is null and g.given_by is not null
     and coalesce(least(g.ended_at, g.until_at), 'infinity') > since
  union all
  select m.created_by, g.staff_id from group_grants m join grants g on g.group_grant_id = m.id
   where m.confirmed_at is null and m.created_by is not null
     and coalesce(least(g.ended_at, g.until_at), 'infinity') > since
  union all
  select s.created_by, s.id from staff s
   where s.created_by is not null and (s.kind = 'api_key' or s.confirmed_at is null)
), walk (id) as (
  select one
  union
  select case when l.giver = w.id then l.receiver else l.giver end
    from walk w join link l on w.id in (l.giver, l.receiver)
   where w.id = one or not is_founder(w.id) or not (is_founder(one) or is_founder(other))
)
select one = other
    or (not (is_founder(one) and is_founder(other)) and exists (select from walk where id = other))
$$;

-- Whether two members of staff count as one person. Two people with one mailbox are one: a row made by an invitation and a
-- row made by the identity provider.
create function is_same_person(one int, other int, since timestamptz) returns boolean
language sql stable cost 1000
as $$
select is_linked_person(one, other, since)
    or exists (select from staff a join staff b on b.email_key = a.email_key
                where a.id = one and b.id = other and a.kind = 'person' and b.kind = 'person')
$$;

-- Sessions of people at the desk: 30 minutes idle, 12 hours at most.
create table staff_sessions (
  id bigint generated by default as identity primary key,
  staff_id int not null references staff on delete restrict,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- The last proof of identity that was fresh: a passkey, or a sign-in at the identity provider.
  strong_at timestamptz,
  expires_at timestamptz not null,
  user_agent text,
  network text not null,
  -- The session at the identity provider; its back-channel logout ends ours.
  oidc_sid text,
  ended_at timestamptz,
  check (expires_at <= created_at + interval '12 hours')
);
create index staff_sessions_by_staff on staff_sessions (staff_id, created_at);
create index staff_sessions_by_oidc_sid on staff_sessions (oidc_sid) where oidc_sid is not null;
grant select, insert on staff_sessions to paddock_app;
grant update (seen_at, strong_at, ended_at) on staff_sessions to paddock_app;

create table staff_passkeys (
  id int generated by default as identity primary key,
  staff_id int not null references staff on delete restrict,
  credential_id text not null unique check (credential_id <> ''),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);
grant select, insert, delete on staff_passkeys to paddock_app;
grant update (counter, last_used_at) on staff_passkeys to paddock_app;

-- Open questions to passkeys, and nonces of ID tokens that were used: each is good once.
create table staff_challenges (
  hash bytea primary key check (octet_length(hash) = 32),
  purpose text not null check (purpose in ('sign_in', 'register', 'strong', 'nonce')),
  staff_id int references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_by_staff on staff_challenges (staff_id) where staff_id is not null;
create index staff_challenges_by_expiry on staff_challenges (expires_at);
grant select, insert, delete on staff_challenges to paddock_app;

-- The link in a mail by which a person without a company account registers a passkey.
create table staff_invitations (
  id int generated by default as identity primary key,
  staff_id int not null references staff on delete restrict,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
create index staff_invitations_by_staff on staff_invitations (staff_id);
grant select, insert on staff_invitations to paddock_app;
grant update (used_at) on staff_invitations to paddock_app;

-- Which acts need a second person: above an amount in a currency, or always (no amount). A rule of a site wins over the
-- rule of all sites; without a rule the built-in limit holds.
create table approval_rules (
  id bigint generated by default as identity primary key,
  permission text not null check (permission <> ''),
  -- null: all sites
  for_site_id int references sites on delete restrict,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- null: always
  min_amount_minor bigint check (min_amount_minor >= 0),
  set_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (permission, for_site_id, currency)
);
create index approval_rules_by_site on approval_rules (for_site_id) where for_site_id is not null;
create trigger touch before update on approval_rules for each row execute function touch_updated_at();
grant select, insert, update on approval_rules to paddock_app;

-- An act that one person has proposed and another one decides on. `contract` names the verb that runs with `input`.
create table approvals (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  permission text not null check (permission <> ''),
  contract text not null check (contract <> ''),
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  subject_kind text not null check (subject_kind <> ''),
  subject_ref text not null check (subject_ref <> ''),
  -- The state the proposal is about. When it has changed at the approval, nothing runs.
  subject_state jsonb not null,
  amount_minor bigint check (amount_minor >= 0),
  currency char(3) check (currency ~ '^[A-Z]{3}$'),
  limit_minor bigint check (limit_minor >= 0),
  reason text not null default '',
  status text not null default 'proposed'
    check (status in ('proposed', 'approved', 'done', 'refused', 'withdrawn', 'moved_on', 'expired')),
  proposed_by bigint not null references staff on delete restrict,
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_by bigint references staff on delete restrict,
  decided_at timestamptz,
  note text not null default '',
  result jsonb,
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  constraint approvals_second_person check (decided_by <> proposed_by),
  constraint approvals_decided check (status not in ('approved', 'done', 'refused') or decided_by is not null),
  check ((amount_minor is null) = (currency is null))
);
create unique index approvals_one_open on approvals (site_id, contract, subject_kind, subject_ref)
  where status = 'proposed';
create index approvals_by_time on approvals (site_id, proposed_at, id);
create index approvals_by_subject on approvals (site_id, subject_kind, subject_ref, id);
create index approvals_ending on approvals (site_id, expires_at) where status = 'proposed';
create index approvals_by_proposer on approvals (proposed_by);
create index approvals_by_decider on approvals (decided_by) where decided_by is not null;
create trigger touch before update on approvals for each row execute function touch_updated_at();
call make_tenant_table('approvals');
grant select, insert, update on approvals to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('approval', 'proposed', 'approved'),
  ('approval', 'approved', 'done'),
  ('approval', 'proposed', 'refused'),
  ('approval', 'proposed', 'withdrawn'),
  ('approval', 'proposed', 'moved_on'),
  ('approval', 'proposed', 'expired');
create trigger status_moves before update of status on approvals for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('approval', 'status');

-- approvals_second_person compares two ids. This compares people, who can have several.
create function check_second_person() returns trigger
language plpgsql
as $$
begin
  if is_same_person(new.proposed_by::int, new.decided_by::int, new.proposed_at) then
    raise exception 'approvals_second_person: the proposer and the person who decides count as one'
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger second_person before update of decided_by on approvals for each row
  when (new.decided_by is distinct from old.decided_by and new.decided_by is not null)
  execute function check_second_person();

-- Media library -----------------------------------------------------------------------------------

-- The media library: the pictures and videos of the brand's files, and those that the desk uploads. A medium is known by
-- its key, which pages and products name. A reload of the brand changes nothing of a row that the desk has changed.
create table media (
  id int generated by default as identity primary key,
  key text not null unique check (key <> ''),
  mime_type text not null check (mime_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  origin text not null default 'brand' check (origin in ('brand', 'desk')),
  status text not null default 'usable' check (status in ('processing', 'usable', 'refused', 'retired')),
  width int check (width > 0),
  height int check (height > 0),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  -- Percent of the width and of the height: what a crop keeps in view.
  focal_x smallint check (focal_x between 0 and 100),
  focal_y smallint check (focal_y between 0 and 100),
  is_decorative boolean not null default false,
  placeholder text,
  created_at timestamptz not null default now(),
  -- What the names of the files are made of: /media/{key}-{hash}-{width}.{format}. Null: only the original exists.
  hash text check (hash ~ '^[0-9a-f]{10}$'),
  widths int[] not null default '{}',
  formats text[] not null default '{webp,jpeg}'
    check (formats <@ array['avif', 'webp', 'jpeg']),
  -- seconds, for videos
  duration numeric(6, 1) check (duration > 0),
  -- the still shown before a video plays
  poster_id int references media on delete set null,
  -- Whose editors may change it; null: those of the whole brand.
  for_site_id int references sites (id) on delete set null,
  revision int not null default 1,
  -- the revision that the last import of a brand bundle left (see page_versions)
  imported_revision int,
  constraint media_focal_check check ((focal_x is null) = (focal_y is null))
);
create index media_by_poster on media (poster_id) where poster_id is not null;
create index media_by_site on media (for_site_id) where for_site_id is not null;
create index media_newest on media (created_at desc, id desc);

create table media_translations (
  media_id int not null references media on delete cascade,
  locale text not null check (is_locale(locale)),
  alt text not null,
  primary key (media_id, locale)
);
grant select, insert, update, delete on media, media_translations to paddock_app;

-- One row for each original that was sent. A picture that was replaced has several.
create table media_files (
  id uuid primary key default uuid_v7(),
  media_id int not null references media (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 200),
  size_bytes bigint not null check (size_bytes between 1 and 41943040),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  status text not null default 'uploading'
    check (status in ('uploading', 'uploaded', 'checked', 'rendered', 'refused')),
  refusal text check ((status = 'refused') = (refusal is not null)),
  mime_type text,
  sha256 bytea check (octet_length(sha256) = 32),
  -- Part of the addresses of its renditions.
  hash text check (hash ~ '^[0-9a-f]{10}$'),
  width int check (width > 0),
  height int check (height > 0),
  placeholder text,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  -- null: the original came with a brand bundle
  staff_id bigint references staff (id) on delete restrict,
  created_at timestamptz not null default now(),
  rendered_at timestamptz,
  -- When a later original took the place of this one, and when its bytes were deleted. The row stays: it says who sent what.
  replaced_at timestamptz,
  original_deleted_at timestamptz,
  check (status = 'uploading' or received_bytes = size_bytes),
  check (status not in ('checked', 'rendered')
         or (mime_type is not null and sha256 is not null and hash is not null and width is not null
             and height is not null and placeholder is not null and color is not null)),
  check ((status = 'rendered') = (rendered_at is not null)),
  check (original_deleted_at is null or replaced_at is not null)
);
create index media_files_by_medium on media_files (media_id, created_at desc);
create index media_files_by_staff on media_files (staff_id);
create index media_files_unfinished on media_files (created_at) where status in ('uploading', 'refused');
create index media_files_replaced on media_files (replaced_at)
  where replaced_at is not null and original_deleted_at is null;
grant select, insert, update, delete on media_files to paddock_app;

create table media_renditions (
  file_id uuid not null references media_files (id) on delete cascade,
  width int not null check (width > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes int not null check (bytes > 0),
  primary key (file_id, width, format)
);
grant select, insert, update, delete on media_renditions to paddock_app;

-- Catalogue ---------------------------------------------------------------------------------------
-- The catalogue is the brand's and shared by every site of a cell: no site_id here, except where a site shows a product.

create table categories (
  id int generated by default as identity primary key,
  -- 1 vehicles, 2 equipment
  type_id smallint not null check (type_id in (1, 2)),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  original_name text not null check (original_name <> ''),
  picture text,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- lets a product's type be held to its category's
  unique (type_id, id)
);
create trigger touch before update on categories for each row execute function touch_updated_at();

create table category_translations (
  category_id int not null references categories on delete cascade,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  primary key (category_id, locale)
);
grant select, insert, update, delete on categories, category_translations to paddock_app;

create table products (
  id int generated by default as identity primary key,
  type_id smallint not null check (type_id in (1, 2)),
  category_id int not null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  sku text not null unique check (sku <> ''),
  original_name text not null check (original_name <> ''),
  picture text,
  status text not null default 'active' check (status in ('draft', 'active', 'retired')),
  -- months; five years for frames flagged extended
  warranty_months smallint not null default 24 check (warranty_months >= 0),
  -- made to the shopper's specifications: no right of withdrawal (Directive 2011/83/EU, article 16 c)
  made_to_order boolean not null default false,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- raised by every change of what the product's document shows
  revision bigint not null default 1,
  -- each shopper may keep fewer unpaid units of it (the site's setting `unpaid.limited`, 1 by default)
  limited boolean not null default false,
  foreign key (type_id, category_id) references categories (type_id, id) on delete restrict
);
-- The id makes the order total: the model switcher asks for a product's neighbours in its category.
create index products_in_order on products (type_id, category_id, position, id);
create index products_by_name on products using gin (original_name gin_trgm_ops);
create trigger touch before update on products for each row execute function touch_updated_at();

create table product_translations (
  product_id int not null references products on delete cascade,
  locale text not null check (is_locale(locale)),
  name text,
  kind text,
  tagline text,
  description text,
  -- the sentence above the introduction
  headline text,
  -- what people call the product in this language: nicknames, and its name in their script
  aliases text[] not null default '{}',
  primary key (product_id, locale)
);

create table site_products (
  site_id int not null references sites on delete cascade,
  product_id int not null references products on delete cascade,
  published boolean not null default true,
  position int not null default 0,
  -- how the site sells the product, in words of the shop: shown on cards and on the product's page
  labels text[] not null default '{}',
  primary key (site_id, product_id),
  constraint site_products_labels_known
    check (labels <@ array['presale', 'coming_soon', 'collection', 'featured', 'on_sale', 'cash_price'])
);
create index site_products_by_product on site_products (product_id);
grant select, insert, update, delete on products, product_translations, site_products to paddock_app;

create table variants (
  id int generated by default as identity primary key,
  product_id int not null references products on delete cascade,
  sku text not null unique check (sku <> ''),
  original_name text not null check (original_name <> ''),
  picture text,
  status text not null default 'active' check (status in ('draft', 'active', 'retired')),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- lets a unit's product be held to its variant's
  unique (product_id, id)
);
create trigger touch before update on variants for each row execute function touch_updated_at();

create table product_media (
  product_id int not null references products on delete cascade,
  media_id int not null references media on delete cascade,
  variant_id int,
  role text not null default 'gallery' check (role in ('gallery', 'hero', 'feature', 'spin')),
  position int not null default 0,
  primary key (product_id, media_id),
  foreign key (product_id, variant_id) references variants (product_id, id) on delete cascade
);
create index product_media_by_variant on product_media (product_id, variant_id);
create index product_media_by_medium on product_media (media_id);
grant select, insert, update, delete on variants, product_media to paddock_app;

-- What tells variants apart (colour, size) and what a specification table lists (engine, weight).
create table attributes (
  id int generated by default as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  original_name text not null check (original_name <> ''),
  original_group text,
  position int not null default 0
);

create table attribute_translations (
  attribute_id int not null references attributes on delete cascade,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  group_name text,
  primary key (attribute_id, locale)
);

create table attribute_values (
  id int generated by default as identity primary key,
  attribute_id int not null references attributes on delete cascade,
  slug text not null,
  original_content text not null check (original_content <> ''),
  -- color1, color2 for colours
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  position int not null default 0,
  unique (attribute_id, id),
  unique (attribute_id, slug)
);

create table attribute_value_translations (
  value_id int not null references attribute_values on delete cascade,
  locale text not null check (is_locale(locale)),
  content text not null check (content <> ''),
  primary key (value_id, locale)
);

-- A variant has one value per attribute: one colour, one size.
create table variant_values (
  variant_id int not null references variants on delete cascade,
  attribute_id int not null,
  value_id int not null,
  primary key (variant_id, attribute_id),
  foreign key (attribute_id, value_id) references attribute_values (attribute_id, id) on delete restrict
);
create index variant_values_by_value on variant_values (attribute_id, value_id);

create table product_values (
  product_id int not null references products on delete cascade,
  attribute_id int not null,
  value_id int not null,
  position int not null default 0,
  primary key (product_id, attribute_id, value_id),
  foreign key (attribute_id, value_id) references attribute_values (attribute_id, id) on delete restrict
);
create index product_values_by_value on product_values (attribute_id, value_id);
grant select, insert, update, delete on
  attributes, attribute_translations, attribute_values, attribute_value_translations, variant_values, product_values
to paddock_app;

-- Which models an accessory is made for. The same on every site; which of the two a site shows is in site_products.
create table product_fits (
  accessory_id int not null references products on delete cascade,
  product_id int not null references products on delete cascade,
  primary key (accessory_id, product_id),
  check (accessory_id <> product_id)
);
create index product_fits_by_product on product_fits (product_id);
grant select, insert, update, delete on product_fits to paddock_app;

-- The sections of a product page that are not attributes: features, geometry, questions, manuals.
create table product_features (
  id int generated by default as identity primary key,
  product_id int not null references products on delete cascade,
  original_title text not null check (original_title <> ''),
  cover_media_id int references media on delete restrict,
  video_media_id int references media on delete restrict,
  position int not null default 0,
  unique (product_id, position)
);
create index product_features_by_cover on product_features (cover_media_id) where cover_media_id is not null;
create index product_features_by_video on product_features (video_media_id) where video_media_id is not null;

create table product_feature_translations (
  feature_id int not null references product_features on delete cascade,
  locale text not null check (is_locale(locale)),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  primary key (feature_id, locale)
);

-- What is measured on a frame (reach, stack, head angle), once for the brand, with its words.
create table geometry_measures (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  unit text not null check (unit in ('mm', 'deg', 'cm')),
  original_name text not null check (original_name <> ''),
  position int not null default 0
);

create table geometry_measure_translations (
  measure text not null references geometry_measures on delete cascade,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  primary key (measure, locale)
);

-- One number per frame size and measure. A machine of one size has one row per measure.
create table product_geometries (
  product_id int not null references products on delete cascade,
  measure text not null references geometry_measures on delete restrict,
  size_index smallint not null check (size_index >= 0),
  size_name text not null,
  value numeric(7, 1) not null,
  primary key (product_id, measure, size_index)
);
create index product_geometries_by_measure on product_geometries (measure);

create table product_questions (
  id int generated by default as identity primary key,
  product_id int not null references products on delete cascade,
  position int not null default 0,
  unique (product_id, position)
);

create table product_question_translations (
  question_id int not null references product_questions on delete cascade,
  locale text not null check (is_locale(locale)),
  question text not null check (question <> ''),
  answer text not null check (answer <> ''),
  primary key (question_id, locale)
);

-- A manual without a product is the brand's own (warranty booklet, care guide).
create table manuals (
  id int generated by default as identity primary key,
  product_id int references products on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  original_name text not null check (original_name <> ''),
  position int not null default 0
);
create index manuals_by_product on manuals (product_id, position);

create table manual_translations (
  manual_id int not null references manuals on delete cascade,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  primary key (manual_id, locale)
);

create table manual_files (
  manual_id int not null references manuals on delete cascade,
  -- The language the document is written in.
  locale text not null check (is_locale(locale)),
  url text not null check (url ~ '^(/|https://)'),
  file_name text not null check (file_name <> ''),
  mime_type text not null default 'application/pdf',
  bytes int not null check (bytes > 0),
  primary key (manual_id, locale)
);
grant select, insert, update, delete on
  product_features, product_feature_translations, geometry_measures, geometry_measure_translations,
  product_geometries, product_questions, product_question_translations, manuals, manual_translations, manual_files
to paddock_app;

-- Documents of products ---------------------------------------------------------------------------

-- A product's page is read thousands of times for each time it is written, so it is kept as one ready document per
-- language. A document is served only while it carries the product's present revision; every change to anything
-- it is made of raises the revision in the same transaction, so a stale document cannot be served, only rebuilt.
create table product_documents (
  product_id int not null references products on delete cascade,
  locale text not null check (is_locale(locale)),
  revision bigint not null,
  -- json and not jsonb: it is passed on as it is, never looked into
  body json not null,
  built_at timestamptz not null default now(),
  primary key (product_id, locale)
);
grant select, insert, update, delete on product_documents to paddock_app;

create function raise_own_revision() returns trigger
language plpgsql
as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger revise before update on products for each row
  when (old.revision = new.revision) execute function raise_own_revision();

-- For tables with a product_id: the argument-less form. Fired per row; a bulk load touches each product a few times.
create function raise_product_revision() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    update products set revision = revision + 1 where id = old.product_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.product_id is distinct from old.product_id) then
    update products set revision = revision + 1 where id = new.product_id;
  end if;
  return null;
end
$$;
create trigger revise_product after insert or update or delete on product_translations
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_media
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_values
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on variants
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_features
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_geometries
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on product_questions
  for each row execute function raise_product_revision();
create trigger revise_product after insert or update or delete on manuals
  for each row execute function raise_product_revision();

create function raise_revision_of_variant() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1
   where id = (select product_id from variants
                where id = case when tg_op = 'DELETE' then old.variant_id else new.variant_id end);
  return null;
end
$$;
create trigger revise_product after insert or update or delete on variant_values
  for each row execute function raise_revision_of_variant();

create function raise_revision_of_part() returns trigger
language plpgsql
as $$
begin
  if tg_table_name = 'product_feature_translations' then
    update products set revision = revision + 1 where id = (
      select product_id from product_features
       where id = case when tg_op = 'DELETE' then old.feature_id else new.feature_id end);
  elsif tg_table_name = 'product_question_translations' then
    update products set revision = revision + 1 where id = (
      select product_id from product_questions
       where id = case when tg_op = 'DELETE' then old.question_id else new.question_id end);
  elsif tg_table_name = 'geometry_measure_translations' then
    update products set revision = revision + 1 where id in (
      select product_id from product_geometries
       where measure = case when tg_op = 'DELETE' then old.measure else new.measure end);
  else
    update products set revision = revision + 1 where id = (
      select product_id from manuals
       where id = case when tg_op = 'DELETE' then old.manual_id else new.manual_id end);
  end if;
  return null;
end
$$;
create trigger revise_product after insert or update or delete on product_feature_translations
  for each row execute function raise_revision_of_part();
create trigger revise_product after insert or update or delete on product_question_translations
  for each row execute function raise_revision_of_part();
create trigger revise_product after insert or update or delete on geometry_measure_translations
  for each row execute function raise_revision_of_part();
create trigger revise_product after insert or update or delete on manual_translations
  for each row execute function raise_revision_of_part();
create trigger revise_product after insert or update or delete on manual_files
  for each row execute function raise_revision_of_part();

-- Parts that products share raise the revisions of all of them. A column that one of the tables of a trigger lacks may
-- only be named in a statement that is not reached for that table.
create function raise_revisions_of_value() returns trigger
language plpgsql
as $$
declare
  touched int := case when tg_op = 'DELETE' then old.value_id else new.value_id end;
begin
  update products set revision = revision + 1
   where id in (select product_id from product_values where value_id = touched
                union
                select v.product_id from variant_values vv join variants v on v.id = vv.variant_id
                 where vv.value_id = touched);
  return null;
end
$$;
create trigger revise_products after insert or update or delete on attribute_value_translations
  for each row execute function raise_revisions_of_value();

create function raise_revisions_of_attribute() returns trigger
language plpgsql
as $$
declare
  touched int;
begin
  if tg_table_name = 'attributes' then
    touched := new.id;
  else
    touched := case when tg_op = 'DELETE' then old.attribute_id else new.attribute_id end;
  end if;
  update products set revision = revision + 1
   where id in (select product_id from product_values where attribute_id = touched
                union
                select v.product_id from variant_values vv join variants v on v.id = vv.variant_id
                 where vv.attribute_id = touched);
  return null;
end
$$;
create trigger revise_products after insert or update or delete on attribute_translations
  for each row execute function raise_revisions_of_attribute();
create trigger revise_products after update on attribute_values
  for each row execute function raise_revisions_of_attribute();
create trigger revise_products after update on attributes
  for each row execute function raise_revisions_of_attribute();

create function raise_revisions_of_category() returns trigger
language plpgsql
as $$
declare
  touched int;
begin
  if tg_table_name = 'categories' then
    touched := new.id;
  else
    touched := case when tg_op = 'DELETE' then old.category_id else new.category_id end;
  end if;
  update products set revision = revision + 1 where category_id = touched;
  return null;
end
$$;
create trigger revise_products after insert or update or delete on category_translations
  for each row execute function raise_revisions_of_category();
create trigger revise_products after update on categories
  for each row execute function raise_revisions_of_category();

create function raise_revisions_of_measure() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1
   where id in (select product_id from product_geometries where measure = new.slug);
  return null;
end
$$;
create trigger revise_products after update on geometry_measures
  for each row execute function raise_revisions_of_measure();

-- Of a gallery, of a feature, or the poster of one of those.
create function raise_revisions_of_medium() returns trigger
language plpgsql
as $$
declare
  touched int;
begin
  if tg_table_name = 'media' then
    touched := new.id;
  else
    touched := case when tg_op = 'DELETE' then old.media_id else new.media_id end;
  end if;
  update products set revision = revision + 1
   where id in (
     with shown as (select touched as id union select id from media where poster_id = touched)
     select product_id from product_media where media_id in (select id from shown)
     union
     select product_id from product_features where cover_media_id in (select id from shown)
     union
     select product_id from product_features where video_media_id in (select id from shown));
  return null;
end
$$;
create trigger revise_products after update on media
  for each row execute function raise_revisions_of_medium();
create trigger revise_products after insert or update or delete on media_translations
  for each row execute function raise_revisions_of_medium();

-- A product's document says which sites show it, so that its page names the others to search engines. Changing the
-- range of a site therefore raises the revision of what is added, hidden or taken away. Per statement and not per row:
-- one statement often shows a product on two hundred sites.
create function raise_revisions_of_range() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1 where id in (select product_id from moved);
  return null;
end
$$;
create trigger revise_added after insert on site_products
  referencing new table as moved for each statement execute function raise_revisions_of_range();
create trigger revise_removed after delete on site_products
  referencing old table as moved for each statement execute function raise_revisions_of_range();

-- Its place in the range is no part of the document, and a load that changes nothing must not raise anything.
create function raise_revisions_of_shown() returns trigger
language plpgsql
as $$
begin
  update products set revision = revision + 1
   where id in (select m.product_id from moved m
                  join before b on b.site_id = m.site_id and b.product_id = m.product_id
                 where b.published <> m.published);
  return null;
end
$$;
create trigger revise_shown after update on site_products
  referencing old table as before new table as moved for each statement execute function raise_revisions_of_shown();

-- What search knows of a product in a language: its words, taken apart, folded and stemmed by the application.
-- Products are shared by all sites, so this is too; which of them a site shows is asked of site_products each time.
create table search_documents (
  product_id int not null references products on delete cascade,
  locale text not null check (is_locale(locale)),
  -- the product's revision it was made from, and the rules it was made by: either may fall behind
  revision bigint not null,
  recipe text not null,
  -- search_state.version of the run that wrote it: what a process has read already is not read again
  version bigint not null,
  name text not null,
  kind text,
  -- name, kind, also (synonyms, English), text: lists of words. json: passed on whole, never looked into
  words json not null,
  primary key (locale, product_id)
);
create index search_documents_by_product on search_documents (product_id);
create index search_documents_by_version on search_documents (locale, version);
grant select, insert, update, delete on search_documents to paddock_app;

-- One row. Raised by every run that wrote documents, in its transaction; the row's lock puts the runs in order.
-- Processes keep what they read and compare this number in every request.
create table search_state (
  only_one boolean primary key default true check (only_one),
  version bigint not null default 0
);
grant select, update on search_state to paddock_app;
insert into search_state default values;

-- Customers ---------------------------------------------------------------------------------------

create table customers (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  -- Not citext: its comparison is not leakproof, so under row-level security the index would not be used.
  email_key text not null generated always as (lower(email)) stored,
  password_hash text,
  given_name text not null,
  family_name text not null,
  phone text,
  -- The desk finds customers by the beginning of a name or an e-mail address, or by the end of a phone number. Under
  -- row-level security an index is used only by leakproof operators, so each is a range over a text; accents are left out.
  family_first_key text
    generated always as (regexp_replace(normalize(lower(family_name || ' ' || given_name), NFD), '[\u0300-\u036f]+',
      '', 'g')) stored,
  given_first_key text
    generated always as (regexp_replace(normalize(lower(given_name || ' ' || family_name), NFD), '[\u0300-\u036f]+',
      '', 'g')) stored,
  email_prefix_key text generated always as (lower(email)) stored,
  -- Backwards: numbers are typed without the country's prefix.
  phone_suffix_key text
    generated always as (reverse(regexp_replace(phone, '[^0-9]', '', 'g'))) stored,
  locale text not null check (is_locale(locale)),
  email_verified_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- an erased customer stays as a row without a person: invoices and orders point at it
  erased_at timestamptz,
  primary key (site_id, id),
  unique (site_id, email_key),
  constraint customers_erased_is_empty check (
    erased_at is null or (password_hash is null and phone is null and blocked_at is not null)
  )
);
create index customers_by_family_name on customers (site_id, family_first_key);
create index customers_by_given_name on customers (site_id, given_first_key);
create index customers_by_email_prefix on customers (site_id, email_prefix_key);
create index customers_by_phone_suffix on customers (site_id, phone_suffix_key) where phone_suffix_key is not null;
create index customers_by_age on customers (site_id, created_at desc, id desc);
create trigger touch before update on customers for each row execute function touch_updated_at();
call make_tenant_table('customers');
grant select, insert, update, delete on customers to paddock_app;

-- Nothing personal is made for an erased customer, also not by a call that was under way meanwhile: it waits here for the
-- erasure to be committed, and then finds nobody.
create function refuse_erased_customer() returns trigger
language plpgsql
as $$
declare
  gone timestamptz;
begin
  select c.erased_at into gone from customers c
   where c.site_id = new.site_id and c.id = new.customer_id for key share;
  if gone is not null then
    raise exception 'customer % is erased', new.customer_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;

-- What staff note about dealing with a customer. Part of the customer's export and erasure.
create table customer_notes (
  site_id int not null,
  customer_id bigint not null,
  contact_preference text not null default '' check (length(contact_preference) <= 200),
  body text not null default '' check (length(body) <= 4000),
  revision int not null default 1 check (revision > 0),
  updated_by bigint not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, customer_id),
  foreign key (site_id, customer_id) references customers on delete cascade
);
call make_tenant_table('customer_notes');
grant select, insert, update, delete on customer_notes to paddock_app;

-- Opaque tokens, known to us only by their SHA-256: a stolen table opens no account.
create table customer_tokens (
  site_id int not null,
  id bigint generated by default as identity,
  customer_id bigint not null,
  kind text not null check (kind in
    ('session', 'recovery', 'verification', 'email_change', 'order_link', 'secure_account')),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  last_seen_at timestamptz,
  user_agent text,
  created_at timestamptz not null default now(),
  -- email_change: the address it proves
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  -- A session's token is replaced while the session goes on. The replaced token stays valid until the new one is used
  -- and for a minute after that, so that parallel requests and a lost answer end no session.
  previous_hash bytea check (octet_length(previous_hash) = 32),
  previous_until timestamptz,
  rotated_at timestamptz,
  -- when the session last proved a password or a passkey
  confirmed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, customer_id) references customers on delete cascade,
  check (expires_at > created_at),
  constraint customer_tokens_email_change_names_it check (kind <> 'email_change' or data ? 'email')
);
create index customer_tokens_by_customer on customer_tokens (site_id, customer_id, kind);
create index customer_tokens_by_expiry on customer_tokens (site_id, expires_at);
create unique index customer_tokens_by_previous on customer_tokens (site_id, previous_hash)
  where previous_hash is not null;
create trigger of_somebody before insert on customer_tokens for each row execute function refuse_erased_customer();
call make_tenant_table('customer_tokens');
grant select, insert, update, delete on customer_tokens to paddock_app;

-- Browsers a customer has signed in with. Wrong passwords from other browsers do not lock these.
create table known_devices (
  site_id int not null,
  id bigint generated by default as identity,
  customer_id bigint not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, customer_id) references customers on delete cascade
);
create index known_devices_by_customer on known_devices (site_id, customer_id);
create index known_devices_by_use on known_devices (site_id, last_used_at);
create trigger of_somebody before insert on known_devices for each row execute function refuse_erased_customer();
call make_tenant_table('known_devices');
grant select, insert, update, delete on known_devices to paddock_app;

create table passkeys (
  site_id int not null,
  id bigint generated by default as identity,
  customer_id bigint not null,
  credential_id text not null check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) between 16 and 1400),
  public_key bytea not null,
  -- counted by the authenticator; one that goes back was copied
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  backed_up boolean not null default false,
  name text not null check (name <> '' and length(name) <= 80),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (site_id, id),
  unique (site_id, credential_id),
  foreign key (site_id, customer_id) references customers on delete cascade
);
create index passkeys_by_customer on passkeys (site_id, customer_id);
create trigger of_somebody before insert on passkeys for each row execute function refuse_erased_customer();
call make_tenant_table('passkeys');
grant select, insert, update, delete on passkeys to paddock_app;

-- A question is answered once: what was overheard opens nothing.
create table passkey_challenges (
  site_id int not null references sites on delete cascade,
  challenge_hash bytea not null check (octet_length(challenge_hash) = 32),
  -- null: a visitor who is not signed in yet
  customer_id bigint,
  expires_at timestamptz not null,
  primary key (site_id, challenge_hash),
  foreign key (site_id, customer_id) references customers on delete cascade
);
create index passkey_challenges_by_customer on passkey_challenges (site_id, customer_id) where customer_id is not null;
create index passkey_challenges_by_expiry on passkey_challenges (site_id, expires_at);
call make_tenant_table('passkey_challenges');
grant select, insert, delete on passkey_challenges to paddock_app;

-- Failed logins live here and not only in Redis, so that losing Redis does not unlock guessing.
-- The subject is hashed: the table must not become a list of addresses.
create table login_counters (
  site_id int not null references sites on delete cascade,
  subject_kind text not null check (subject_kind in ('account', 'address')),
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  failures int not null default 0 check (failures >= 0),
  window_started_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (site_id, subject_kind, subject_hash)
);
create index login_counters_by_window on login_counters (site_id, window_started_at);
call make_tenant_table('login_counters');
grant select, insert, update, delete on login_counters to paddock_app;

-- A customer's file on its way to us, in as many pieces as the line needs. The bytes are not in the database.
create table uploads (
  site_id int not null,
  id uuid not null default uuid_v7(),
  customer_id bigint not null,
  kind text not null check (kind in ('image', 'video', 'document')),
  name text not null check (name <> '' and length(name) <= 200),
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0,
  -- checking: all here, not yet looked at; refused: looked at and thrown away
  status text not null default 'uploading' check (status in ('uploading', 'checking', 'ready', 'refused')),
  refusal text,
  -- What the virus scanner said. waiting: it was not asked yet; skipped: the file came while there was no scanner, and is
  -- scanned once there is one. Only clean and skipped files can be ready, and only ready ones are served.
  scan text not null default 'waiting' check (scan in ('waiting', 'clean', 'infected', 'skipped')),
  -- The scanner's name for what it found.
  scan_finding text check (scan_finding <> '' and length(scan_finding) <= 200),
  -- what the bytes are, not what the sender called them
  mime_type text,
  sha256 bytea check (octet_length(sha256) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what nothing refers to by then is thrown away
  expires_at timestamptz not null default now() + interval '2 days',
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customers on delete restrict,
  check (received_bytes between 0 and size_bytes),
  check (status = 'uploading' or received_bytes = size_bytes),
  check ((status = 'ready') = (mime_type is not null and sha256 is not null)),
  check ((status = 'refused') = (refusal is not null)),
  check (size_bytes <= case kind when 'video' then 209715200 else 10485760 end),
  constraint uploads_scan_ready check (status <> 'ready' or scan in ('clean', 'skipped')),
  constraint uploads_scan_infected check ((scan = 'infected') = (refusal is not distinct from 'infected')),
  constraint uploads_scan_finding check (scan_finding is null or scan = 'infected')
);
create index uploads_by_customer on uploads (site_id, customer_id, created_at);
create index uploads_by_expiry on uploads (site_id, expires_at);
create index uploads_unscanned on uploads (site_id, created_at) where status = 'ready' and scan = 'skipped';
create trigger touch before update on uploads for each row execute function touch_updated_at();
create trigger of_somebody before insert on uploads for each row execute function refuse_erased_customer();
call make_tenant_table('uploads');
grant select, insert, update, delete on uploads to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('upload', 'uploading', 'checking'),
  ('upload', 'checking', 'ready'),
  ('upload', 'checking', 'refused'),
  -- a file that came while there was no scanner, once the scanner finds something in it
  ('upload', 'ready', 'refused');
create trigger status_moves before update of status on uploads for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('upload', 'status');

-- Stores and towns --------------------------------------------------------------------------------

-- The locator answers the same about a store every time, except for its stock, its distance and the site's time zone.
-- Written once when the store changes, instead of for up to 500 stores per request. The values have one text form
-- whatever the settings of the session, so the function is declared immutable. A backup is restored without a search
-- path and computes this column then, so the function brings its own.
create function store_document(id int, feed_ref text, name text, address text, city text, state text, postal_code text,
                               phone text, office_hours jsonb, services text[], info text, location geography)
returns text language sql immutable parallel safe
set search_path = public, pg_temp
as $$
select json_build_object(
  'id', id, 'ref', feed_ref, 'name', name, 'address', address, 'city', city, 'state', state,
  'postal_code', postal_code, 'phone', phone, 'office_hours', office_hours, 'services', services, 'info', info,
  'position', json_build_object('lat', st_y(location::geometry), 'lng', st_x(location::geometry)))::text
$$;

create table stores (
  site_id int not null references sites on delete restrict,
  id int generated by default as identity,
  name text not null check (name <> ''),
  address text not null,
  city text not null,
  state text,
  postal_code text,
  country_iso char(2) not null check (country_iso ~ '^[A-Z]{2}$'),
  phone text,
  email text,
  -- weekday, weekdays, weekend: texts as the dealer words them
  office_hours jsonb not null default '{}' check (jsonb_typeof(office_hours) = 'object'),
  -- Null: the site's time zone. Dealers of a wide country open by other clocks than its office.
  timezone text check (timezone <> ''),
  services text[] not null default '{}' check (
    services <@ array['showroom', 'pay_point', 'store_pickup', 'home_delivery', 'test_ride',
                      'sales', 'service', 'parts', 'rental']
  ),
  info text,
  location geography(point, 4326) not null,
  status text not null default 'active' check (status in ('active', 'closed')),
  feed_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A shopper who types "61122" means the town of the dealer there.
  postcode_key text collate "C"
    generated always as (upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g'))) stored,
  document text not null generated always as (
    store_document(id, feed_ref, name, address, city, state, postal_code, phone, office_hours, services, info, location)
  ) stored,
  primary key (site_id, id),
  unique (site_id, feed_ref)
);
-- Asked as "order by location <-> point": an ordering may use the index under row-level security,
-- a condition such as st_dwithin may not (it is not leakproof).
create index stores_by_location on stores using gist (site_id, location);
create index stores_by_postcode on stores (site_id, postcode_key) where postcode_key is not null;
create trigger touch before update on stores for each row execute function touch_updated_at();
call make_tenant_table('stores');
grant select, insert, update, delete on stores to paddock_app;

-- The dealers around a point, nearest first. "order by location <-> point" is what the index can answer under row-level
-- security (see stores); a plain statement would have to read on to its limit, however far that is, and with a rare
-- service to the end of the country. A loop can stop at the radius. It returns two lists of numbers: a row for each
-- dealer took longer than finding the dealer.
create function stores_around(site int, point geography, radius float8, wanted text[], most int,
                              out ids int[], out metres float8[])
language plpgsql stable
-- The planner takes a loop to read to the end and would sort the country first; ours hardly ever does.
set enable_sort = off
as $$
declare
  near record;
  told int := 0;
begin
  ids := '{}';
  metres := '{}';
  for near in
    select s.id, s.services @> wanted as fits, s.location <-> point as metres
      from stores s
     where s.site_id = site and s.status = 'active'
     order by s.location <-> point
  loop
    -- A place without numbers is as far as can be: it comes last, and is nobody's neighbour (STORES-31).
    exit when near.metres is null or near.metres = 'NaN' or near.metres > radius;
    if near.fits then
      ids := ids || near.id;
      metres := metres || near.metres;
      told := told + 1;
      exit when told >= most;
    end if;
  end loop;
end
$$;

-- A gazetteer: where the towns of the world are. From GeoNames (CC BY 4.0), the same for every site.
create table towns (
  -- GeoNames' number
  id int primary key,
  name text not null check (name <> ''),
  -- The name as it is searched: small letters, no accents. Writers and readers use the same rule.
  key text collate "C" not null,
  country_iso char(2) not null check (country_iso ~ '^[A-Z]{2}$'),
  -- State, province, prefecture, where it is known and tells two towns of one name apart
  region text,
  population int not null check (population >= 0),
  place point not null
);
create index towns_by_key on towns (country_iso, key);
-- Abroad only towns of some size are suggested, and typing mistakes are forgiven to those people look for.
create index towns_by_key_abroad on towns (key) where population >= 15000;
create index towns_by_likeness on towns using gin (key gin_trgm_ops) where population >= 5000;
create index towns_by_place on towns using spgist (place);
create index towns_by_place_large on towns using spgist (place) where population >= 15000;
grant select on towns to paddock_app;

-- What a town is called in another language, or by its own people where GeoNames uses the English name.
create table town_names (
  town_id int not null references towns on delete cascade,
  locale text not null,
  name text not null check (name <> ''),
  key text collate "C" not null,
  primary key (town_id, locale)
);
create index town_names_by_key on town_names (key);
grant select on town_names to paddock_app;

-- Units -------------------------------------------------------------------------------------------

-- One row, one physical vehicle (or accessory). It is sold once; unit_claims says who has it.
create table units (
  site_id int not null references sites on delete restrict,
  id uuid not null default uuid_v7(),
  product_id int not null,
  variant_id int not null,
  -- frame number; a unit not yet built has none
  serial text check (serial <> ''),
  -- A column and not an index on an expression: under row-level security such an index would not be used.
  serial_key text collate "C" generated always as (serial_key(serial)) stored,
  status text not null default 'draft'
    check (status in ('draft', 'in_production', 'in_transit', 'on_hand', 'sold', 'delivered')),
  store_id int,
  plant text check (plant <> ''),
  production_ends_on date,
  transit_ends_on date,
  local_days smallint not null default 3 check (local_days >= 0),
  sold_on date,
  delivered_on date,
  price_minor bigint check (price_minor >= 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- whether the unit has a stop, and whether a stop says that it moved to another site: both follow unit_stops
  blocked boolean not null default false,
  moved boolean not null default false,
  -- not used: the reason stands with the stop
  blocked_reason text,
  feed_ref text,
  -- The feed's own counter: a message with a lower one came late and is ignored.
  feed_version bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- null: free; infinity: sold
  taken_until timestamptz,
  -- the day it reaches the store (or the hub that delivers it); null for a unit that stands there already
  expected_on date,
  -- the nightly job found the day passed and moved it: staff look at these
  overdue_since date,
  -- a price of its own (the feed named one); otherwise the unit follows the price list of its variant
  own_price boolean not null default false,
  primary key (site_id, id),
  unique (site_id, serial),
  unique (site_id, feed_ref),
  foreign key (product_id, variant_id) references variants (product_id, id) on delete restrict,
  foreign key (site_id, store_id) references stores on delete restrict,
  check (num_nonnulls(store_id, plant) = 1),
  check (status = 'draft' or price_minor is not null),
  check (status in ('draft', 'in_production') or serial is not null),
  check (status <> 'delivered' or delivered_on is not null),
  constraint units_check5 check (overdue_since is null or expected_on is not null)
);
create index units_by_store on units (site_id, store_id);
create index units_by_variant on units (site_id, product_id, variant_id);
create index units_overdue on units (site_id, overdue_since) where overdue_since is not null;
-- For the nightly check of dates: units on their way whose day has passed.
create index units_arriving on units (site_id, expected_on)
  where status in ('draft', 'in_production', 'in_transit');
-- Everything a search counts of a unit is in the index itself, product by product. Columns of fixed width first: behind
-- one of varying width PostgreSQL has to compute their place in every entry.
create index units_for_search on units (site_id, product_id, variant_id)
  include (price_minor, local_days, store_id, expected_on, taken_until, status)
  where status in ('draft', 'in_production', 'in_transit', 'on_hand') and not blocked;
create index units_by_serial_key on units (site_id, serial_key) where serial_key is not null;
-- The units on hand at a dealer, without the sold ones of past years. They are counted without those whose product was
-- withdrawn, so the index holds the product too.
create index units_on_hand_by_store on units (site_id, store_id) include (product_id, price_minor, taken_until)
  where status = 'on_hand' and not blocked;
-- A frame number exists once in the world: fed to two sites it would be one vehicle sold twice. A stop alone does not free
-- the number; a vehicle that has moved to another site does.
create unique index units_serial_once on units (serial) where serial is not null and not moved;
-- Pages in caches still show units that were stopped since; the answer "which are taken" names them.
create index units_stopped on units (site_id, product_id) include (id)
  where status in ('draft', 'in_production', 'in_transit', 'on_hand') and blocked;
create trigger touch before update on units for each row execute function touch_updated_at();
call make_tenant_table('units');
grant select, insert, update on units to paddock_app;

-- Forward from the feed; back only with a reason (and an entry in the audit log).
insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('unit', 'draft', 'in_production', false),
  ('unit', 'draft', 'in_transit', false),
  ('unit', 'draft', 'on_hand', false),
  ('unit', 'draft', 'sold', false),
  ('unit', 'in_production', 'in_transit', false),
  ('unit', 'in_production', 'on_hand', false),
  ('unit', 'in_production', 'sold', false),
  ('unit', 'in_transit', 'on_hand', false),
  ('unit', 'in_transit', 'sold', false),
  ('unit', 'on_hand', 'sold', false),
  ('unit', 'sold', 'delivered', false),
  ('unit', 'in_production', 'draft', true),
  ('unit', 'in_transit', 'draft', true),
  ('unit', 'in_transit', 'in_production', true),
  ('unit', 'on_hand', 'draft', true),
  ('unit', 'on_hand', 'in_production', true),
  ('unit', 'on_hand', 'in_transit', true),
  ('unit', 'sold', 'in_production', true),
  ('unit', 'sold', 'in_transit', true),
  ('unit', 'sold', 'on_hand', true),
  ('unit', 'delivered', 'on_hand', true);
create trigger status_moves before update of status on units for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('unit', 'status');

-- Why a unit is not for sale, with the source of each stop. A source sets and lifts its own stops only, so that a newer
-- line of a feed does not end a quarantine.
create table unit_stops (
  site_id int not null references sites on delete restrict,
  unit_id uuid not null,
  source text not null check (source in ('feed', 'quarantine', 'staff', 'recall')),
  -- the number of a recall campaign, of which there can be several; empty for the other sources
  ref text not null default '' check ((source = 'recall') = (ref <> '')),
  reason text check (reason <> ''),
  -- The feed says that the vehicle has moved to another site, where it is fed again. Its row stays for its history.
  moved boolean not null default false check (not moved or source = 'feed'),
  set_at timestamptz not null default now(),
  -- the sender of the feed, the return or the member of staff
  set_by text not null check (set_by <> ''),
  primary key (site_id, unit_id, source, ref),
  foreign key (site_id, unit_id) references units on delete cascade
);
call make_tenant_table('unit_stops');
grant select, insert, delete, update (reason, set_at, set_by, moved) on unit_stops to paddock_app;

-- The partial indexes of the stock read `units.blocked`. The unit is locked before its stops are counted: of two
-- transactions that change stops of one unit, the second counts what the first has committed.
create function count_unit_stops() returns trigger
language plpgsql
as $$
begin
  perform from units u
    where (u.site_id, u.id) in (select c.site_id, c.unit_id from changed c)
    order by u.site_id, u.id for no key update;
  update units u set blocked = s.blocked, moved = s.moved
    from (select c.site_id, c.unit_id, count(t.source) > 0 as blocked, coalesce(bool_or(t.moved), false) as moved
            from (select distinct site_id, unit_id from changed) c
            left join unit_stops t on t.site_id = c.site_id and t.unit_id = c.unit_id
           group by c.site_id, c.unit_id) s
   where u.site_id = s.site_id and u.id = s.unit_id and (u.blocked, u.moved) is distinct from (s.blocked, s.moved);
  return null;
end
$$;
create trigger count_new after insert on unit_stops referencing new table as changed
  for each statement execute function count_unit_stops();
create trigger count_lifted after delete on unit_stops referencing old table as changed
  for each statement execute function count_unit_stops();
create trigger count_changed after update on unit_stops referencing new table as changed
  for each statement execute function count_unit_stops();

create function refuse_other_than_stops() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from (select count(*) > 0 as blocked, coalesce(bool_or(t.moved), false) as moved from unit_stops t
                  where t.site_id = new.site_id and t.unit_id = new.id) s
     where (s.blocked, s.moved) is distinct from (new.blocked, new.moved))
  then
    raise exception 'units.blocked and units.moved follow unit_stops: set or lift a stop of unit %', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
-- After the statement, which may bring a unit together with its stop.
create trigger stops_new after insert on units for each row
  when (new.blocked or new.moved) execute function refuse_other_than_stops();
create trigger stops_changed after update of blocked, moved on units for each row
  when ((old.blocked, old.moved) is distinct from (new.blocked, new.moved)) execute function refuse_other_than_stops();

-- Every price that was ever in force, per site. The current one is the latest with valid_from <= now();
-- the lowest of the last 30 days is computed, never stored.
create table prices (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  variant_id int references variants on delete restrict,
  unit_id uuid,
  amount_minor bigint not null check (amount_minor >= 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  valid_from timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  -- a retry with the same instant is the same price
  unique (site_id, variant_id, valid_from),
  unique (site_id, unit_id, valid_from),
  foreign key (site_id, unit_id) references units on delete restrict,
  check (num_nonnulls(variant_id, unit_id) = 1)
);
call make_tenant_table('prices');
grant select, insert on prices to paddock_app;
call make_append_only('prices');

-- Every change of a unit's price is recorded, also one made by hand.
create function record_unit_price() returns trigger
language plpgsql
as $$
begin
  insert into prices (site_id, unit_id, amount_minor, currency, valid_from)
  values (new.site_id, new.id, new.price_minor, new.currency, clock_timestamp());
  return null;
end
$$;
create trigger first_price after insert on units for each row
  when (new.price_minor is not null) execute function record_unit_price();
create trigger new_price after update of price_minor, currency on units for each row
  when (new.price_minor is not null
    and (old.price_minor, old.currency) is distinct from (new.price_minor, new.currency))
  execute function record_unit_price();

-- The lowest price in force at any moment of the 30 days before `at`, the price already standing
-- when that window opened included.
create function lowest_unit_price(site int, unit uuid, at timestamptz default now()) returns bigint
language sql stable
as $$
  select min(amount_minor) from prices
   where site_id = site and unit_id = unit and valid_from < at
     and valid_from >= coalesce(
       (select max(valid_from) from prices
         where site_id = site and unit_id = unit and valid_from <= at - interval '30 days'),
       '-infinity')
$$;

create function lowest_variant_price(site int, variant int, at timestamptz default now()) returns bigint
language sql stable
as $$
  select min(amount_minor) from prices
   where site_id = site and variant_id = variant and valid_from < at
     and valid_from >= coalesce(
       (select max(valid_from) from prices
         where site_id = site and variant_id = variant and valid_from <= at - interval '30 days'),
       '-infinity')
$$;

-- Days from today until the shopper has it: the rest of the way to the store, then from there to the shopper.
create function unit_days(status text, expected_on date, local_days int) returns int
language sql stable parallel safe
as $$
  select local_days + case when status = 'on_hand' then 0 else greatest(coalesce(expected_on, current_date) - current_date, 0) end
$$;

-- Every day we ever expected a unit, and why it changed: how dates slip is measured from here.
create table unit_etd_changes (
  site_id int not null,
  id bigint generated by default as identity,
  unit_id uuid not null,
  from_on date,
  to_on date,
  -- feed: the maker said so; overdue: the day had passed and we moved it; arrived, sold: nothing is expected any more
  reason text not null check (reason in ('feed', 'overdue', 'arrived', 'sold', 'hand')),
  changed_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, unit_id) references units on delete restrict,
  check (from_on is distinct from to_on)
);
create index unit_etd_changes_by_unit on unit_etd_changes (site_id, unit_id, changed_at);
create index unit_etd_changes_by_time on unit_etd_changes (site_id, changed_at);
call make_tenant_table('unit_etd_changes');
grant select, insert on unit_etd_changes to paddock_app;
call make_append_only('unit_etd_changes');

-- Every change of the expected day is recorded. The writer gives the reason: set local app.etd_reason. A day that moves to
-- later moves the promise of the orders that wait for the unit by as many days.
create function record_unit_etd() returns trigger
language plpgsql as $$
begin
  insert into unit_etd_changes (site_id, unit_id, from_on, to_on, reason)
  values (new.site_id, new.id, old.expected_on, new.expected_on, case
    when new.expected_on is null and new.status = 'on_hand' then 'arrived'
    when new.expected_on is null and new.status in ('sold', 'delivered') then 'sold'
    else coalesce(nullif(current_setting('app.etd_reason', true), ''), 'hand')
  end);
  if new.expected_on > old.expected_on then
    insert into delivery_promises (site_id, unit_id, order_id, local_days, total_days, promised_on, reason)
    select l.site_id, l.unit_id, l.order_id, new.local_days,
           greatest(promise.day + (new.expected_on - old.expected_on) - (now() at time zone s.timezone)::date, 0),
           promise.day + (new.expected_on - old.expected_on), 'revised'
      from order_lines l
      join orders o on o.site_id = l.site_id and o.id = l.order_id
      join sites s on s.id = l.site_id
     cross join lateral (
       select coalesce((select p.promised_on from delivery_promises p
                         where p.site_id = l.site_id and p.order_id = l.order_id and p.unit_id = l.unit_id
                         order by p.id desc limit 1), l.promised_on) as day) promise
     where l.site_id = new.site_id and l.unit_id = new.id and promise.day is not null
       and o.delivered_at is null and o.cancelled_at is null;
  end if;
  return null;
end
$$;
create trigger new_etd after update of expected_on on units for each row
  when (old.expected_on is distinct from new.expected_on) execute function record_unit_etd();

-- Who may send feeds. Not a tenant table: a token may be for every site. Only the hash is kept, and only the owner
-- (the command line) makes and revokes them; the application can say that it saw one.
create table feed_tokens (
  id int generated by default as identity primary key,
  -- null: every site
  for_site_id int references sites on delete cascade,
  name text not null check (name <> ''),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index feed_tokens_by_site on feed_tokens (for_site_id);
grant select, update (last_used_at) on feed_tokens to paddock_app;

-- Carts -------------------------------------------------------------------------------------------

create table carts (
  site_id int not null references sites on delete restrict,
  id uuid not null default uuid_v7(),
  customer_id bigint,
  status text not null default 'open' check (status in ('open', 'ordered', 'abandoned')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- the guest's contact details and the chosen delivery, before there is an order (H-05, H-35)
  contact jsonb check (jsonb_typeof(contact) = 'object'),
  delivery jsonb check (jsonb_typeof(delivery) = 'object'),
  -- The cart's id is in the checkout URL, so it is no proof of ownership. The visitor's browser holds a second, random
  -- secret (cookie CartKey); only its SHA-256 is stored. A cart without a hash cannot be opened.
  key_hash bytea check (octet_length(key_hash) = 32),
  -- export and erasure find what a guest typed into carts that never became an order
  contact_key text generated always as (lower(contact ->> 'email')) stored,
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customers on delete cascade
);
create index carts_by_customer on carts (site_id, customer_id) where customer_id is not null;
create index carts_by_age on carts (site_id, status, updated_at);
create index carts_by_contact on carts (site_id, contact_key) where contact_key is not null;
create trigger touch before update on carts for each row execute function touch_updated_at();
create trigger of_somebody before insert or update of customer_id on carts for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
call make_tenant_table('carts');

-- One line is one unit: there is no quantity to get wrong.
create table cart_lines (
  site_id int not null,
  cart_id uuid not null,
  unit_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (site_id, cart_id, unit_id),
  foreign key (site_id, cart_id) references carts on delete cascade,
  foreign key (site_id, unit_id) references units on delete cascade
);
create index cart_lines_by_unit on cart_lines (site_id, unit_id);
call make_tenant_table('cart_lines');

-- A cart holds twenty units. Counted here, where the cart's row is locked by the transaction that adds to it: the
-- statement that adds has read the lines before it had to wait for another one.
create function limit_cart_lines() returns trigger
language plpgsql
as $$
begin
  if (select count(*) from cart_lines where site_id = new.site_id and cart_id = new.cart_id) >= 20 then
    raise exception 'a cart has at most 20 lines' using errcode = 'check_violation', constraint = 'cart_lines_most';
  end if;
  return new;
end
$$;
create trigger limit_lines before insert on cart_lines for each row execute function limit_cart_lines();

-- A customer's address book; a guest's single address belongs to the cart.
create table addresses (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  customer_id bigint,
  cart_id uuid,
  type text not null check (type in ('billing', 'shipping', 'pickup')),
  label text,
  given_name text not null,
  family_name text not null,
  phone text,
  -- a company as the recipient of parcels and invoices, with its VAT or tax number
  company text constraint addresses_company check (length(company) between 1 and 120),
  vat_number text,
  address1 text not null,
  address2 text,
  city text not null,
  state text,
  postal_code text,
  country_code char(2) not null check (country_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customers on delete cascade,
  foreign key (site_id, cart_id) references carts on delete cascade,
  check (num_nonnulls(customer_id, cart_id) = 1),
  constraint addresses_lengths check (
    length(given_name) between 1 and 80 and length(family_name) between 1 and 80
    and length(address1) between 1 and 160 and length(city) between 1 and 80
    and coalesce(length(label), 0) <= 80 and coalesce(length(address2), 0) <= 160
    and coalesce(length(state), 0) <= 80 and coalesce(length(postal_code), 0) <= 20
    and coalesce(length(phone), 0) <= 30),
  constraint addresses_vat_number
    check (vat_number is null or (length(vat_number) between 4 and 20 and company is not null))
);
create index addresses_by_customer on addresses (site_id, customer_id, type) where customer_id is not null;
create index addresses_by_cart on addresses (site_id, cart_id) where cart_id is not null;
create trigger touch before update on addresses for each row execute function touch_updated_at();
create trigger of_somebody before insert or update of customer_id on addresses for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
call make_tenant_table('addresses');
grant select, insert, update, delete on carts, cart_lines, addresses to paddock_app;

-- One at a time per customer, so that counting the addresses and adding one is one step.
create function lock_address_book(site bigint, customer bigint) returns void
  language sql as $$
  select pg_advisory_xact_lock(hashtextextended('address_book:' || site || ':' || customer, 0))
$$;

create function limit_addresses() returns trigger
  language plpgsql as $$
begin
  perform lock_address_book(new.site_id, new.customer_id);
  if (select count(*) from addresses a where a.site_id = new.site_id and a.customer_id = new.customer_id) >= 50 then
    raise exception 'customer % of site % has 50 addresses', new.customer_id, new.site_id
      using errcode = 'check_violation', constraint = 'addresses_most';
  end if;
  return new;
end
$$;
create trigger limit_addresses before insert on addresses
  for each row when (new.customer_id is not null) execute function limit_addresses();

-- The wish list of a customer: a model, in a colour and size or as one unit. Guests keep theirs in the browser.
create table wish_list_entries (
  site_id int not null,
  id bigint generated by default as identity,
  customer_id bigint not null,
  product_id int not null references products on delete cascade,
  -- values of the product's attributes; null: any
  color_id int references attribute_values on delete cascade,
  size_id int references attribute_values on delete cascade,
  -- one unit, which has its colour and size
  unit_id uuid,
  added_at timestamptz not null default now(),
  primary key (site_id, id),
  constraint wish_list_entries_once
    unique nulls not distinct (site_id, customer_id, product_id, color_id, size_id, unit_id),
  foreign key (site_id, customer_id) references customers on delete cascade,
  foreign key (site_id, unit_id) references units on delete cascade,
  check (unit_id is null or num_nonnulls(color_id, size_id) = 0)
);
create index wish_list_entries_by_product on wish_list_entries (site_id, product_id);
create index wish_list_entries_by_color on wish_list_entries (site_id, color_id) where color_id is not null;
create index wish_list_entries_by_size on wish_list_entries (site_id, size_id) where size_id is not null;
create index wish_list_entries_by_unit on wish_list_entries (site_id, unit_id) where unit_id is not null;
call make_tenant_table('wish_list_entries');
grant select, insert, delete on wish_list_entries to paddock_app;

-- One at a time per customer, so that counting the entries and adding one is one step.
create function lock_wish_list(site bigint, customer bigint) returns void
  language sql as $$
  select pg_advisory_xact_lock(hashtextextended('wish_list:' || site || ':' || customer, 0))
$$;

create function limit_wish_list() returns trigger
  language plpgsql as $$
begin
  perform lock_wish_list(new.site_id, new.customer_id);
  if (select count(*) from wish_list_entries e
       where e.site_id = new.site_id and e.customer_id = new.customer_id) >= 50 then
    raise exception 'customer % of site % has 50 entries', new.customer_id, new.site_id
      using errcode = 'check_violation', constraint = 'wish_list_entries_max';
  end if;
  return new;
end
$$;
create trigger limit_wish_list before insert on wish_list_entries
  for each row execute function limit_wish_list();

-- What the shopper of a cart has shown: that a person solved the captcha, and that an e-mail address is read. The address
-- itself is not stored, only its keyed hash; the mail that carries the link has it.
create table checkout_proofs (
  site_id int not null,
  id bigint generated by default as identity,
  cart_id uuid not null,
  email_key bytea not null check (octet_length(email_key) = 32),
  captcha_passed_at timestamptz,
  -- of the link that was mailed last
  token_hash bytea check (octet_length(token_hash) = 32),
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((token_hash is null) = (token_expires_at is null)),
  primary key (site_id, id),
  unique (site_id, cart_id, email_key),
  unique (site_id, token_hash),
  foreign key (site_id, cart_id) references carts on delete cascade
);
create index checkout_proofs_to_forget on checkout_proofs (site_id, created_at);
call make_tenant_table('checkout_proofs');
grant select, insert, update, delete on checkout_proofs to paddock_app;

-- How a site brings a machine to its buyer. The price is for the whole order: a first unit and each further one.
create table shipment_methods (
  site_id int not null references sites on delete restrict,
  id int generated by default as identity,
  code text not null check (code ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
  kind text not null check (kind in ('home', 'pickup')),
  carrier text not null check (carrier <> ''),
  first_minor bigint not null default 0 check (first_minor >= 0),
  further_minor bigint not null default 0 check (further_minor >= 0),
  -- on top of the days a unit takes by itself
  extra_days int not null default 0 check (extra_days >= 0),
  enabled boolean not null default true,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, code)
);
create trigger touch before update on shipment_methods for each row execute function touch_updated_at();
call make_tenant_table('shipment_methods');

create table shipment_method_translations (
  site_id int not null,
  method_id int not null,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  primary key (site_id, method_id, locale),
  foreign key (site_id, method_id) references shipment_methods on delete cascade
);
call make_tenant_table('shipment_method_translations');
grant select, insert, update, delete on shipment_methods, shipment_method_translations to paddock_app;

create table payment_methods (
  site_id int not null references sites on delete restrict,
  id int generated by default as identity,
  code text not null check (code ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
  provider text not null check (provider <> ''),
  -- the panel that the storefront shows
  component text not null check (component <> ''),
  -- names the merchant account, never its secret
  account_ref text,
  -- how long a unit stays reserved for this method: 30 minutes for cards, 72 hours for banks
  reserve_minutes int not null check (reserve_minutes > 0),
  enabled boolean not null default true,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what kind of money it takes; the shopper sees an icon for it
  type text not null default 'others'
    check (type in ('cash', 'check-payment', 'bank-transfer', 'tdc', 'others')),
  primary key (site_id, id),
  unique (site_id, code)
);
create trigger touch before update on payment_methods for each row execute function touch_updated_at();
call make_tenant_table('payment_methods');

create table payment_method_translations (
  site_id int not null,
  method_id int not null,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  instructions text,
  primary key (site_id, method_id, locale),
  foreign key (site_id, method_id) references payment_methods on delete cascade
);
call make_tenant_table('payment_method_translations');
grant select, insert, update, delete on payment_methods, payment_method_translations to paddock_app;

-- Orders ------------------------------------------------------------------------------------------

-- An order copies what was promised: names, addresses, prices, days. Nothing later rewrites it.
create table orders (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  -- what people and the wire know; never counted up
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  customer_id bigint,
  cart_id uuid,
  -- the checkout's idempotency key, kept for ever: a retry of years later still finds its order
  idempotency_key text,
  status text not null default 'pending_confirmation' check (status in (
    'pending_confirmation', 'processing', 'confirmed', 'preparing', 'ready_for_pickup', 'shipped', 'delivered',
    'cancelled', 'payment_failed', 'return_requested', 'returned', 'refunded')),
  payment_status text not null default 'unpaid'
    check (payment_status in ('unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded')),
  fulfilment_status text not null default 'unfulfilled'
    check (fulfilment_status in ('unfulfilled', 'preparing', 'ready_for_pickup', 'shipped', 'delivered', 'returned')),
  locale text not null check (is_locale(locale)),
  email text not null,
  given_name text not null,
  family_name text not null,
  phone text,
  -- as staff search them (see search_key)
  email_key text generated always as (lower(email)) stored,
  phone_key text generated always as (reverse(regexp_replace(phone, '[^0-9]+', '', 'g'))) stored,
  family_key text generated always as (search_key(family_name)) stored,
  given_key text generated always as (search_key(given_name)) stored,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  prices_include_tax boolean not null,
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  shipping_minor bigint not null default 0 check (shipping_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  -- rate and jurisdiction per line of tax
  tax_lines jsonb not null default '[]' check (jsonb_typeof(tax_lines) = 'array'),
  -- the same total in the gateway's settlement currency, with the rate and its time
  exchanged_total_minor bigint check (exchanged_total_minor >= 0),
  exchanged_currency char(3) check (exchanged_currency ~ '^[A-Z]{3}$'),
  exchange_rate numeric check (exchange_rate > 0),
  exchanged_at timestamptz,
  delivery_method text not null check (delivery_method in ('shipment', 'pickup')),
  store_id int,
  shipment jsonb check (jsonb_typeof(shipment) = 'object'),
  delivery_address jsonb check (jsonb_typeof(delivery_address) = 'object'),
  billing_address jsonb check (jsonb_typeof(billing_address) = 'object'),
  payment_method_id int,
  deadline_at timestamptz,
  placed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  updated_at timestamptz not null default now(),
  -- the shopper has finished: a bank reference entered, pay-later chosen, a card accepted
  registered_at timestamptz,
  -- the payment reference as the shopper typed it: stored, never trusted
  payment_ref text check (length(payment_ref) <= 255),
  terms_accepted_at timestamptz,
  -- signed links to an order carry this number; raising it revokes every link sent so far
  link_version integer not null default 1 check (link_version > 0),
  -- the number under which the maker's ERP has the order
  erp_number text check (erp_number <> '' and length(erp_number) <= 64),
  erp_acknowledged_at timestamptz,
  primary key (site_id, id),
  unique (site_id, code),
  -- a customer is anonymised, not deleted, while orders point at the row
  foreign key (site_id, customer_id) references customers on delete restrict,
  foreign key (site_id, cart_id) references carts on delete set null (cart_id),
  foreign key (site_id, store_id) references stores on delete restrict,
  foreign key (site_id, payment_method_id) references payment_methods on delete restrict,
  check (total_minor = subtotal_minor - discount_minor + shipping_minor
    + case when prices_include_tax then 0 else tax_minor end),
  check (num_nonnulls(exchanged_total_minor, exchanged_currency, exchange_rate, exchanged_at) in (0, 4)),
  check ((delivery_method = 'pickup') = (store_id is not null)),
  check ((status = 'cancelled') <= (cancelled_at is not null)),
  check (status not in ('pending_confirmation', 'processing') or deadline_at is not null),
  constraint orders_erp_both check ((erp_number is null) = (erp_acknowledged_at is null))
);
create unique index orders_by_idempotency_key on orders (site_id, idempotency_key)
  where idempotency_key is not null;
create index orders_by_customer on orders (site_id, customer_id, placed_at desc) where customer_id is not null;
create index orders_by_cart on orders (site_id, cart_id) where cart_id is not null;
-- what the clock and the staff still have to act on; delivered and dead orders weigh nothing here
create index orders_open on orders (site_id, status, deadline_at)
  where status not in ('delivered', 'cancelled', 'payment_failed', 'returned', 'refunded');
-- What the clock cancels. orders_open leaves failed payments out, but those keep their units until the deadline too.
create index orders_due on orders (site_id, deadline_at)
  where status in ('pending_confirmation', 'processing', 'payment_failed');
-- Delivered and not paid: cash that the courier has still to bring. A handful of rows among millions.
create index orders_delivered_unpaid on orders (site_id, placed_at)
  where status = 'delivered' and payment_status = 'unpaid';
-- Guest orders become an account's when its e-mail address is proved: they are looked for by it.
create index orders_guests_by_email on orders (site_id, lower(email)) where customer_id is null;
-- The invitations to write a review look for orders by the day of their delivery.
create index orders_delivered on orders (site_id, delivered_at) where status = 'delivered';
-- Searches and lists of staff on one site.
create index orders_by_email on orders (site_id, email_key);
create index orders_by_phone on orders (site_id, phone_key) where phone_key is not null;
create index orders_by_family on orders (site_id, family_key, placed_at desc, id desc) include (given_key);
create index orders_by_given on orders (site_id, given_key, family_key, placed_at desc, id desc);
create index orders_by_date on orders (site_id, placed_at desc, id desc);
create index orders_by_change on orders (site_id, updated_at desc, id desc);
create index orders_by_status on orders (site_id, status, placed_at desc, id desc);
create index orders_by_open_payment on orders (site_id, payment_status, placed_at desc, id desc)
  where payment_status <> 'paid';
create index orders_on_the_way on orders (site_id, fulfilment_status, placed_at desc, id desc)
  where fulfilment_status in ('preparing', 'ready_for_pickup', 'shipped', 'returned');
create index orders_by_payment_method on orders (site_id, payment_method_id, placed_at desc, id desc)
  where payment_method_id is not null;
create index orders_by_store on orders (site_id, store_id, placed_at desc, id desc) where store_id is not null;
-- Staff of many sites search and filter with one probe of an index: these indexes begin with the value and not with the
-- site, because merging 200 sites costs more than the page. Each includes site_id, so row-level security is checked without
-- reading the table, and what a page is sorted by.
create index orders_by_date_all_sites on orders (placed_at desc, id desc) include (site_id);
create index orders_by_state_all_sites on orders
  (status, payment_status, fulfilment_status, placed_at desc, id desc) include (site_id, payment_method_id);
create index orders_by_code_all_sites on orders (code) include (site_id, id, placed_at);
create index orders_by_email_all_sites on orders (email_key) include (site_id, id, placed_at);
create index orders_by_phone_all_sites on orders (phone_key) include (site_id, id, placed_at)
  where phone_key is not null;
create index orders_by_family_all_sites on orders (family_key, placed_at desc, id desc) include (site_id);
create index orders_by_given_all_sites on orders (given_key, family_key, placed_at desc, id desc) include (site_id);
create trigger touch before update on orders for each row execute function touch_updated_at();
create trigger of_somebody before insert or update of customer_id on orders for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
call make_tenant_table('orders');
grant select, insert, update on orders to paddock_app;

insert into status_moves (machine, from_status, to_status, needs_reason)
select 'order', m.from_status, m.to_status, m.needs_reason
from (values
  ('pending_confirmation', 'processing', false),
  ('pending_confirmation', 'confirmed', false),
  ('pending_confirmation', 'payment_failed', false),
  ('pending_confirmation', 'cancelled', false),
  ('processing', 'pending_confirmation', false),
  ('processing', 'confirmed', false),
  ('processing', 'payment_failed', false),
  ('processing', 'cancelled', false),
  -- another try with another method
  ('payment_failed', 'processing', false),
  ('payment_failed', 'pending_confirmation', false),
  ('payment_failed', 'confirmed', false),
  ('payment_failed', 'cancelled', false),
  ('confirmed', 'preparing', false),
  ('confirmed', 'cancelled', false),
  ('preparing', 'ready_for_pickup', false),
  ('preparing', 'shipped', false),
  ('preparing', 'cancelled', true),
  ('ready_for_pickup', 'delivered', false),
  ('ready_for_pickup', 'cancelled', true),
  ('shipped', 'delivered', false),
  ('shipped', 'returned', true),
  ('delivered', 'return_requested', false),
  ('return_requested', 'returned', false),
  ('return_requested', 'delivered', true),
  ('returned', 'refunded', false),
  ('cancelled', 'refunded', false),
  -- money that came after the deadline: the unit was claimed again
  ('cancelled', 'confirmed', true)
) as m (from_status, to_status, needs_reason);

insert into status_moves (machine, from_status, to_status) values
  ('payment', 'unpaid', 'authorised'),
  ('payment', 'unpaid', 'paid'),
  ('payment', 'authorised', 'unpaid'),
  ('payment', 'authorised', 'paid'),
  ('payment', 'paid', 'partly_refunded'),
  ('payment', 'paid', 'refunded'),
  ('payment', 'partly_refunded', 'refunded'),
  ('fulfilment', 'unfulfilled', 'preparing'),
  ('fulfilment', 'preparing', 'unfulfilled'),
  ('fulfilment', 'preparing', 'ready_for_pickup'),
  ('fulfilment', 'preparing', 'shipped'),
  ('fulfilment', 'ready_for_pickup', 'preparing'),
  ('fulfilment', 'ready_for_pickup', 'delivered'),
  ('fulfilment', 'shipped', 'delivered'),
  ('fulfilment', 'shipped', 'returned'),
  ('fulfilment', 'delivered', 'returned');
create trigger status_moves before update of status on orders for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('order', 'status');
create trigger payment_moves before update of payment_status on orders for each row
  when (old.payment_status is distinct from new.payment_status)
  execute function enforce_status_move('payment', 'payment_status');
create trigger fulfilment_moves before update of fulfilment_status on orders for each row
  when (old.fulfilment_status is distinct from new.fulfilment_status)
  execute function enforce_status_move('fulfilment', 'fulfilment_status');

-- One line is one unit, as in the cart.
create table order_lines (
  site_id int not null,
  order_id bigint not null,
  line_no smallint not null check (line_no > 0),
  unit_id uuid not null,
  -- copies, so they carry no foreign key: the catalogue may change, the order may not
  product_id int not null,
  variant_id int not null,
  sku text not null,
  serial text,
  -- the number from its end, as people know it
  serial_key text collate "C" generated always as (reverse(serial_key(serial))) stored,
  name text not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- in the currency of the order
  price_minor bigint not null check (price_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  tax_rate numeric not null check (tax_rate >= 0),
  promised_on date,
  primary key (site_id, order_id, unit_id),
  foreign key (site_id, order_id) references orders on delete restrict,
  foreign key (site_id, unit_id) references units on delete restrict
);
create index order_lines_by_unit on order_lines (site_id, unit_id);
create index order_lines_by_serial on order_lines (site_id, serial_key) where serial_key is not null;
create index order_lines_by_serial_all_sites on order_lines (serial_key) include (site_id, order_id)
  where serial_key is not null;
call make_tenant_table('order_lines');
grant select, insert on order_lines to paddock_app;
call make_append_only('order_lines');

create table order_events (
  site_id int not null,
  order_id bigint not null,
  -- given by the trigger: 1, 2, 3 … without a gap
  seq int not null,
  kind text not null check (kind <> ''),
  actor_kind text not null check (actor_kind in ('customer', 'guest', 'staff', 'system', 'provider', 'feed')),
  actor_ref text,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  occurred_at timestamptz not null default now(),
  primary key (site_id, order_id, seq),
  foreign key (site_id, order_id) references orders on delete restrict
);
call make_tenant_table('order_events');
grant select, insert on order_events to paddock_app;
call make_append_only('order_events');

-- The order's row lock makes two writers take turns, so the next number is simply the highest plus one.
-- A sequence would leave gaps after a rollback, and a gap must mean that a row is missing.
create function number_order_event() returns trigger
language plpgsql
as $$
begin
  perform 1 from orders where site_id = new.site_id and id = new.order_id for no key update;
  select coalesce(max(seq), 0) + 1 into new.seq from order_events
   where site_id = new.site_id and order_id = new.order_id;
  return new;
end
$$;
create trigger number before insert on order_events for each row execute function number_order_event();

-- What people wrote about an order goes with the customer; what happened, when and for how much stays.
create function forget_words_in_order_events(site int, customer bigint) returns void
language plpgsql
security definer
set search_path = public, pg_temp
as $$
begin
  perform 1 from customers c where c.site_id = site and c.id = customer and c.erased_at is not null;
  if not found then
    raise exception 'only what was said of an erased customer is forgotten' using errcode = 'check_violation';
  end if;
  perform set_config('app.unsafe_rewrite_history', 'on', true);
  update order_events e
     set data = (select coalesce(jsonb_object_agg(said.key, said.value), '{}') from jsonb_each(e.data) said
                  where jsonb_typeof(said.value) in ('number', 'boolean')
                     or said.key in ('currency', 'attempt', 'refund', 'return_code'))
    from orders o
   where o.site_id = site and o.customer_id = customer and e.site_id = o.site_id and e.order_id = o.id;
  perform set_config('app.unsafe_rewrite_history', '', true);
end
$$;
revoke execute on function forget_words_in_order_events(int, bigint) from public;
grant execute on function forget_words_in_order_events(int, bigint) to paddock_app;

-- Notes of staff on an order. They are part of its history: a note is never changed.
create table order_notes (
  site_id integer not null references sites on delete restrict,
  id bigint generated by default as identity,
  order_id bigint not null,
  staff_ref text not null,
  text text not null check (text <> '' and length(text) <= 4000),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index order_notes_by_order on order_notes (site_id, order_id, id);
call make_tenant_table('order_notes');
-- An erased customer takes the notes along.
grant select, insert, delete on order_notes to paddock_app;

-- What carriers report. The id of the carrier makes a repeated report harmless.
create table shipment_events (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  order_id bigint not null,
  carrier text not null check (carrier ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  carrier_event_id text not null check (carrier_event_id <> '' and length(carrier_event_id) <= 120),
  tracking text not null check (tracking <> '' and length(tracking) <= 120),
  status text not null
    check (status in ('collected', 'in_transit', 'out_for_delivery', 'delivered', 'exception', 'returned')),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, carrier, carrier_event_id),
  foreign key (site_id, order_id) references orders on delete restrict
);
create index shipment_events_by_order on shipment_events (site_id, order_id, occurred_at);
call make_tenant_table('shipment_events');
grant select, insert on shipment_events to paddock_app;
call make_append_only('shipment_events');

-- A mail is a row of the transaction that causes it; a job sends it. Its key names its cause, so that
-- the same mail is never sent twice.
create table mails (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  key text not null check (key <> ''),
  kind text not null check (kind <> ''),
  order_id bigint,
  to_email text not null check (to_email <> ''),
  locale text not null check (is_locale(locale)),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  status text not null default 'queued' check (status in ('queued', 'sent', 'given_up')),
  subject text,
  last_error text,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The address as addresses are compared. A column and not an index on an expression: under row-level security such an
  -- index would not be used.
  to_key text not null generated always as (lower(to_email)) stored,
  primary key (site_id, id),
  unique (site_id, key),
  foreign key (site_id, order_id) references orders on delete restrict,
  check ((status = 'sent') = (sent_at is not null))
);
create index mails_by_order on mails (site_id, order_id) where order_id is not null;
create index mails_waiting on mails (site_id, queued_at) where status = 'queued';
create index mails_by_receiver on mails (site_id, to_key) where to_email <> 'nobody@erased.invalid';
create index mails_to_forget on mails (site_id, queued_at) where to_email <> 'nobody@erased.invalid';
create index mails_by_kind on mails (site_id, kind);
call make_tenant_table('mails');
grant select, insert, update on mails to paddock_app;

-- Claims and promises -----------------------------------------------------------------------------

-- Who has a unit: a hold (checkout), a reservation (payment under way) or a sale.
-- A claim is live until released_at is set; the index below is the promise that a unit is sold once.
create table unit_claims (
  site_id int not null,
  id bigint generated by default as identity,
  unit_id uuid not null,
  kind text not null check (kind in ('hold', 'reservation', 'sale')),
  cart_id uuid,
  order_id bigint,
  -- a sale does not end by the clock
  expires_at timestamptz,
  claimed_at timestamptz not null default now(),
  released_at timestamptz,
  release_reason text check (release_reason in ('expired', 'left', 'cancelled', 'payment_failed', 'returned', 'replaced')),
  -- When the unit was first reserved by this shopper: the deadline of an unpaid order counts from here, also for an order
  -- that replaces another one.
  reserved_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, unit_id) references units on delete restrict,
  foreign key (site_id, cart_id) references carts on delete set null (cart_id),
  foreign key (site_id, order_id) references orders on delete restrict,
  check ((released_at is null) = (release_reason is null)),
  check ((kind = 'sale') = (expires_at is null)),
  check (kind = 'hold' or order_id is not null)
);
create unique index unit_claims_one_live on unit_claims (site_id, unit_id) where released_at is null;
create index unit_claims_by_unit on unit_claims (site_id, unit_id, claimed_at);
create index unit_claims_by_order on unit_claims (site_id, order_id) where order_id is not null;
create index unit_claims_by_cart on unit_claims (site_id, cart_id) where cart_id is not null;
create index unit_claims_ending on unit_claims (site_id, expires_at)
  where released_at is null and expires_at is not null;
call make_tenant_table('unit_claims');
grant select, insert, update on unit_claims to paddock_app;

-- A released claim is history: it may not come back to life nor change hands.
create function keep_released_claim() returns trigger
language plpgsql
as $$
begin
  raise exception 'a released claim does not change' using errcode = 'check_violation';
end
$$;
create trigger released_stays before update of unit_id, kind, order_id, expires_at, released_at on unit_claims
  for each row when (old.released_at is not null) execute function keep_released_claim();

-- Every list asks of every unit whether it is available, so the unit's row holds until when it is taken. unit_claims
-- stays the source: this is written from it in the same transaction, and a claim that expires by the clock frees the unit
-- without a write.
create function mark_unit_taken() returns trigger
language plpgsql
as $$
begin
  update units u
     set taken_until = (select coalesce(c.expires_at, 'infinity') from unit_claims c
                         where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null)
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;
create trigger mark_unit after insert or update of released_at, expires_at, kind on unit_claims
  for each row execute function mark_unit_taken();

-- For whom a claim was taken: keyed hashes of network, e-mail address, phone number, device cookie and customer. Unpaid
-- claims are counted by them. They are deleted a day after the claim ended.
create table claim_keys (
  site_id int not null,
  claim_id bigint not null,
  kind text not null check (kind in ('network', 'email', 'phone', 'device', 'customer')),
  key bytea not null check (octet_length(key) = 32),
  primary key (site_id, claim_id, kind, key),
  foreign key (site_id, claim_id) references unit_claims on delete cascade
);
create index claim_keys_by_key on claim_keys (site_id, key, kind);
call make_tenant_table('claim_keys');
grant select, insert, delete on claim_keys to paddock_app;

-- Every day that a shopper was told for a unit of an order: when the order was placed, and when the unit's expected day
-- moved to later. The newest row is the promise that counts; site data that change afterwards change none of them.
-- Measured later against what happened.
create table delivery_promises (
  site_id int not null,
  id bigint generated by default as identity,
  unit_id uuid not null,
  -- no foreign key: the promise outlives the cart it was shown in
  cart_id uuid,
  order_id bigint,
  local_days int not null check (local_days >= 0),
  total_days int not null check (total_days >= 0),
  promised_on date not null,
  reason text not null default 'placed' check (reason in ('placed', 'revised')),
  shown_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, unit_id) references units on delete restrict,
  foreign key (site_id, order_id) references orders on delete restrict
);
create index delivery_promises_by_unit on delivery_promises (site_id, unit_id, shown_at);
create index delivery_promises_by_order on delivery_promises (site_id, order_id) where order_id is not null;
create index delivery_promises_revised on delivery_promises (site_id, shown_at) where reason = 'revised';
call make_tenant_table('delivery_promises');
grant select, insert on delivery_promises to paddock_app;
call make_append_only('delivery_promises');

-- The day shown when a unit is reserved is kept with the reservation itself, so that no way to reserve can forget it.
-- A hold becomes a promise when it turns into a reservation; a sale that was never reserved is promised at once. The promise
-- is the day the order's line has; the calendar of the site decided it. A claim without a line is counted in plain days from
-- the site's own day, which is not the database's day (UTC) between the two midnights.
create function record_delivery_promise() returns trigger
language plpgsql as $$
begin
  insert into delivery_promises (site_id, unit_id, cart_id, order_id, local_days, total_days, promised_on)
  select u.site_id, u.id, new.cart_id, new.order_id, u.local_days, greatest(promise.day - clock.today, 0), promise.day
    from units u
    join sites s on s.id = u.site_id
   cross join lateral (select (now() at time zone s.timezone)::date as today) clock
    left join order_lines l on l.site_id = u.site_id and l.order_id = new.order_id and l.unit_id = u.id
   cross join lateral (
     select coalesce(l.promised_on, u.local_days + case
       when u.status = 'on_hand' then clock.today
       else greatest(u.expected_on, clock.today)
     end) as day) promise
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;
create trigger promise after insert on unit_claims for each row
  when (new.kind in ('reservation', 'sale')) execute function record_delivery_promise();
create trigger promise_later after update of kind on unit_claims for each row
  when (old.kind = 'hold' and new.kind in ('reservation', 'sale')) execute function record_delivery_promise();

-- A revised promise waits here until its buyer is told. The worker reads open rows only, so that orders which need no
-- mail leave the list, and a row that failed waits for its next try behind the others.
create table delays (
  site_id int not null references sites on delete restrict,
  promise_id bigint not null,
  -- skipped: no mail was needed, because the order no longer waits, or its last day has not moved to later
  status text not null default 'open' check (status in ('open', 'notified', 'skipped')),
  attempts smallint not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (site_id, promise_id),
  foreign key (site_id, promise_id) references delivery_promises on delete restrict,
  check ((status = 'open') = (settled_at is null))
);
create index delays_open on delays (site_id, next_try_at) where status = 'open';
call make_tenant_table('delays');
grant select, insert, update on delays to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('delay', 'open', 'notified'),
  ('delay', 'open', 'skipped');
create trigger status_moves before update of status on delays
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('delay', 'status');

create function open_delay() returns trigger
language plpgsql
as $$
begin
  insert into delays (site_id, promise_id) values (new.site_id, new.id);
  return null;
end
$$;
create trigger open_delay after insert on delivery_promises
  for each row when (new.reason = 'revised' and new.order_id is not null)
  execute function open_delay();

-- Payments ----------------------------------------------------------------------------------------

-- Written before the provider hears of it, so that a crash leaves a trace to settle.
-- The id is our reference at every provider.
create table payment_attempts (
  site_id int not null,
  id uuid not null default uuid_v7(),
  order_id bigint not null,
  method_id int not null,
  provider text not null check (provider <> ''),
  account_ref text,
  -- frozen: settle() compares the provider's payment with it
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  exponent smallint not null check (exponent between 0 and 4),
  fx_quote jsonb check (jsonb_typeof(fx_quote) = 'object'),
  status text not null default 'created' check (status in (
    'created', 'ready', 'processing', 'action_required', 'unknown', 'review', 'paid', 'failed', 'cancelled',
    'expired', 'partly_refunded', 'refunded', 'disputed', 'lost')),
  provider_ref text,
  provider_payment_ref text,
  version int not null default 0,
  expires_at timestamptz,
  next_poll_at timestamptz,
  poll_count int not null default 0 check (poll_count >= 0),
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what the payment panel received; deleted when the attempt is over
  post jsonb check (jsonb_typeof(post) = 'object'),
  -- what the browser sent: never trusted, but a provider may need it (a card token, a phone number)
  hints jsonb not null default '{}' check (jsonb_typeof(hints) = 'object'),
  -- brand and last four figures, for the receipt
  card jsonb check (jsonb_typeof(card) = 'object'),
  -- why it failed, as a key of ours
  failure text,
  primary key (site_id, id),
  unique (site_id, provider, provider_ref),
  foreign key (site_id, order_id) references orders on delete restrict,
  foreign key (site_id, method_id) references payment_methods on delete restrict
);
-- Two tabs, a double click, two methods at once: one of them pays.
create unique index payment_attempts_one_live on payment_attempts (site_id, order_id)
  where status in ('created', 'ready', 'processing', 'action_required', 'unknown', 'review');
create index payment_attempts_by_order on payment_attempts (site_id, order_id);
create index payment_attempts_by_method on payment_attempts (site_id, method_id);
create index payment_attempts_to_poll on payment_attempts (site_id, next_poll_at) where next_poll_at is not null;
create index payment_attempts_by_account on payment_attempts (site_id, account_ref, updated_at)
  where account_ref is not null;
-- Staff search by the provider's references. Equality only: one order of the columns serves a site and all of them.
create index payment_attempts_by_provider_ref on payment_attempts (provider_ref, site_id) include (order_id)
  where provider_ref is not null;
create index payment_attempts_by_provider_payment on payment_attempts (provider_payment_ref, site_id) include (order_id)
  where provider_payment_ref is not null;
create trigger touch before update on payment_attempts for each row execute function touch_updated_at();
call make_tenant_table('payment_attempts');
grant select, insert, update on payment_attempts to paddock_app;

-- From every open state to every other open or final one; a final failure may still turn out paid (late money).
-- Paid moves only by refunds and disputes, so no late webhook can undo it.
insert into status_moves (machine, from_status, to_status)
select 'attempt', f, t
from unnest(array['created', 'ready', 'processing', 'action_required', 'unknown', 'review']) as f,
     unnest(array['ready', 'processing', 'action_required', 'unknown', 'review', 'paid', 'failed', 'cancelled',
                  'expired']) as t
where f <> t and not (f <> 'created' and t = 'ready')
union all
select 'attempt', f, t
from unnest(array['failed', 'cancelled', 'expired']) as f, unnest(array['paid', 'review']) as t
union all
values
  ('attempt', 'paid', 'partly_refunded'),
  ('attempt', 'paid', 'refunded'),
  ('attempt', 'paid', 'disputed'),
  ('attempt', 'partly_refunded', 'refunded'),
  ('attempt', 'partly_refunded', 'disputed'),
  ('attempt', 'disputed', 'paid'),
  ('attempt', 'disputed', 'lost'),
  -- Providers report in any order, so every state that money leads to must be reachable from every other of them.
  ('attempt', 'paid', 'lost'),
  ('attempt', 'partly_refunded', 'paid'),
  ('attempt', 'partly_refunded', 'lost'),
  ('attempt', 'refunded', 'disputed'),
  ('attempt', 'refunded', 'lost'),
  ('attempt', 'disputed', 'partly_refunded'),
  ('attempt', 'disputed', 'refunded'),
  -- the provider was asked and has it open: the shopper may go on
  ('attempt', 'unknown', 'ready');
create trigger status_moves before update of status on payment_attempts for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('attempt', 'status');

-- The sum agreed with the shopper does not move once an attempt exists.
create function keep_attempt_amount() returns trigger
language plpgsql
as $$
begin
  raise exception 'the amount of a payment attempt is frozen' using errcode = 'check_violation';
end
$$;
create trigger amount_frozen before update of order_id, amount_minor, currency, exponent on payment_attempts
  for each row
  when ((old.order_id, old.amount_minor, old.currency, old.exponent)
    is distinct from (new.order_id, new.amount_minor, new.currency, new.exponent))
  execute function keep_attempt_amount();

-- A bank reference pays one order. Compared without case, blanks, dashes, other punctuation and width of characters.
create function normalize_bank_reference(reference text) returns text
language sql immutable strict parallel safe
return upper(regexp_replace(normalize(reference, nfkc) collate "und-x-icu", '[^[:alnum:]]', '', 'g'));

-- Double entry: a posting says what happened once, its entries say from which account to which.
-- Whether an order is paid is a sum over these rows, never a flag set by hand.
create table ledger_postings (
  site_id int not null,
  id bigint generated by default as identity,
  attempt_id uuid not null,
  kind text not null check (kind in ('authorised', 'captured', 'refunded', 'chargeback', 'chargeback_won', 'fee')),
  provider text not null,
  provider_txn_id text not null,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- of money that staff have booked: the bank's reference as it is compared
  reference_key text check (reference_key <> ''),
  -- one transfer that pays several orders: every order after the first
  shares_reference boolean not null default false,
  primary key (site_id, id),
  -- browser, webhook and poll may all report it; it is booked once
  unique (site_id, provider, provider_txn_id, kind),
  foreign key (site_id, attempt_id) references payment_attempts on delete restrict,
  check (not shares_reference or reference_key is not null),
  -- Panels of the checkout register an order with a mark where the buyer has no reference of the bank.
  -- Such a mark is not booked as one.
  constraint ledger_postings_reference_no_mark
    check (reference_key not in ('PAYLATER', 'CASHDELIVERYORDER', 'CHECKPAYMENTORDER'))
);
create index ledger_postings_by_attempt on ledger_postings (site_id, attempt_id);
create unique index ledger_postings_one_reference on ledger_postings (site_id, reference_key)
  where kind = 'captured' and not shares_reference;
create unique index ledger_postings_reference_once on ledger_postings (site_id, attempt_id, reference_key)
  where kind = 'captured' and reference_key is not null;
create index ledger_postings_by_reference on ledger_postings (site_id, reference_key) where reference_key is not null;
call make_tenant_table('ledger_postings');
call make_append_only('ledger_postings');

create table ledger_entries (
  site_id int not null,
  posting_id bigint not null,
  entry_no smallint not null check (entry_no > 0),
  account text not null check (account in ('provider', 'customer', 'sales', 'refunds', 'disputes', 'fees', 'bank')),
  -- positive debits, negative credits
  amount_minor bigint not null check (amount_minor <> 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  primary key (site_id, posting_id, entry_no),
  foreign key (site_id, posting_id) references ledger_postings on delete restrict
);
call make_tenant_table('ledger_entries');
grant select, insert on ledger_postings, ledger_entries to paddock_app;
call make_append_only('ledger_entries');

-- Checked at commit, because entries are written one after the other.
create function check_posting_balance() returns trigger
language plpgsql
as $$
declare
  posting bigint := coalesce((to_jsonb(new) ->> 'posting_id')::bigint, (to_jsonb(new) ->> 'id')::bigint);
  entries int;
  open_currencies int;
begin
  select count(*), count(*) filter (where rest <> 0)
    into entries, open_currencies
  from (
    select sum(amount_minor) as rest from ledger_entries
     where site_id = new.site_id and posting_id = posting
     group by currency
  ) as sums;
  if entries = 0 or open_currencies > 0 then
    raise exception 'ledger posting % does not sum to zero in every currency', posting
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger posting_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function check_posting_balance();
create constraint trigger posting_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function check_posting_balance();

-- The inbox of webhooks: stored once by the provider's own event id, then worked off by a job.
-- The site comes from the webhook's URL.
create table provider_events (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  provider text not null check (provider <> ''),
  event_id text not null check (event_id <> ''),
  attempt_id uuid,
  verified boolean not null,
  headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
  body bytea not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  outcome text,
  -- by what an event is matched with its attempt, which may not know the provider's name for it yet
  account_ref text,
  kind text,
  reference text,
  provider_ref text,
  -- the provider's name for the payment itself, as the event says; believed only after asking the provider about it
  provider_payment_ref text,
  primary key (site_id, id),
  unique (site_id, provider, event_id),
  foreign key (site_id, attempt_id) references payment_attempts on delete restrict
);
create index provider_events_by_attempt on provider_events (site_id, attempt_id) where attempt_id is not null;
create index provider_events_waiting on provider_events (site_id, received_at) where processed_at is null;
create index provider_events_unmatched on provider_events (site_id, provider, provider_ref)
  where attempt_id is null and provider_ref is not null;
call make_tenant_table('provider_events');
grant select, insert, update on provider_events to paddock_app;

-- The id is the idempotency key at the provider.
create table refunds (
  site_id int not null,
  id uuid not null default uuid_v7(),
  attempt_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'requested'
    check (status in ('requested', 'sent', 'unknown', 'succeeded', 'failed', 'manual')),
  reason text not null,
  tries int not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  provider_ref text,
  last_error text,
  -- the staff member who asked for it and the approval it runs under; both null: the system or the buyer
  requested_by bigint,
  approval_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, attempt_id) references payment_attempts on delete restrict,
  foreign key (site_id, approval_id) references approvals on delete restrict
);
create index refunds_by_attempt on refunds (site_id, attempt_id);
create index refunds_due on refunds (site_id, due_at) where status in ('requested', 'sent', 'unknown');
create index refunds_manual on refunds (site_id, id) where status = 'manual';
create index refunds_by_state on refunds (site_id, status, created_at, id);
create index refunds_by_date on refunds (site_id, created_at, id);
create index refunds_by_approval on refunds (site_id, approval_id) where approval_id is not null;
create trigger touch before update on refunds for each row execute function touch_updated_at();
call make_tenant_table('refunds');
grant select, insert, update on refunds to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('refund', 'requested', 'sent'),
  ('refund', 'requested', 'manual'),
  ('refund', 'requested', 'failed'),
  ('refund', 'sent', 'unknown'),
  ('refund', 'sent', 'succeeded'),
  ('refund', 'sent', 'failed'),
  -- too late for the provider: a person pays it back
  ('refund', 'sent', 'manual'),
  ('refund', 'unknown', 'sent'),
  ('refund', 'unknown', 'succeeded'),
  ('refund', 'unknown', 'failed'),
  ('refund', 'unknown', 'manual'),
  ('refund', 'failed', 'sent'),
  ('refund', 'failed', 'manual'),
  ('refund', 'manual', 'succeeded'),
  -- staff may withdraw a refund that was a mistake
  ('refund', 'manual', 'failed');
create trigger status_moves before update of status on refunds for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('refund', 'status');

-- Money that does not match an order: staff have to decide, or a job refunds it.
create table payment_cases (
  site_id int not null,
  id bigint generated by default as identity,
  order_id bigint,
  attempt_id uuid,
  kind text not null check (kind in (
    'late_payment', 'amount_mismatch', 'double_charge', 'orphan_charge', 'missing_at_provider', 'chargeback',
    'refund_by_hand', 'underpaid', 'overpaid', 'unknown_too_long')),
  status text not null default 'open' check (status in ('open', 'resolved')),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  resolution text,
  opened_at timestamptz not null default now(),
  resolved_at timestamptz,
  refund_id uuid,
  -- a charge at the provider that belongs to no order of ours: which one it is
  account_ref text,
  provider_txn_id text,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders on delete restrict,
  foreign key (site_id, attempt_id) references payment_attempts on delete restrict,
  check ((status = 'resolved') = (resolved_at is not null)),
  check ((status = 'resolved') = (resolution is not null)),
  foreign key (site_id, refund_id) references refunds on delete restrict,
  check (order_id is not null or kind = 'orphan_charge'),
  check (order_id is not null or (account_ref is not null and provider_txn_id is not null)),
  check (kind <> 'refund_by_hand' or refund_id is not null)
);
-- The same trouble reported twice is one case.
create unique index payment_cases_one_open on payment_cases (site_id, order_id, attempt_id, kind)
  where status = 'open' and refund_id is null and order_id is not null;
-- One case per refund that staff have to send.
create unique index payment_cases_one_open_per_refund on payment_cases (site_id, refund_id, kind)
  where status = 'open' and refund_id is not null;
create index payment_cases_by_refund on payment_cases (site_id, refund_id) where refund_id is not null;
-- Resolved ones count too: a charge that staff have looked at is not reported again the next night.
create unique index payment_cases_one_per_charge on payment_cases (site_id, account_ref, provider_txn_id)
  where order_id is null;
create index payment_cases_open on payment_cases (site_id, opened_at) where status = 'open';
create index payment_cases_by_order on payment_cases (site_id, order_id);
create index payment_cases_by_attempt on payment_cases (site_id, attempt_id) where attempt_id is not null;
create index payment_cases_by_state on payment_cases (site_id, status, opened_at, id);
call make_tenant_table('payment_cases');
grant select, insert, update on payment_cases to paddock_app;

-- At the end of the transaction every refund by hand has an open case.
create function require_refund_case() returns trigger
language plpgsql
as $$
declare
  refund uuid := coalesce((to_jsonb(new) ->> 'refund_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  if exists (select from refunds r where r.site_id = new.site_id and r.id = refund and r.status = 'manual')
     and not exists (select from payment_cases c where c.site_id = new.site_id and c.refund_id = refund
                        and c.kind = 'refund_by_hand' and c.status = 'open') then
    raise exception 'refund % is to be sent by hand and has no open case', refund using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger manual_has_case after insert or update of status on refunds
  deferrable initially deferred for each row when (new.status = 'manual') execute function require_refund_case();
create constraint trigger manual_has_case after update of status on payment_cases
  deferrable initially deferred for each row
  when (new.kind = 'refund_by_hand' and new.status = 'resolved' and new.refund_id is not null)
  execute function require_refund_case();

-- A proposed cancellation or refund holds its order: goods must not leave before a second person has decided. A proposal
-- locks the order, and so does every move, so that one of the two sees the other. Which open proposal holds which order, in
-- one place: a step of an order, its screen and Today ask here. A contract that holds orders is added here.
create view held_orders with (security_invoker = true) as
select a.site_id, o.id as order_id, a.id as approval_id
  from approvals a
  join orders o on o.site_id = a.site_id and o.code = a.subject_ref
 where a.status = 'proposed' and a.expires_at > now()
   and a.subject_kind = 'order' and a.contract in ('order.cancel', 'order.refund')
union all
select a.site_id, c.order_id, a.id
  from approvals a
  join payment_cases c on c.site_id = a.site_id and c.id::text = a.subject_ref and c.order_id is not null
 where a.status = 'proposed' and a.expires_at > now()
   and a.subject_kind = 'payment_case' and a.contract = 'case.resolve';
grant select on held_orders to paddock_app;

create function refuse_move_of_held_order() returns trigger
language plpgsql
as $$
begin
  if exists (select from held_orders h where h.site_id = new.site_id and h.order_id = new.id) then
    raise exception 'order % waits for a second person', new.code using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger held_stays before update of fulfilment_status on orders
  for each row
  when (old.fulfilment_status is distinct from new.fulfilment_status
        and new.fulfilment_status in ('preparing', 'ready_for_pickup', 'shipped', 'delivered'))
  execute function refuse_move_of_held_order();

-- One per provider account and night: what the provider says against what we booked.
create table reconciliation_reports (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  provider text not null,
  account_ref text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  matched int not null check (matched >= 0),
  -- each with its kind, our and their amount
  differences jsonb not null default '[]' check (jsonb_typeof(differences) = 'array'),
  created_at timestamptz not null default now(),
  primary key (site_id, id)
);
create index reconciliation_reports_by_account on reconciliation_reports (site_id, provider, account_ref, created_at);
create index reconciliation_reports_by_date on reconciliation_reports (site_id, created_at, id);
call make_tenant_table('reconciliation_reports');
grant select, insert on reconciliation_reports to paddock_app;
call make_append_only('reconciliation_reports');

-- The law wants numbers without gaps. The counter's row stays locked until commit, and a rollback gives
-- the number back, which a sequence would not.
create table invoice_series (
  site_id int not null references sites on delete restrict,
  series text not null check (series ~ '^[A-Z0-9-]{1,20}$'),
  legal_entity text not null,
  last_number bigint not null default 0 check (last_number >= 0),
  primary key (site_id, series)
);
call make_tenant_table('invoice_series');
grant select, insert, update on invoice_series to paddock_app;

create table invoices (
  site_id int not null,
  id bigint generated by default as identity,
  series text not null,
  number bigint not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id bigint not null,
  credits_invoice_id bigint,
  issued_on date not null,
  total_minor bigint not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  created_at timestamptz not null default now(),
  refund_id uuid,
  primary key (site_id, id),
  unique (site_id, series, number),
  foreign key (site_id, series) references invoice_series on delete restrict,
  foreign key (site_id, order_id) references orders on delete restrict,
  foreign key (site_id, credits_invoice_id) references invoices on delete restrict,
  check ((kind = 'credit_note') = (credits_invoice_id is not null)),
  foreign key (site_id, refund_id) references refunds on delete restrict,
  check (refund_id is null or kind = 'credit_note')
);
create index invoices_by_order on invoices (site_id, order_id);
create index invoices_by_credited on invoices (site_id, credits_invoice_id) where credits_invoice_id is not null;
-- One invoice per order and one credit note per refund, however often they are requested.
create unique index invoices_one_per_order on invoices (site_id, order_id) where kind = 'invoice';
create unique index invoices_one_per_refund on invoices (site_id, refund_id) where refund_id is not null;
create index invoices_by_date on invoices (site_id, issued_on, id);
call make_tenant_table('invoices');
grant select, insert on invoices to paddock_app;
call make_append_only('invoices');

create function number_invoice() returns trigger
language plpgsql
as $$
begin
  update invoice_series set last_number = last_number + 1
   where site_id = new.site_id and series = new.series
   returning last_number into new.number;
  return new;
end
$$;
create trigger number before insert on invoices for each row execute function number_invoice();

-- Bank statements ---------------------------------------------------------------------------------

-- Bank statements as finance imports them: accounts, files, and the lines that pay orders.
create table bank_accounts (
  site_id int not null references sites on delete cascade,
  id bigint generated by default as identity,
  name text not null check (name <> ''),
  -- IBAN, or the bank's own number; without spaces
  number text not null check (number ~ '^[0-9A-Z/-]{4,40}$'),
  holder text not null check (holder <> ''),
  bic text check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- how the bank's CSV is read; null: it sends camt.053 or MT940
  csv_columns jsonb check (jsonb_typeof(csv_columns) = 'object'),
  -- where the last statement ended: the next one has to start there
  closing_minor bigint,
  closed_on date,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, number, currency),
  check (closing_minor is null or closed_on is not null)
);
call make_tenant_table('bank_accounts');
grant select, insert, update on bank_accounts to paddock_app;

create table bank_statements (
  site_id int not null,
  id bigint generated by default as identity,
  account_id bigint not null,
  format text not null check (format in ('camt053', 'mt940', 'csv')),
  file_name text not null,
  file_hash bytea not null check (length(file_hash) = 32),
  -- the place of the statement in its file
  part int not null check (part >= 0),
  statement_ref text not null,
  from_on date,
  to_on date,
  opening_minor bigint,
  closing_minor bigint,
  -- imported although it does not start where the one before ended
  overrides_balance boolean not null default false,
  imported_by bigint not null,
  imported_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, file_hash, part),
  foreign key (site_id, account_id) references bank_accounts on delete restrict
);
create index bank_statements_by_account on bank_statements (site_id, account_id, imported_at);
create index bank_statements_by_date on bank_statements (site_id, imported_at desc, id desc);
call make_tenant_table('bank_statements');
grant select, insert on bank_statements to paddock_app;

create table bank_lines (
  site_id int not null,
  id bigint generated by default as identity,
  account_id bigint not null,
  statement_id bigint not null,
  booked_on date not null,
  value_on date not null,
  -- the bank's own reference; empty where it gives none
  bank_ref text not null,
  -- positive: money came in
  amount_minor bigint not null check (amount_minor <> 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- equal lines of a day are numbered
  ordinal int not null check (ordinal >= 0),
  name text not null,
  iban text,
  text text not null,
  state text not null check (state in ('new', 'matched', 'booked', 'split', 'not_ours', 'returned')),
  -- what the line paid: [{ "order": code, "amount_minor": n, "outcome": "paid" }]
  bookings jsonb not null default '[]' check (jsonb_typeof(bookings) = 'array'),
  -- the order the whole line paid
  order_code text,
  decided_by bigint,
  decided_at timestamptz,
  note text,
  primary key (site_id, id),
  constraint bank_lines_once unique (site_id, account_id, booked_on, bank_ref, amount_minor, ordinal),
  foreign key (site_id, account_id) references bank_accounts on delete restrict,
  foreign key (site_id, statement_id) references bank_statements on delete restrict,
  check ((decided_at is null) = (decided_by is null)),
  check ((state in ('booked', 'split')) = (jsonb_array_length(bookings) > 0)),
  check (amount_minor > 0 or state in ('not_ours', 'returned'))
);
create index bank_lines_by_statement on bank_lines (site_id, statement_id, id);
create index bank_lines_by_reference on bank_lines (site_id, bank_ref);
create index bank_lines_by_order on bank_lines (site_id, order_code) where order_code is not null;
create index bank_lines_open on bank_lines (site_id, booked_on, id) where state in ('new', 'matched');
call make_tenant_table('bank_lines');
grant select, insert, update on bank_lines to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('bank_line', 'new', 'matched'), ('bank_line', 'new', 'booked'), ('bank_line', 'new', 'split'),
  ('bank_line', 'new', 'not_ours'), ('bank_line', 'new', 'returned'),
  ('bank_line', 'matched', 'new'), ('bank_line', 'matched', 'booked'), ('bank_line', 'matched', 'split'),
  ('bank_line', 'matched', 'not_ours'), ('bank_line', 'matched', 'returned'),
  ('bank_line', 'not_ours', 'new');
create trigger status_moves before update of state on bank_lines
  for each row when (old.state is distinct from new.state)
  execute function enforce_status_move('bank_line', 'state');

-- The account a refund is sent to, and the payment file that asks the bank to send it.
create table refund_files (
  site_id int not null,
  id bigint generated by default as identity,
  account_id bigint not null,
  message_id text not null,
  execute_on date not null,
  made_by bigint not null,
  made_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, message_id),
  foreign key (site_id, account_id) references bank_accounts on delete restrict
);
create index refund_files_by_account on refund_files (site_id, account_id);
call make_tenant_table('refund_files');
grant select, insert on refund_files to paddock_app;

create table refund_payees (
  site_id int not null,
  refund_id uuid not null,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  holder text not null check (holder <> ''),
  -- the last file with this refund
  file_id bigint,
  set_by bigint not null,
  set_at timestamptz not null default now(),
  primary key (site_id, refund_id),
  foreign key (site_id, refund_id) references refunds on delete cascade,
  foreign key (site_id, file_id) references refund_files on delete restrict
);
create index refund_payees_by_file on refund_payees (site_id, file_id) where file_id is not null;
call make_tenant_table('refund_payees');
grant select, insert, update on refund_payees to paddock_app;

-- Bikes and warranty ------------------------------------------------------------------------------

-- A vehicle after its sale: a unit with an owner, a warranty and a history. One row per unit, for ever.
create table bikes (
  site_id int not null,
  id bigint generated by default as identity,
  unit_id uuid not null,
  product_id int not null,
  variant_id int not null,
  -- the key of its unit (see serial_key)
  serial text not null check (serial <> ''),
  -- Frames are found by their beginning or their last digits. Ranges over text in the C collation are leakproof, so the row
  -- policy lets them use an index; LIKE is not.
  serial_key text collate "C" generated always as (serial_key(serial)) stored not null,
  serial_end_key text collate "C" generated always as (reverse(serial_key(serial))) stored not null,
  -- null: no owner (returned, or the owner was erased)
  customer_id bigint,
  -- the order that brought it, if it was one of ours
  order_id bigint,
  purchased_on date,
  activated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- recovery mode: lost or stolen
  lost_at timestamptz,
  recovery_message text check (recovery_message <> '' and length(recovery_message) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, unit_id),
  unique (site_id, serial),
  foreign key (site_id, unit_id) references units on delete restrict,
  foreign key (product_id, variant_id) references variants (product_id, id) on delete restrict,
  foreign key (site_id, customer_id) references customers on delete restrict,
  foreign key (site_id, order_id) references orders on delete restrict,
  check (expires_at > activated_at),
  check (lost_at is not null or recovery_message is null),
  check (lost_at is null or customer_id is not null)
);
create index bikes_by_customer on bikes (site_id, customer_id) where customer_id is not null;
create index bikes_by_order on bikes (site_id, order_id) where order_id is not null;
create index bikes_by_variant on bikes (site_id, product_id, variant_id);
create index bikes_by_activation on bikes (site_id, activated_at, id);
create index bikes_by_frame on bikes (site_id, serial_key);
create index bikes_by_frame_end on bikes (site_id, serial_end_key);
create trigger touch before update on bikes for each row execute function touch_updated_at();
create trigger of_somebody before insert or update of customer_id on bikes for each row
  when (new.customer_id is not null) execute function refuse_erased_customer();
call make_tenant_table('bikes');
grant select, insert, update on bikes to paddock_app;

-- A bike reported as lost cannot be transferred.
create function refuse_moving_lost_bike() returns trigger
language plpgsql
as $$
begin
  raise exception 'a lost bike does not change hands' using errcode = 'check_violation';
end
$$;
create trigger lost_stays before update of customer_id on bikes for each row
  when (old.lost_at is not null and new.lost_at is not null and new.customer_id is distinct from old.customer_id)
  execute function refuse_moving_lost_bike();

-- Whose it was and is. One owner at a time.
create table bike_owners (
  site_id int not null,
  id bigint generated by default as identity,
  bike_id bigint not null,
  customer_id bigint not null,
  how text not null check (how in ('bought', 'registered', 'transferred')),
  since timestamptz not null default now(),
  until timestamptz,
  primary key (site_id, id),
  foreign key (site_id, bike_id) references bikes on delete restrict,
  foreign key (site_id, customer_id) references customers on delete restrict,
  check (until >= since)
);
create unique index bike_owners_one_now on bike_owners (site_id, bike_id) where until is null;
create index bike_owners_by_bike on bike_owners (site_id, bike_id, since);
create index bike_owners_by_customer on bike_owners (site_id, customer_id);
call make_tenant_table('bike_owners');
grant select, insert, update on bike_owners to paddock_app;

-- "This one is mine", to be looked at by people. Several may say so of one vehicle; a bike comes of one of them.
create table bike_registrations (
  site_id int not null,
  id bigint generated by default as identity,
  customer_id bigint not null,
  unit_id uuid not null,
  serial text not null check (serial <> ''),
  purchased_on date,
  proof_upload_id uuid,
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, customer_id) references customers on delete restrict,
  foreign key (site_id, unit_id) references units on delete restrict,
  foreign key (site_id, proof_upload_id) references uploads on delete restrict,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null))
);
create unique index bike_registrations_one_pending on bike_registrations (site_id, customer_id, unit_id)
  where status = 'pending';
create index bike_registrations_by_unit on bike_registrations (site_id, unit_id);
create index bike_registrations_by_proof on bike_registrations (site_id, proof_upload_id)
  where proof_upload_id is not null;
create index bike_registrations_waiting on bike_registrations (site_id, created_at) where status = 'pending';
create index bike_registrations_by_status on bike_registrations (site_id, status, created_at, id);
create trigger of_somebody before insert on bike_registrations for each row execute function refuse_erased_customer();
call make_tenant_table('bike_registrations');
grant select, insert, update on bike_registrations to paddock_app;
create trigger status_moves before update of status on bike_registrations for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('bike_registration', 'status');

create table bike_transfers (
  site_id int not null,
  id bigint generated by default as identity,
  bike_id bigint not null,
  from_customer_id bigint not null,
  to_email text not null check (to_email ~ '^[^@\s]+@[^@\s]+$' and length(to_email) <= 254),
  to_customer_id bigint,
  -- of the link in the mail; null until the mail is written
  token_hash bytea check (octet_length(token_hash) = 32),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  ended_at timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, bike_id) references bikes on delete restrict,
  foreign key (site_id, from_customer_id) references customers on delete restrict,
  foreign key (site_id, to_customer_id) references customers on delete restrict,
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'accepted') = (to_customer_id is not null)),
  check (to_customer_id <> from_customer_id)
);
create unique index bike_transfers_one_pending on bike_transfers (site_id, bike_id) where status = 'pending';
create index bike_transfers_by_bike on bike_transfers (site_id, bike_id, created_at);
create index bike_transfers_by_giver on bike_transfers (site_id, from_customer_id);
create index bike_transfers_by_receiver on bike_transfers (site_id, to_customer_id) where to_customer_id is not null;
create index bike_transfers_ending on bike_transfers (site_id, expires_at) where status = 'pending';
call make_tenant_table('bike_transfers');
grant select, insert, update on bike_transfers to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('bike_registration', 'pending', 'verified'),
  ('bike_registration', 'pending', 'rejected'),
  ('bike_transfer', 'pending', 'accepted'),
  ('bike_transfer', 'pending', 'declined'),
  ('bike_transfer', 'pending', 'cancelled'),
  ('bike_transfer', 'pending', 'expired');
create trigger status_moves before update of status on bike_transfers for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('bike_transfer', 'status');

create table warranty_requests (
  site_id int not null,
  id bigint generated by default as identity,
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  bike_id bigint not null,
  customer_id bigint not null,
  store_id int not null,
  part text not null check (part <> '' and length(part) <= 40),
  description text not null check (length(description) between 10 and 4000),
  phone text,
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected', 'in_repair', 'closed')),
  -- why not
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  verified_at timestamptz,
  closed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, bike_id) references bikes on delete restrict,
  foreign key (site_id, customer_id) references customers on delete restrict,
  foreign key (site_id, store_id) references stores on delete restrict,
  check ((status = 'rejected') = (reason is not null)),
  check (status not in ('verified', 'in_repair', 'closed') or verified_at is not null),
  check ((status = 'closed') = (closed_at is not null))
);
create index warranty_requests_by_bike on warranty_requests (site_id, bike_id, created_at);
create index warranty_requests_by_customer on warranty_requests (site_id, customer_id, created_at);
create index warranty_requests_by_store on warranty_requests (site_id, store_id);
create index warranty_requests_waiting on warranty_requests (site_id, created_at) where status = 'pending';
create index warranty_requests_by_status on warranty_requests (site_id, status, created_at, id);
create trigger touch before update on warranty_requests for each row execute function touch_updated_at();
create trigger of_somebody before insert on warranty_requests for each row execute function refuse_erased_customer();
call make_tenant_table('warranty_requests');
grant select, insert, update on warranty_requests to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('warranty', 'pending', 'verified'),
  ('warranty', 'pending', 'rejected'),
  ('warranty', 'verified', 'in_repair'),
  ('warranty', 'verified', 'closed'),
  ('warranty', 'in_repair', 'closed');
create trigger status_moves before update of status on warranty_requests for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('warranty', 'status');

-- At the end of the transaction a request has its evidence: 3 to 6 images and 1 video.
create function require_warranty_evidence() returns trigger
language plpgsql
as $$
declare
  images int;
  videos int;
begin
  select count(*) filter (where f.kind = 'image'), count(*) filter (where f.kind = 'video') into images, videos
    from warranty_files f where f.site_id = new.site_id and f.request_id = new.id;
  if images not between 3 and 6 or videos <> 1 then
    raise exception 'a warranty request needs 3 images and 1 video, not % and %', images, videos
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger evidence after insert on warranty_requests deferrable initially deferred
  for each row execute function require_warranty_evidence();

create table warranty_files (
  site_id int not null,
  request_id bigint not null,
  upload_id uuid not null,
  kind text not null check (kind in ('image', 'video')),
  position smallint not null check (position > 0),
  primary key (site_id, upload_id),
  unique (site_id, request_id, position),
  foreign key (site_id, request_id) references warranty_requests on delete restrict,
  foreign key (site_id, upload_id) references uploads on delete restrict
);
call make_tenant_table('warranty_files');
grant select, insert on warranty_files to paddock_app;

-- Returns, withdrawals and reviews ----------------------------------------------------------------

create table returns (
  site_id int not null,
  id bigint generated by default as identity,
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  order_id bigint not null,
  -- withdrawal: the right of withdrawal, which needs no reason
  reason text not null
    check (reason in ('changed_mind', 'not_as_described', 'damaged', 'wrong_item', 'other', 'withdrawal')),
  note text check (length(note) <= 2000),
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'rejected', 'received', 'refunded', 'withdrawn')),
  rejection text,
  refund_minor bigint check (refund_minor >= 0),
  requested_at timestamptz not null default now(),
  approved_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, order_id) references orders on delete restrict,
  check ((status = 'rejected') = (rejection is not null)),
  check (status not in ('approved', 'received', 'refunded') or approved_at is not null),
  check (status not in ('received', 'refunded') or received_at is not null),
  check ((status in ('rejected', 'refunded', 'withdrawn')) = (ended_at is not null))
);
create unique index returns_one_open on returns (site_id, order_id) where ended_at is null;
create index returns_by_order on returns (site_id, order_id, requested_at);
create index returns_waiting on returns (site_id, requested_at) where ended_at is null;
-- Staff look through ended returns too, the newest first.
create index returns_by_request on returns (site_id, requested_at, id);
create trigger touch before update on returns for each row execute function touch_updated_at();
call make_tenant_table('returns');
grant select, insert, update on returns to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('return', 'requested', 'approved'),
  ('return', 'requested', 'rejected'),
  ('return', 'requested', 'withdrawn'),
  ('return', 'approved', 'received'),
  ('return', 'approved', 'rejected'),
  ('return', 'approved', 'withdrawn'),
  ('return', 'received', 'refunded');
create trigger status_moves before update of status on returns for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('return', 'status');

-- Thirty days from the hand-over, by the database's clock. A withdrawal in time may open its return later: after the
-- delivery, or when another return has ended.
create function check_return_in_time() returns trigger
language plpgsql as $$
begin
  perform 1 from orders o where o.site_id = new.site_id and o.id = new.order_id
     and o.delivered_at is not null
     and (new.reason = 'withdrawal' or now() < o.delivered_at + interval '30 days');
  if not found then
    raise exception 'the time to return is over, or has not begun' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger in_time before insert on returns for each row execute function check_return_in_time();

create table return_lines (
  site_id int not null,
  return_id bigint not null,
  order_id bigint not null,
  unit_id uuid not null,
  -- what became of it after we looked at it
  outcome text check (outcome in ('resell', 'scrap')),
  primary key (site_id, return_id, unit_id),
  foreign key (site_id, return_id) references returns on delete restrict,
  foreign key (site_id, order_id, unit_id) references order_lines on delete restrict
);
create index return_lines_by_order_line on return_lines (site_id, order_id, unit_id);
call make_tenant_table('return_lines');
grant select, insert, update on return_lines to paddock_app;

create table return_files (
  site_id int not null,
  return_id bigint not null,
  upload_id uuid not null,
  primary key (site_id, upload_id),
  foreign key (site_id, return_id) references returns on delete restrict,
  foreign key (site_id, upload_id) references uploads on delete restrict
);
create index return_files_by_return on return_files (site_id, return_id);
call make_tenant_table('return_files');
grant select, insert on return_files to paddock_app;

-- The first instant after a period of whole days. The day of the event is not counted; a period whose last day is a
-- Saturday, a Sunday or a holiday ends with the next working day (Regulation 1182/71, article 3). Holidays are an array
-- of MM-DD (every year) and YYYY-MM-DD.
create function period_ends_at(since timestamptz, days int, zone text, holidays jsonb) returns timestamptz
language sql stable as $$
  select (min(day) + 1)::timestamp at time zone zone
    from (select (since at time zone zone)::date + days + later as day from generate_series(0, 30) later) calendar
   where extract(isodow from day) < 6
     and not coalesce(holidays ? to_char(day, 'MM-DD') or holidays ? to_char(day, 'YYYY-MM-DD'), false)
$$;

-- The right of withdrawal (Directive 2011/83/EU, articles 9 to 16): the statements, and what came of them.
create table withdrawals (
  site_id int not null,
  id bigint generated by default as identity,
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  order_id bigint not null,
  -- the statement: its author, and where the acknowledgement of receipt goes
  name text not null check (length(name) between 1 and 200),
  email text not null check (email <> '' and length(email) <= 254),
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Za-z0-9]{2,4})?$'),
  declared_at timestamptz not null default now(),
  -- declared: waits for a payment to be closed, for the delivery, or for another return to end
  status text not null default 'declared' check (status in ('declared', 'order_cancelled', 'return_opened', 'ended')),
  return_id bigint,
  refund_by date not null,
  send_back_by date,
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, order_id) references orders on delete restrict,
  foreign key (site_id, return_id) references returns on delete restrict,
  check ((status = 'return_opened') <= (return_id is not null)),
  check ((return_id is null) = (send_back_by is null))
);
create index withdrawals_by_order on withdrawals (site_id, order_id, declared_at);
create unique index withdrawals_by_return on withdrawals (site_id, return_id) where return_id is not null;
create index withdrawals_waiting on withdrawals (site_id, id) where status = 'declared';
call make_tenant_table('withdrawals');
grant select, insert, update on withdrawals to paddock_app;

-- Only where the site grants the right, and until the period is over, by the database's clock.
create function check_withdrawal_in_time() returns trigger language plpgsql as $$
begin
  perform 1 from orders o join sites s on s.id = o.site_id
   where o.site_id = new.site_id and o.id = new.order_id and s.settings -> 'withdrawal' ->> 'days' is not null
     and (o.delivered_at is null
          or now() < period_ends_at(o.delivered_at, (s.settings -> 'withdrawal' ->> 'days')::int, s.timezone,
                                    s.settings -> 'holidays'));
  if not found then
    raise exception 'there is no right of withdrawal, or its period is over' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger in_time before insert on withdrawals for each row execute function check_withdrawal_in_time();

create table withdrawal_lines (
  site_id int not null,
  withdrawal_id bigint not null,
  order_id bigint not null,
  unit_id uuid not null,
  -- its return was rejected or called off: the item stays with the buyer
  ended_at timestamptz,
  primary key (site_id, withdrawal_id, unit_id),
  foreign key (site_id, withdrawal_id) references withdrawals on delete restrict,
  foreign key (site_id, order_id, unit_id) references order_lines on delete restrict
);
create unique index withdrawal_lines_one_open on withdrawal_lines (site_id, order_id, unit_id) where ended_at is null;
create index withdrawal_lines_by_order_line on withdrawal_lines (site_id, order_id, unit_id);
call make_tenant_table('withdrawal_lines');
grant select, insert, update on withdrawal_lines to paddock_app;

-- Reviews of our own: written after a purchase, published after staff have read them.
create table reviews (
  site_id int not null,
  id bigint generated by default as identity,
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  product_id int not null references products on delete restrict,
  -- the purchase; absent for reviews that were imported
  order_id bigint,
  unit_id uuid,
  -- the name of an imported review in its file
  import_ref text check (import_ref <> ''),
  stars smallint not null check (stars between 1 and 5),
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  -- null: erased on request
  author text check (length(author) between 1 and 60),
  place text check (length(place) between 1 and 80),
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Za-z0-9]{2,4})?$'),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'refused')),
  refusal text check (length(refusal) between 1 and 500),
  -- what the company says to it, below the review
  answer text check (length(answer) between 1 and 2000),
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  answered_at timestamptz,
  primary key (site_id, id),
  unique (site_id, code),
  unique (site_id, import_ref),
  -- one review for each item that was bought
  unique (site_id, order_id, unit_id),
  foreign key (site_id, order_id, unit_id) references order_lines on delete restrict,
  check ((order_id is null) = (unit_id is null)),
  check ((order_id is null) = (import_ref is not null)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'refused') = (refusal is not null)),
  check ((answer is null) = (answered_at is null)),
  check (answer is null or status = 'published')
);
create index reviews_published on reviews (site_id, product_id, written_at desc, id desc) where status = 'published';
create index reviews_by_product on reviews (site_id, product_id);
create index reviews_by_status on reviews (site_id, status, written_at, id);
create index reviews_refused on reviews (site_id, decided_at) where status = 'refused';
call make_tenant_table('reviews');
grant select, insert, update, delete on reviews to paddock_app;

-- Only a delivered item can be reviewed, and only as the model that it is.
create function check_review_of_purchase() returns trigger
language plpgsql as $$
begin
  if new.order_id is null then
    return new;
  end if;
  perform 1 from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
   where l.site_id = new.site_id and l.order_id = new.order_id and l.unit_id = new.unit_id
     and l.product_id = new.product_id and o.delivered_at is not null;
  if not found then
    raise exception 'only a delivered item of this model can be reviewed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger of_purchase before insert on reviews for each row execute function check_review_of_purchase();

-- Test rides and alerts ---------------------------------------------------------------------------

-- The machines that dealers lend for test rides, their bookings, and the periods in which a machine is away.
create table demonstrators (
  site_id int not null,
  id int generated by default as identity,
  ref text not null check (ref <> '' and length(ref) <= 100),
  store_id int not null,
  product_id int not null references products on delete restrict,
  -- colour and size, where they are known
  variant_id int references variants on delete restrict,
  status text not null default 'active' check (status in ('active', 'retired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, ref),
  foreign key (site_id, store_id) references stores on delete restrict
);
create index demonstrators_by_store on demonstrators (site_id, store_id, product_id);
create index demonstrators_by_product on demonstrators (site_id, product_id, store_id);
create index demonstrators_by_variant on demonstrators (site_id, variant_id);
create trigger touch before update on demonstrators for each row execute function touch_updated_at();
call make_tenant_table('demonstrators');
grant select, insert, update on demonstrators to paddock_app;

create table demonstrator_blocks (
  site_id int not null,
  id bigint generated by default as identity,
  demonstrator_id int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null check (reason <> '' and length(reason) <= 500),
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, demonstrator_id) references demonstrators on delete restrict,
  check (ends_at > starts_at)
);
create index demonstrator_blocks_by_demonstrator on demonstrator_blocks (site_id, demonstrator_id, ends_at);
call make_tenant_table('demonstrator_blocks');
grant select, insert, update on demonstrator_blocks to paddock_app;

create table test_rides (
  site_id int not null,
  -- made by the caller, so that a repeated call finds it
  id uuid not null,
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  demonstrator_id int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'booked' check (status in ('booked', 'changed', 'cancelled', 'done', 'no_show')),
  given_name text not null check (given_name <> '' and length(given_name) <= 100),
  family_name text not null check (length(family_name) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  phone text check (phone <> '' and length(phone) <= 40),
  -- digits only: one number in two spellings is one number
  phone_key text generated always as (regexp_replace(phone, '[^0-9]', '', 'g')) stored,
  locale text not null check (is_locale(locale)),
  -- the class that the rider confirmed to hold; null: none is needed
  licence text check (licence <> '' and length(licence) <= 200),
  network_hash bytea check (octet_length(network_hash) = 32),
  -- raised to revoke the links that were mailed
  link_version int not null default 1 check (link_version > 0),
  -- the revision of the calendar entry (RFC 5545, SEQUENCE)
  sequence int not null default 0 check (sequence >= 0),
  cancelled_by text check (cancelled_by in ('rider', 'store')),
  cancel_reason text check (cancel_reason <> '' and length(cancel_reason) <= 500),
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, demonstrator_id) references demonstrators on delete restrict,
  check (ends_at > starts_at),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  -- One machine, one rider: no two open bookings of a demonstrator overlap.
  constraint test_rides_no_overlap exclude using gist
    (site_id with =, demonstrator_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('booked', 'changed'))
);
create index test_rides_by_demonstrator on test_rides (site_id, demonstrator_id, starts_at);
create index test_rides_by_email on test_rides (site_id, email_key) where email <> 'nobody@erased.invalid';
create index test_rides_open_by_phone on test_rides (site_id, phone_key) where status in ('booked', 'changed');
create index test_rides_open_by_network on test_rides (site_id, network_hash) where status in ('booked', 'changed');
create index test_rides_open_by_start on test_rides (site_id, starts_at) where status in ('booked', 'changed');
create index test_rides_by_end on test_rides (site_id, ends_at) where email <> 'nobody@erased.invalid';
create trigger touch before update on test_rides for each row execute function touch_updated_at();
call make_tenant_table('test_rides');
grant select, insert, update on test_rides to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('test_ride', 'booked', 'changed'),
  ('test_ride', 'booked', 'cancelled'),
  ('test_ride', 'booked', 'done'),
  ('test_ride', 'booked', 'no_show'),
  ('test_ride', 'changed', 'cancelled'),
  ('test_ride', 'changed', 'done'),
  ('test_ride', 'changed', 'no_show');
create trigger status_moves before update of status on test_rides for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('test_ride', 'status');

-- "Tell me when one arrives": an address that waits for a unit of a product, and what became of it.
create table alerts (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  product_id int not null references products on delete cascade,
  -- values of the product's attributes; null: any
  color_id int references attribute_values on delete cascade,
  size_id int references attribute_values on delete cascade,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  locale text not null check (is_locale(locale)),
  -- only units in a store within the radius; null: anywhere
  place text check (length(place) between 1 and 200),
  location geography(point, 4326),
  radius_m int check (radius_m between 1000 and 1000000),
  -- pending: the link of the first mail was not followed yet
  status text not null default 'pending' check (status in ('pending', 'waiting', 'told', 'ended')),
  -- the place in the line
  confirmed_at timestamptz,
  -- the unit the mail was about
  unit_id uuid,
  told_at timestamptz,
  -- since when it has this status
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, unit_id) references units on delete set null (unit_id),
  check (num_nulls(place, location, radius_m) in (0, 3)),
  check ((status in ('waiting', 'told')) <= (confirmed_at is not null)),
  check ((status = 'told') = (told_at is not null)),
  check ((unit_id is not null) <= (told_at is not null))
);
create unique index alerts_one_open on alerts (site_id, email_key, product_id, color_id, size_id)
  nulls not distinct where status in ('pending', 'waiting');
create index alerts_in_line on alerts (site_id, product_id, confirmed_at, id) where status = 'waiting';
create index alerts_by_unit on alerts (site_id, unit_id, told_at) where unit_id is not null;
create index alerts_to_forget on alerts (site_id, changed_at);
create index alerts_by_product on alerts (site_id, product_id);
create index alerts_by_color on alerts (site_id, color_id) where color_id is not null;
create index alerts_by_size on alerts (site_id, size_id) where size_id is not null;
call make_tenant_table('alerts');
grant select, insert, update, delete on alerts to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('alert', 'pending', 'waiting'),
  ('alert', 'pending', 'ended'),
  ('alert', 'waiting', 'told'),
  ('alert', 'waiting', 'ended');
create trigger status_moves before update of status on alerts for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('alert', 'status');

-- Contact and privacy -----------------------------------------------------------------------------

-- What a visitor wrote to a site's office, with the promise to answer within 24 hours. A ticket is a mail thread: messages
-- in both directions and notes, a person who has taken the ticket, an end.
create table contact_tickets (
  site_id int not null references sites on delete restrict,
  id uuid not null,
  -- the number the visitor is told
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  department text not null
    check (department in ('general', 'technical', 'marketing_sales', 'parts_accessories', 'international')),
  name text not null check (name <> '' and length(name) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  phone text check (phone <> '' and length(phone) <= 40),
  order_code text check (order_code <> '' and length(order_code) <= 40),
  serial text check (serial <> '' and length(serial) <= 40),
  subject text check (subject <> '' and length(subject) <= 300),
  message text not null check (message <> '' and length(message) <= 4000),
  locale text not null check (is_locale(locale)),
  channel text not null default 'form' check (channel in ('form', 'mail')),
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '24 hours',
  answered_at timestamptz,
  -- a staff member
  taken_by bigint,
  taken_at timestamptz,
  closed_at timestamptz,
  -- the ticket that goes on with this one's messages
  merged_into_id uuid,
  primary key (site_id, id),
  unique (site_id, code),
  check (due_at > received_at),
  check (answered_at >= received_at),
  foreign key (site_id, merged_into_id) references contact_tickets (site_id, id) on delete restrict,
  check ((taken_by is null) = (taken_at is null)),
  check (merged_into_id is null or closed_at is not null),
  check (merged_into_id <> id)
);
create index contact_tickets_by_day on contact_tickets (site_id, received_at);
create index contact_tickets_by_email on contact_tickets (site_id, email_key) where email <> 'nobody@erased.invalid';
create index contact_tickets_merged on contact_tickets (site_id, merged_into_id) where merged_into_id is not null;
-- open: unanswered and not closed; the rest is listed newest first
create index contact_tickets_waiting on contact_tickets (site_id, due_at, id) where answered_at is null and closed_at is null;
create index contact_tickets_answered on contact_tickets (site_id, answered_at, id)
  where answered_at is not null and closed_at is null;
create index contact_tickets_closed on contact_tickets (site_id, closed_at, id) where closed_at is not null;
create index contact_tickets_taken on contact_tickets (site_id, taken_by, due_at, id)
  where taken_by is not null and closed_at is null;
call make_tenant_table('contact_tickets');
grant select, insert, update on contact_tickets to paddock_app;

create table ticket_messages (
  site_id int not null,
  id bigint generated by default as identity,
  ticket_id uuid not null,
  direction text not null check (direction in ('in', 'out', 'note')),
  body text not null check (length(body) <= 20000),
  -- in: the sender's name and address; out and note: the staff member
  author text check (author <> '' and length(author) <= 200),
  author_email text check (author_email <> '' and length(author_email) <= 254),
  staff_id bigint,
  -- RFC 5322, with its brackets
  message_id text check (message_id <> '' and length(message_id) <= 998),
  in_reply_to text check (in_reply_to <> '' and length(in_reply_to) <= 998),
  mail_id bigint,
  -- names of files that came with a mail; the files themselves are not kept
  attachments text[] not null default '{}',
  -- the mail could not be read after several tries; the body is the beginning of its source
  is_unreadable boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, ticket_id) references contact_tickets (site_id, id) on delete cascade,
  foreign key (site_id, mail_id) references mails (site_id, id) on delete restrict,
  constraint ticket_messages_once unique (site_id, message_id),
  check ((direction = 'in') = (staff_id is null)),
  check (direction = 'out' or mail_id is null),
  check (direction = 'in' or cardinality(attachments) = 0),
  check (body <> '' or cardinality(attachments) > 0),
  constraint ticket_messages_unreadable_in check (direction = 'in' or not is_unreadable)
);
create index ticket_messages_by_ticket on ticket_messages (site_id, ticket_id, id);
create index ticket_messages_by_mail on ticket_messages (site_id, mail_id) where mail_id is not null;
call make_tenant_table('ticket_messages');
grant select, insert, update on ticket_messages to paddock_app;

-- Staff find tickets by words of the subject, the sender's name and the address. Row-level security lets only leakproof
-- operators use an index, so every search is a range over one of these words.
create table ticket_words (
  site_id int not null,
  ticket_id uuid not null,
  word text collate "C" not null check (length(word) between 2 and 80),
  -- of the ticket, so that the newest tickets of a word stand first
  received_at timestamptz not null,
  primary key (site_id, ticket_id, word),
  foreign key (site_id, ticket_id) references contact_tickets (site_id, id) on delete cascade
);
create index ticket_words_by_word on ticket_words (site_id, word, received_at desc, ticket_id);
call make_tenant_table('ticket_words');
grant select, insert, delete on ticket_words to paddock_app;

-- Mails have a subject; of a form the beginning of the question stands in the list. An erased ticket has no words.
create function list_ticket_words(email text, name text, summary text) returns setof text
  language sql immutable parallel safe
begin atomic
  select distinct left(w.word, 80) from (
    select lower(email) as word
    union all
    select match[1] from regexp_matches(search_key(email || ' ' || name || ' ' || left(summary, 160)),
      '[^[:space:][:punct:]«»“”„‘’،؛؟。、？！…–—]+', 'g') as match) w
   where length(w.word) >= 2 and email <> 'nobody@erased.invalid';
end;

create function write_ticket_words() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from ticket_words w where w.site_id = new.site_id and w.ticket_id = new.id;
  end if;
  insert into ticket_words (site_id, ticket_id, word, received_at)
  select new.site_id, new.id, word, new.received_at
    from list_ticket_words(new.email, new.name, coalesce(new.subject, new.message)) as word;
  return null;
end $$;
create trigger write_words_of_new after insert on contact_tickets for each row execute function write_ticket_words();
create trigger write_words_of_changed after update of email, name, subject, message on contact_tickets for each row
  when ((old.email, old.name, old.subject, old.message) is distinct from (new.email, new.name, new.subject, new.message))
  execute function write_ticket_words();

create table saved_replies (
  site_id int not null references sites on delete restrict,
  id int generated by default as identity,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> '' and length(name) <= 100),
  body text not null check (length(body) between 1 and 8000),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  constraint saved_replies_name_once unique (site_id, locale, name)
);
call make_tenant_table('saved_replies');
grant select, insert, update, delete on saved_replies to paddock_app;

-- Requests of people about their data that reach the office: by law they are answered within a month.
create table privacy_requests (
  site_id int not null,
  id bigint generated by default as identity,
  code text not null default random_code() check (code ~ '^[0-9A-Z]{8,32}$'),
  kind text not null check (kind in ('export', 'erase', 'correct')),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  locale text not null check (is_locale(locale)),
  note text not null default '' check (length(note) <= 2000),
  status text not null default 'received' check (status in ('received', 'proved', 'done', 'refused')),
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 days' check (due_at > received_at),
  -- how often a link was mailed; the last mail is named privacy-request:<code>:<links>
  links int not null default 0 check (links between 0 and 20),
  proved_at timestamptz,
  closed_at timestamptz,
  closed_by bigint,
  refusal text check (refusal <> '' and length(refusal) <= 500),
  opened_by bigint not null,
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id) references sites on delete restrict,
  check ((status in ('done', 'refused')) = (closed_at is not null)),
  check ((status = 'refused') = (refusal is not null)),
  check (status <> 'proved' or proved_at is not null)
);
create index privacy_requests_by_due on privacy_requests (site_id, due_at, id) where closed_at is null;
create index privacy_requests_by_age on privacy_requests (site_id, received_at desc, id desc);
create index privacy_requests_by_email on privacy_requests (site_id, email_key);
call make_tenant_table('privacy_requests');
grant select, insert, update on privacy_requests to paddock_app;

insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('privacy_request', 'received', 'proved', false),
  ('privacy_request', 'received', 'refused', false),
  ('privacy_request', 'proved', 'done', false),
  ('privacy_request', 'proved', 'refused', false);
create trigger status_moves before update of status on privacy_requests
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('privacy_request', 'status');

-- The proof of a visitor's consent: the browser's random number, what, when, under which rules. No name is stored.
-- One number may have several rows: given, changed, withdrawn.
create table consents (
  site_id int not null references sites on delete cascade,
  id uuid not null,
  decided_at timestamptz not null default now(),
  version int not null check (version between 1 and 9999),
  regime text not null check (regime in ('opt_in', 'ccpa', 'notice')),
  functional boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  -- the browser sent Global Privacy Control; then nothing is sold or shared
  gpc boolean not null,
  primary key (site_id, id, decided_at),
  check (not (gpc and marketing))
);
create index consents_by_day on consents (site_id, decided_at);
call make_tenant_table('consents');
grant select, insert, delete on consents to paddock_app;

-- Newsletter --------------------------------------------------------------------------------------

-- An address on a site's newsletter list. It gets letters once its owner has followed the link mailed to it.
create table subscribers (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  -- what its letters are written in
  locale text not null check (is_locale(locale)),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- since when it has this status
  changed_at timestamptz not null default now(),
  -- A mailbox that does not exist, or a reader who called a letter spam, gets no more letters.
  suppressed_at timestamptz,
  suppressed_for text check (suppressed_for in ('bounce', 'complaint')),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, email_key),
  constraint subscribers_suppressed check ((suppressed_at is null) = (suppressed_for is null))
);
create index subscribers_to_forget on subscribers (site_id, changed_at) where status <> 'confirmed';
create index subscribers_on_list on subscribers (site_id, locale, id)
  where status = 'confirmed' and suppressed_at is null;
call make_tenant_table('subscribers');
grant select, insert, update, delete on subscribers to paddock_app;

insert into status_moves (machine, from_status, to_status) values
  ('subscriber', 'pending', 'confirmed'),
  ('subscriber', 'pending', 'unsubscribed'),
  ('subscriber', 'confirmed', 'unsubscribed'),
  ('subscriber', 'unsubscribed', 'pending');
create trigger status_moves before update of status on subscribers for each row
  when (old.status is distinct from new.status) execute function enforce_status_move('subscriber', 'status');

-- The links that prove an address; the table holds hashes, never the secret itself.
create table subscriber_links (
  site_id int not null,
  id bigint generated by default as identity,
  subscriber_id bigint not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, subscriber_id) references subscribers on delete cascade
);
create index subscriber_links_by_subscriber on subscriber_links (site_id, subscriber_id);
call make_tenant_table('subscriber_links');
grant select, insert, update, delete on subscriber_links to paddock_app;

-- Proof that a subscriber signed up, confirmed the address, and unsubscribed: written once, never changed. It outlives
-- the address itself, of which it has only a keyed hash.
create table subscriber_consents (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  subscriber_id bigint,
  email_hash bytea not null check (octet_length(email_hash) = 32),
  what text not null check (what in ('asked', 'confirmed', 'withdrawn')),
  -- which wording stood beside the box, and in which language
  text_version text not null check (text_version <> ''),
  locale text not null check (is_locale(locale)),
  -- from which network it came; null: from a mail program's own server
  network_hash bytea check (octet_length(network_hash) = 32),
  occurred_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, subscriber_id) references subscribers on delete set null (subscriber_id)
);
create index subscriber_consents_by_subscriber on subscriber_consents (site_id, subscriber_id)
  where subscriber_id is not null;
create index subscriber_consents_by_email on subscriber_consents (site_id, email_hash, occurred_at);
create index subscriber_consents_to_forget on subscriber_consents (site_id, occurred_at) where subscriber_id is null;
call make_tenant_table('subscriber_consents');
grant select, insert, delete on subscriber_consents to paddock_app;

-- Letters to the subscribers of a site, written in blocks for each locale.
create table letters (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  -- how staff call it; readers see the subject
  name text not null check (name <> '' and length(name) <= 120),
  status text not null default 'draft' check (status in ('draft', 'testing', 'scheduled', 'sending', 'stopped', 'sent')),
  revision int not null default 1 check (revision > 0),
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a tested letter can wait for its time: a job begins to send it then
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- subscribers on the list when sending began; those with a higher id came later and do not get this letter
  planned int check (planned >= 0),
  last_subscriber_id bigint,
  -- all subscribers up to here have been claimed or left out
  sent_through_id bigint not null default 0,
  primary key (site_id, id),
  check ((status in ('draft', 'testing', 'scheduled')) = (started_at is null)),
  check ((started_at is null) = (last_subscriber_id is null)),
  check ((status = 'sent') = (ended_at is not null)),
  constraint letters_scheduled_check check ((status = 'scheduled') = (scheduled_at is not null))
);
create index letters_by_age on letters (site_id, created_at desc, id desc);
create trigger touch before update on letters for each row execute function touch_updated_at();
call make_tenant_table('letters');
grant select, insert, update on letters to paddock_app;

insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('letter', 'draft', 'testing', false),
  ('letter', 'testing', 'draft', false),
  ('letter', 'testing', 'sending', false),
  ('letter', 'testing', 'scheduled', false),
  ('letter', 'scheduled', 'testing', false),
  ('letter', 'scheduled', 'sending', false),
  ('letter', 'sending', 'stopped', false),
  ('letter', 'stopped', 'sending', false),
  ('letter', 'sending', 'sent', false);
create trigger status_moves before update of status on letters
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('letter', 'status');

create table letter_texts (
  site_id int not null,
  letter_id bigint not null,
  locale text not null check (is_locale(locale)),
  subject text not null check (subject <> '' and length(subject) <= 150),
  preview text not null default '' check (length(preview) <= 200),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  primary key (site_id, letter_id, locale),
  foreign key (site_id, letter_id) references letters on delete cascade
);
call make_tenant_table('letter_texts');
grant select, insert, update, delete on letter_texts to paddock_app;

-- One row for each subscriber a letter was sent to, written before the mail server is called: a worker that is killed in
-- between leaves `sending`, which becomes `uncertain` and is never sent again.
-- No foreign key to subscribers: the count of a sent letter stays when a subscriber is erased, and the number alone
-- names no person.
create table letter_sends (
  site_id int not null,
  letter_id bigint not null,
  subscriber_id bigint not null,
  locale text not null check (is_locale(locale)),
  status text not null default 'sending'
    check (status in ('sending', 'deferred', 'sent', 'failed', 'uncertain', 'bounced', 'complained')),
  tries int not null default 1 check (tries > 0),
  claimed_at timestamptz not null default now(),
  retry_at timestamptz,
  detail text check (length(detail) <= 500),
  primary key (site_id, letter_id, subscriber_id),
  foreign key (site_id, letter_id) references letters on delete restrict,
  check ((status = 'deferred') = (retry_at is not null))
);
create index letter_sends_by_status on letter_sends (site_id, letter_id, status);
create index letter_sends_by_time on letter_sends (site_id, claimed_at);
call make_tenant_table('letter_sends');
grant select, insert, update on letter_sends to paddock_app;

-- Content -----------------------------------------------------------------------------------------

-- Pages, articles and menus are read at a moment: the newest version whose time has come. Nothing is written when a
-- scheduled version begins. The sequence grows with every change of a draft or version; an editor sends the largest one that
-- was seen (If-Match).
create sequence content_revisions;
grant usage on sequence content_revisions to paddock_app;

-- Pages by version: one that is published is never changed, a later one takes its place. Without a site it is for
-- every site of the brand.
create table page_versions (
  id bigint generated by default as identity primary key,
  -- null: every site
  for_site_id int references sites on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  locale text not null check (is_locale(locale)),
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  -- null: a draft
  publish_at timestamptz,
  publish_until timestamptz check (publish_until >= publish_at),
  -- 'staff:4', or 'files' for what came with the brand
  created_by text not null check (created_by <> ''),
  created_at timestamptz not null default now(),
  revision bigint not null default nextval('content_revisions'),
  -- Where content comes from: a row whose revision is its imported_revision is as the last import of a brand bundle left
  -- it. Every change at the desk gives a row another revision, and an import never touches such a row. Other tables
  -- with this column follow the same rule.
  imported_revision bigint
);
-- A site has one draft of a page in a language; saving it again replaces it.
create unique index page_versions_one_draft on page_versions (for_site_id, slug, locale) nulls not distinct
  where publish_at is null;
create index page_versions_latest on page_versions (slug, locale, for_site_id, publish_at desc, id desc);
create index page_versions_by_site on page_versions (for_site_id);
-- What is for every site is read by every site; each site writes its own and sees no other site's.
alter table page_versions enable row level security;
alter table page_versions force row level security;
create policy for_every_site on page_versions for select using (for_site_id is null);
create policy own_site_or_unsafe_all_sites on page_versions
  using (case
    when for_site_id = nullif(current_setting('app.site_id', true), '')::int then true
    else coalesce(current_setting('app.unsafe_all_sites', true) = 'on', false)
  end)
  with check (case
    when for_site_id = nullif(current_setting('app.site_id', true), '')::int then true
    else coalesce(current_setting('app.unsafe_all_sites', true) = 'on', false)
  end);
-- The brand's own content, which every site reads, is written by staff who have the permission on every site: the
-- transaction says so. Reading needs no policy of its own.
create policy brand_inserted_by_editors on page_versions for insert
  with check (for_site_id is null and coalesce(current_setting('app.brand_content', true) = 'on', false));
create policy brand_changed_by_editors on page_versions for update
  using (for_site_id is null and coalesce(current_setting('app.brand_content', true) = 'on', false))
  with check (for_site_id is null and coalesce(current_setting('app.brand_content', true) = 'on', false));
grant select, insert, update on page_versions to paddock_app;

-- How a menu differs from the one that the shop builds by itself. Without a site: for every site without its own.
create table menu_versions (
  id bigint generated by default as identity primary key,
  for_site_id int references sites on delete cascade,
  menu text not null check (menu in ('head', 'foot')),
  layout jsonb not null check (jsonb_typeof(layout) = 'object'),
  -- null: a draft
  publish_at timestamptz,
  publish_until timestamptz check (publish_until >= publish_at),
  created_by text not null check (created_by <> ''),
  created_at timestamptz not null default now(),
  revision bigint not null default nextval('content_revisions'),
  imported_revision bigint
);
create unique index menu_versions_one_draft on menu_versions (for_site_id, menu) nulls not distinct
  where publish_at is null;
create index menu_versions_latest on menu_versions (menu, for_site_id, publish_at desc, id desc);
create index menu_versions_by_site on menu_versions (for_site_id);
alter table menu_versions enable row level security;
alter table menu_versions force row level security;
create policy for_every_site on menu_versions for select using (for_site_id is null);
create policy own_site_or_unsafe_all_sites on menu_versions
  using (case
    when for_site_id = nullif(current_setting('app.site_id', true), '')::int then true
    else coalesce(current_setting('app.unsafe_all_sites', true) = 'on', false)
  end)
  with check (case
    when for_site_id = nullif(current_setting('app.site_id', true), '')::int then true
    else coalesce(current_setting('app.unsafe_all_sites', true) = 'on', false)
  end);
create policy brand_inserted_by_editors on menu_versions for insert
  with check (for_site_id is null and coalesce(current_setting('app.brand_content', true) = 'on', false));
create policy brand_changed_by_editors on menu_versions for update
  using (for_site_id is null and coalesce(current_setting('app.brand_content', true) = 'on', false))
  with check (for_site_id is null and coalesce(current_setting('app.brand_content', true) = 'on', false));
grant select, insert, update on menu_versions to paddock_app;

-- News is the brand's and shared by every site, like the catalogue; some of it is for a few countries only.
create table news_tags (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position int not null default 0
);

create table news_tag_translations (
  tag text not null references news_tags on update cascade on delete cascade,
  locale text not null check (is_locale(locale)),
  name text not null check (name <> ''),
  primary key (tag, locale)
);

create sequence article_numbers as int;

-- One row is one version of an article; its number is the article. A version is shown from the later one of published_at
-- (the day that readers see) and shown_from, until shown_until.
create table articles (
  id int generated by default as identity primary key,
  number int not null default nextval('article_numbers'),
  -- What its writers call it; readers see the slug of their language.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  cover text not null references media (key) on update cascade on delete restrict,
  -- Null: a draft. Later than now: shown from then on.
  published_at timestamptz,
  shown_from timestamptz,
  shown_until timestamptz,
  -- True: shown only on the sites named in article_sites, so that losing the last of them hides it.
  limited boolean not null default false,
  -- When the edge was told to purge the pages that show it.
  announced_at timestamptz,
  created_by text not null default 'files' check (created_by <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision bigint not null default nextval('content_revisions'),
  imported_revision bigint,
  constraint articles_window check (shown_until >= coalesce(shown_from, published_at))
);
create index articles_by_day on articles (published_at desc, id desc) where published_at is not null;
create index articles_by_cover on articles (cover);
create index articles_to_announce on articles (published_at) where published_at is not null and announced_at is null;
create index articles_by_slug on articles (slug);
create index articles_by_number on articles (number, id desc);
create unique index articles_one_draft on articles (number) where published_at is null;
create trigger touch before update on articles for each row execute function touch_updated_at();
alter sequence article_numbers owned by articles.number;
grant usage on sequence article_numbers to paddock_app;

create table article_translations (
  article_id int not null references articles on delete cascade,
  locale text not null check (is_locale(locale)),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  excerpt text not null check (excerpt <> ''),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  primary key (article_id, locale)
);

create table article_sites (
  site_id int not null references sites on delete cascade,
  article_id int not null references articles on delete cascade,
  primary key (site_id, article_id)
);
create index article_sites_by_article on article_sites (article_id);

create table article_tags (
  article_id int not null references articles on delete cascade,
  tag text not null references news_tags on update cascade on delete restrict,
  position int not null default 0,
  primary key (article_id, tag)
);
create index article_tags_by_tag on article_tags (tag, article_id);
grant select, insert, update, delete on
  news_tags, news_tag_translations, articles, article_translations, article_sites, article_tags to paddock_app;

-- When something that the shop shows changes by itself, and the tag of the pages that show it. A page made before such an
-- instant is not kept past it. Tags name sites, nothing of theirs: the table is read before a site is known.
create table content_instants (
  tag text not null check (tag <> ''),
  at timestamptz not null,
  primary key (tag, at)
);
create index content_instants_by_time on content_instants (at);
grant select, insert, delete on content_instants to paddock_app;

-- The shop as it is at a moment, for the bearer of a secret link.
create table previews (
  site_id int not null references sites on delete cascade,
  id bigint generated by default as identity,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- null: now, whenever it is looked at
  at timestamptz,
  drafts boolean not null default false,
  until_at timestamptz not null,
  created_by text not null check (created_by <> ''),
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, token_hash)
);
call make_tenant_table('previews');
grant select, insert, delete on previews to paddock_app;

-- Which pages, articles and letters name a picture in their blocks. By key and not by id: a page may be saved before its
-- picture is there. Letters count as used also after they were sent: readers open them for months. Products, features and
-- covers refer to `media` by foreign keys of their own.
create table media_uses (
  key text not null,
  kind text not null check (kind in ('page', 'article', 'letter')),
  owner_id bigint not null,
  locale text not null,
  ref text not null,
  for_site_id int references sites (id) on delete cascade,
  -- A page that ended does not count any more.
  until_at timestamptz,
  primary key (key, kind, owner_id, locale)
);
create index media_uses_by_owner on media_uses (kind, owner_id, locale);
create index media_uses_by_site on media_uses (for_site_id) where for_site_id is not null;
grant select, insert, update, delete on media_uses to paddock_app;

create function media_keys_in(blocks jsonb) returns setof text language sql immutable as $$
  select distinct found #>> '{}'
    from jsonb_path_query(blocks, '$.** ? (@.type() == "object").keyvalue()
           ? (@.key like_regex "^(image|image_phone|video|background_video)$" && @.value.type() == "string").value') found
$$;

-- In the transaction that saves the page, whichever verb does.
create function note_media_of_page() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where kind = 'page' and owner_id = old.id and locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (key, kind, owner_id, locale, ref, for_site_id, until_at)
    select k, 'page', new.id, new.locale, new.slug, new.for_site_id, new.publish_until from media_keys_in(new.blocks) k;
  end if;
  return null;
end $$;
create trigger note_media_of_page after insert or delete or update of slug, locale, blocks, publish_until on page_versions
  for each row execute function note_media_of_page();

create function note_media_of_article() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where kind = 'article' and owner_id = old.article_id and locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (key, kind, owner_id, locale, ref)
    select k, 'article', new.article_id, new.locale, new.slug from media_keys_in(new.blocks) k;
  end if;
  return null;
end $$;
create trigger note_media_of_article after insert or delete or update of article_id, locale, slug, blocks
  on article_translations for each row execute function note_media_of_article();

create function note_media_of_letter() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from media_uses where kind = 'letter' and owner_id = old.letter_id and locale = old.locale;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_uses (key, kind, owner_id, locale, ref, for_site_id)
    select k, 'letter', l.id, new.locale, l.name, l.site_id
      from letters l cross join lateral media_keys_in(new.blocks) k
     where l.site_id = new.site_id and l.id = new.letter_id;
  end if;
  return null;
end $$;
create trigger note_media_of_letter after insert or delete or update of locale, blocks on letter_texts
  for each row execute function note_media_of_letter();

-- Translation -------------------------------------------------------------------------------------

-- Texts belong to the brand and to no site: the same words are shown on every site of a language. A text is one
-- translatable string. `source` is what translators read: the words of the release, or those that the desk has put in their
-- place.
create table texts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('interface', 'mail', 'page', 'news', 'product')),
  subject text not null check (subject <> '' and length(subject) <= 200),
  path text not null check (path <> '' and length(path) <= 300),
  source text not null,
  released_source text not null,
  digest text not null generated always as (md5(source)) stored,
  -- Words are searched without regard to case. They are lowered once, when they are written: ILIKE lowers every row it
  -- reads.
  lowered text not null generated always as (lower(path || ' ' || source)) stored,
  changed_at timestamptz not null default now(),
  -- The release or the page no longer has it.
  retired_at timestamptz,
  unique (kind, subject, path)
);
create index texts_similar on texts using gin (source gin_trgm_ops);
create index texts_search on texts using gin (lowered gin_trgm_ops);
-- The queue of one kind (mails to do) joins the texts of the kind with the marks in a state: the ids come from the index.
create index texts_by_kind on texts (kind, id);

-- A text in one locale: its words, the source they were made from, and what they wait for. A row that is not published is
-- a task, due on `due_on`.
create table text_marks (
  text_id bigint not null references texts on delete cascade,
  locale text not null check (locale ~ '^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$'),
  state text not null check (state in ('missing', 'suggested', 'translated', 'reviewed', 'published', 'stale')),
  words text,
  made_from text,
  digest text generated always as (md5(made_from)) stored,
  lowered text generated always as (lower(words)) stored,
  origin text not null check (origin in ('release', 'desk', 'memory', 'machine', 'file')),
  -- Of the words in the release; null: the release has none in this locale.
  released_digest text,
  translated_by bigint references staff on delete set null,
  reviewed_by bigint references staff on delete set null,
  -- The translator asks for a second person, also where the language does not.
  wants_review boolean not null default false,
  -- Why the words were saved although a check found something.
  overruled text,
  -- Why a reviewer sent them back.
  note text,
  due_on date,
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (locale, text_id),
  check ((state = 'missing') = (words is null)),
  check ((words is null) = (made_from is null)),
  -- A second person reviews.
  check (reviewed_by is null or translated_by is null or reviewed_by <> translated_by)
);
create index text_marks_by_text on text_marks (text_id);
create index text_marks_by_translator on text_marks (translated_by) where translated_by is not null;
create index text_marks_by_reviewer on text_marks (reviewed_by) where reviewed_by is not null;
-- The queue of a language by state.
create index text_marks_by_state on text_marks (locale, state, text_id);
-- Words of a language are found by their trigrams. The rows of a language lie scattered over the whole table, so reading
-- all of them cost a page of the heap for nearly each; with the language in the index only those with the word are read.
create index text_marks_search on text_marks using gin (locale, lowered gin_trgm_ops);

-- Words of the desk that are shown in the place of those of the release.
create table text_overrides (
  text_id bigint not null references texts on delete cascade,
  locale text not null,
  words text not null,
  published_at timestamptz not null default now(),
  -- the digest of the words that the last import of a brand bundle left (overrides have no revision)
  imported_digest text,
  primary key (text_id, locale)
);

-- Pairs that were published once: suggestions for texts like them. What is published now is found in text_marks.
create table text_memory (
  locale text not null,
  source text not null,
  words text not null,
  source_digest text not null generated always as (md5(source)) stored,
  words_digest text not null generated always as (md5(words)) stored,
  used_at timestamptz not null default now(),
  primary key (locale, source_digest, words_digest)
);
create index text_memory_similar on text_memory using gin (source gin_trgm_ops);

create table glossary_terms (
  id bigint generated always as identity primary key,
  locale text not null,
  term text not null check (term <> '' and length(term) <= 200),
  -- The word of the source that the term stands for.
  source text check (length(source) <= 200),
  definition text not null check (length(definition) <= 1000),
  forbidden text[] not null default '{}',
  kinds text[] not null default '{}',
  -- What the desk has changed is not overwritten by a release.
  origin text not null default 'desk' check (origin in ('release', 'desk')),
  retired_at timestamptz,
  revision integer not null default 1,
  imported_revision int,
  unique (locale, term)
);

create table translation_locales (
  locale text primary key,
  needs_review boolean not null default false,
  uses_machine boolean not null default false,
  typography text[] not null default '{}',
  revision integer not null default 1
);

-- Which catalogues of a release have been loaded.
create table text_catalogues (
  name text primary key,
  digest text not null,
  loaded_at timestamptz not null default now()
);
grant select, insert, update, delete on
  texts, text_marks, text_overrides, text_memory, glossary_terms, translation_locales, text_catalogues to paddock_app;

-- Desk --------------------------------------------------------------------------------------------

-- What a member of staff has typed and not saved. One per person and subject. Erased after 90 days without a change.
create table desk_drafts (
  staff_id bigint not null,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_ref text not null check (subject_ref <> '' and length(subject_ref) <= 100),
  -- null: the subject belongs to no site
  for_site_id int references sites on delete cascade,
  title text not null check (title <> '' and length(title) <= 200),
  -- the page of the desk with the form
  address text not null check (address ~ '^/' and length(address) <= 500),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 65536),
  -- the subject's revision when typing began
  base_revision text check (length(base_revision) <= 64),
  -- grows with each save, so that two tabs of one person cannot overwrite each other unseen
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  constraint desk_drafts_once unique nulls not distinct (staff_id, subject_kind, subject_ref, for_site_id)
);
create index desk_drafts_by_person on desk_drafts (staff_id, updated_at desc);
create index desk_drafts_by_age on desk_drafts (updated_at);
create index desk_drafts_by_site on desk_drafts (for_site_id) where for_site_id is not null;
grant select, insert, update, delete on desk_drafts to paddock_app;

-- At most 200 drafts per person. The row of the person is locked, so that two inserts at once count one after the other.
-- A draft that is there already is no new one: its insert ends at the unique constraint.
create function limit_desk_drafts() returns trigger
language plpgsql
as $$
begin
  perform 1 from staff where id = new.staff_id for no key update;
  if (select count(*) from desk_drafts d where d.staff_id = new.staff_id) >= 200 and not exists (
    select 1 from desk_drafts d
     where d.staff_id = new.staff_id and d.subject_kind = new.subject_kind and d.subject_ref = new.subject_ref
       and d.for_site_id is not distinct from new.for_site_id) then
    raise exception 'person % has 200 drafts', new.staff_id
      using errcode = 'check_violation', constraint = 'desk_drafts_limit';
  end if;
  return new;
end $$;
create trigger desk_drafts_limit before insert on desk_drafts for each row execute function limit_desk_drafts();

-- Named addresses of lists: a person's own, or shared with everyone who has a role.
create table saved_views (
  id uuid primary key,
  staff_id bigint not null,
  shared_role text check (shared_role ~ '^[a-z][a-z0-9_]{0,39}$'),
  list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (name <> '' and length(name) <= 80),
  -- the query string of the list: filters, sort, columns
  address text not null check (length(address) <= 2000),
  is_pinned boolean not null default false,
  updated_at timestamptz not null default now()
);
create index saved_views_by_person on saved_views (staff_id, list);
create index saved_views_by_role on saved_views (shared_role, list) where shared_role is not null;
grant select, insert, update, delete on saved_views to paddock_app;

-- Open editors and their people. Unlogged: after a crash every open editor is noted again within seconds.
create unlogged table desk_presence (
  staff_id int not null references staff on delete cascade,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_ref text not null check (subject_ref <> '' and length(subject_ref) <= 100),
  -- null: content of the brand, which all sites share
  for_site_id int references sites on delete cascade,
  since_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint desk_presence_once unique nulls not distinct (subject_kind, subject_ref, for_site_id, staff_id)
);
create index desk_presence_by_person on desk_presence (staff_id, seen_at);
create index desk_presence_by_site on desk_presence (for_site_id) where for_site_id is not null;
grant select, insert, update, delete on desk_presence to paddock_app;

-- One action on many subjects: frozen, run dry, then run by a worker. Every row is a transaction of its own.
create table bulk_runs (
  id uuid primary key,
  staff_id bigint not null,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  status text not null default 'checking' check (status in ('checking', 'checked', 'running', 'stopping', 'stopped', 'done')),
  request_id text not null,
  row_count int not null check (row_count between 1 and 10000),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index bulk_runs_by_person on bulk_runs (staff_id, created_at desc);
create index bulk_runs_by_age on bulk_runs (created_at);
grant select, insert, update, delete on bulk_runs to paddock_app;

insert into status_moves (machine, from_status, to_status, needs_reason) values
  ('bulk_run', 'checking', 'checked', false),
  ('bulk_run', 'checked', 'running', false),
  ('bulk_run', 'running', 'stopping', false),
  ('bulk_run', 'stopping', 'stopped', false),
  ('bulk_run', 'stopping', 'done', false),
  ('bulk_run', 'stopped', 'running', false),
  ('bulk_run', 'running', 'done', false);
create trigger status_moves before update of status on bulk_runs
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('bulk_run', 'status');

create table bulk_rows (
  run_id uuid not null references bulk_runs on delete cascade,
  no int not null check (no > 0),
  for_site_id int not null references sites on delete cascade,
  subject_ref text not null check (subject_ref <> '' and length(subject_ref) <= 100),
  -- of the dry run
  checked_at timestamptz,
  dry_refusal text,
  change jsonb not null default '{}' check (jsonb_typeof(change) = 'object'),
  -- of the run; written in the transaction of the action, so a killed worker neither repeats nor forgets a row
  outcome text check (outcome in ('done', 'refused')),
  refusal text,
  done_at timestamptz,
  primary key (run_id, no),
  unique (run_id, for_site_id, subject_ref),
  check ((outcome is null) = (done_at is null)),
  check (refusal is null or outcome = 'refused')
);
create index bulk_rows_by_site on bulk_rows (for_site_id);
create index bulk_rows_unchecked on bulk_rows (run_id, no) where checked_at is null;
create index bulk_rows_open on bulk_rows (run_id, no) where outcome is null;
grant select, insert, update on bulk_rows to paddock_app;

-- CSV files of lists. Short ones are streamed when asked for; long ones are written by a worker and kept for 24 hours.
create table exports (
  id uuid primary key,
  staff_id bigint not null,
  list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  -- the query string of the list
  query text not null check (length(query) <= 2000),
  site_ids int[] not null check (cardinality(site_ids) > 0),
  status text not null check (status in ('ready', 'queued', 'stored')),
  row_count int check (row_count >= 0),
  created_at timestamptz not null default now(),
  stored_at timestamptz
);
create index exports_by_person on exports (staff_id, created_at desc);
create index exports_by_age on exports (created_at);
grant select, insert, update, delete on exports to paddock_app;

insert into status_moves (machine, from_status, to_status, needs_reason) values ('export', 'queued', 'stored', false);
create trigger status_moves before update of status on exports
  for each row when (old.status is distinct from new.status)
  execute function enforce_status_move('export', 'status');

-- Audit log and idempotency -----------------------------------------------------------------------

create table audit_log (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  -- the transaction that wrote the row: rows of ended transactions can be told from those that may still appear
  xact xid8 not null default pg_current_xact_id(),
  occurred_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('customer', 'guest', 'staff', 'system', 'provider', 'feed')),
  actor_ref text,
  action text not null check (action <> ''),
  subject_kind text not null,
  subject_ref text not null,
  request_id text,
  reason text,
  before jsonb,
  after jsonb,
  -- The salted hash of the personal values in audit_private: an erasure removes them and leaves the row as it was linked.
  private_hash bytea check (octet_length(private_hash) = 32),
  approval_id bigint,
  undoes_id bigint,
  primary key (site_id, id),
  foreign key (site_id, approval_id) references approvals on delete restrict,
  foreign key (site_id, undoes_id) references audit_log on delete restrict
);
create index audit_log_by_subject on audit_log (site_id, subject_kind, subject_ref, occurred_at);
create index audit_log_by_time on audit_log (site_id, occurred_at);
create index audit_log_by_xact on audit_log (site_id, xact, id);
create index audit_log_by_approval on audit_log (site_id, approval_id) where approval_id is not null;
create unique index audit_log_by_undone on audit_log (site_id, undoes_id) where undoes_id is not null;
create index audit_log_by_actor on audit_log (site_id, actor_ref, occurred_at, id);
create index audit_log_by_action on audit_log (site_id, action, occurred_at, id);
-- Reading a list of people leaves one row per person, list and hour: `subject_ref` names the list and the hour.
create unique index audit_log_by_list_read on audit_log (site_id, actor_ref, subject_ref) where action = 'list.read';
call make_tenant_table('audit_log');
grant select, insert on audit_log to paddock_app;
call make_append_only('audit_log');

create table audit_private (
  site_id int not null,
  audit_id bigint not null,
  salt bytea not null check (octet_length(salt) = 16),
  before jsonb not null,
  after jsonb not null,
  -- Whose values they are: the mailbox, and the customer where there is one.
  email_key text,
  customer_id bigint,
  primary key (site_id, audit_id),
  foreign key (site_id, audit_id) references audit_log on delete restrict,
  foreign key (site_id, customer_id) references customers on delete restrict
);
create index audit_private_by_email on audit_private (site_id, email_key) where email_key is not null;
create index audit_private_by_customer on audit_private (site_id, customer_id) where customer_id is not null;
call make_tenant_table('audit_private');
grant select, insert, delete on audit_private to paddock_app;

-- A site's audit rows as a chain of hashes: link n covers the rows after link n - 1 up to `through_xact`, and its hash
-- includes the hash before. A row or a link that is changed, added or removed later no longer fits.
create table audit_chain (
  site_id int not null references sites on delete restrict,
  number bigint not null check (number > 0),
  through_xact xid8 not null,
  row_count int not null check (row_count > 0),
  hash bytea not null check (octet_length(hash) = 32),
  created_at timestamptz not null default now(),
  primary key (site_id, number)
);
call make_tenant_table('audit_chain');
grant select, insert on audit_chain to paddock_app;
call make_append_only('audit_chain');

-- Inserted first in the transaction of its effect: a retry waits here behind its own pending commit
-- and then reads the stored answer.
create table idempotency_keys (
  site_id int not null references sites on delete cascade,
  -- who asks: one caller's key must not answer another's
  actor text not null check (actor <> ''),
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  response_status smallint,
  response_headers jsonb,
  -- text, not jsonb: the second answer is equal to the byte
  response_body text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz not null default now() + interval '48 hours',
  -- A call that has to ask a provider before it can answer works in two steps: what it makes is committed with its key,
  -- the answer is stored when the provider has answered. Until then this names what was made: a retry continues with it.
  made uuid,
  primary key (site_id, actor, key),
  check ((completed_at is null) = (response_status is null))
);
create index idempotency_keys_by_expiry on idempotency_keys (site_id, expires_at);
call make_tenant_table('idempotency_keys');
grant select, insert, update, delete on idempotency_keys to paddock_app;

-- Events and webhooks -----------------------------------------------------------------------------

-- What happened in the shop, for other systems of the maker (docs/integration.md, docs/decisions/0050).
--
-- An act writes its event here in its own transaction, by the triggers below. The rows have no order yet: ids are drawn
-- before the commit, so a higher id may be visible before a lower one. After the commit a reader moves them to `events` and
-- numbers them (features/events/number-events.ts). No foreign key: rows stay for seconds, and `events` has it.
create table event_outbox (
  site_id int not null,
  id bigint generated by default as identity,
  type text not null,
  version smallint not null default 1,
  subject text not null,
  data jsonb not null,
  occurred_at timestamptz not null default now(),
  primary key (site_id, id)
)
-- A queue: every row is deleted soon, so dead rows are removed by number and not by share.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
call make_tenant_table('event_outbox');
grant select, insert, delete on event_outbox to paddock_app;

-- The log: numbers of a site have no gap, and an event that is committed later never has a lower number.
create table events (
  site_id int not null references sites on delete restrict,
  sequence bigint not null check (sequence > 0),
  type text not null check (type ~ '^[a-z_]+\.[a-z_]+$'),
  version smallint not null check (version > 0),
  subject text not null check (subject <> ''),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (site_id, sequence)
);
call make_tenant_table('events');
grant select, insert, delete on events to paddock_app;

-- One row a site: its lock lets one process number at a time. Placing an order never touches it.
create table event_heads (
  site_id int primary key references sites on delete restrict,
  last_sequence bigint not null default 0 check (last_sequence >= 0),
  -- events up to here are older than 90 days and deleted
  deleted_through bigint not null default 0 check (deleted_through >= 0),
  check (deleted_through <= last_sequence)
);
call make_tenant_table('event_heads');
grant select, insert, update on event_heads to paddock_app;

-- The type under which an entry of an order's history is published; null: it is not.
create function published_type_of(kind text) returns text
language sql immutable parallel safe
return case kind
  when 'placed' then 'order.placed'
  when 'method_changed' then 'order.changed'
  when 'registered' then 'order.registered'
  when 'payment_failed' then 'order.payment_failed'
  when 'confirmed' then 'order.confirmed'
  when 'reinstated' then 'order.reinstated'
  when 'cancelled' then 'order.canceled'
  when 'payment_paid' then 'order.paid'
  when 'payment_partly_refunded' then 'order.partly_refunded'
  when 'payment_refunded' then 'order.refunded'
  when 'preparing' then 'order.preparing'
  when 'ready_for_pickup' then 'order.ready_for_pickup'
  when 'shipped' then 'order.shipped'
  when 'delivered' then 'order.delivered'
  when 'delivery_revised' then 'order.delivery_revised'
  when 'returned' then 'order.returned'
  when 'acknowledged' then 'order.acknowledged'
end;

-- Codes, ids and sums only. Names and addresses are read by the order's code, so erasing a person leaves nothing here.
create function publish_order_event() returns trigger
language plpgsql as $$
declare
  about jsonb;
  order_code text;
begin
  select o.code, jsonb_build_object('order', o.code, 'order_sequence', new.seq, 'status', o.status,
           'payment_status', o.payment_status, 'fulfilment_status', o.fulfilment_status, 'currency', o.currency,
           'total_minor', o.total_minor, 'customer_id', o.customer_id)
         || case when new.kind in ('placed', 'method_changed', 'confirmed', 'reinstated') then jsonb_build_object(
              'subtotal_minor', o.subtotal_minor, 'discount_minor', o.discount_minor, 'shipping_minor', o.shipping_minor,
              'tax_minor', o.tax_minor, 'prices_include_tax', o.prices_include_tax, 'delivery_method', o.delivery_method,
              'store_id', o.store_id,
              'lines', (select jsonb_agg(jsonb_build_object('line', l.line_no, 'unit', l.unit_id, 'sku', l.sku,
                          'serial', l.serial, 'price_minor', l.price_minor, 'tax_minor', l.tax_minor,
                          'promised_on', l.promised_on) order by l.line_no)
                          from order_lines l where l.site_id = o.site_id and l.order_id = o.id))
            when new.kind = 'cancelled' then jsonb_build_object('reason', o.cancel_reason)
            when new.kind = 'shipped' then jsonb_build_object('tracking', new.data ->> 'tracking')
            when new.kind = 'acknowledged' then jsonb_build_object('erp_number', new.data ->> 'erp_number')
            else '{}'::jsonb end
    into order_code, about
    from orders o where o.site_id = new.site_id and o.id = new.order_id;
  insert into event_outbox (site_id, type, subject, data, occurred_at)
  values (new.site_id, published_type_of(new.kind), 'orders/' || order_code, about, new.occurred_at);
  if new.kind in ('confirmed', 'reinstated') and coalesce((new.data ->> 'paid')::boolean, false) then
    insert into event_outbox (site_id, type, subject, data, occurred_at)
    values (new.site_id, 'order.paid', 'orders/' || order_code, about - array['subtotal_minor', 'discount_minor',
      'shipping_minor', 'tax_minor', 'prices_include_tax', 'delivery_method', 'store_id', 'lines'], new.occurred_at);
  end if;
  return null;
end
$$;
create trigger publish after insert on order_events for each row
  when (published_type_of(new.kind) is not null) execute function publish_order_event();

-- Money as the ledger has it: the first entry of a posting is the side of the provider or the bank.
create function publish_posting() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'payment.' || p.kind, 'orders/' || o.code,
         jsonb_build_object('order', o.code, 'posting', p.id, 'attempt', a.id, 'provider', p.provider,
           'account', new.account, 'amount_minor', new.amount_minor, 'currency', new.currency,
           'occurred_at', p.occurred_at)
    from ledger_postings p
    join payment_attempts a on a.site_id = p.site_id and a.id = p.attempt_id
    join orders o on o.site_id = a.site_id and o.id = a.order_id
   where p.site_id = new.site_id and p.id = new.posting_id;
  return null;
end
$$;
create trigger publish after insert on ledger_entries for each row
  when (new.entry_no = 1) execute function publish_posting();

create function publish_invoice() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'invoice.issued', 'orders/' || o.code,
         jsonb_build_object('order', o.code, 'kind', new.kind, 'number', coalesce(new.document ->> 'number', new.number::text),
           'issued_on', new.issued_on, 'total_minor', new.total_minor, 'currency', new.currency)
    from orders o where o.site_id = new.site_id and o.id = new.order_id;
  return null;
end
$$;
create trigger publish after insert on invoices for each row execute function publish_invoice();

-- `mark_unit` runs before (triggers run by name) and locks the unit, so events of a unit have its order.
create function publish_claim() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, tg_argv[0], 'units/' || u.id,
         jsonb_build_object('unit', u.id, 'sku', v.sku, 'serial', u.serial,
           'order', (select o.code from orders o where o.site_id = new.site_id and o.id = new.order_id))
         || case when new.released_at is not null then jsonb_build_object('reason', new.release_reason) else '{}'::jsonb end
    from units u join variants v on v.product_id = u.product_id and v.id = u.variant_id
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;
create trigger publish_sold after insert on unit_claims for each row
  when (new.kind = 'sale' and new.released_at is null) execute function publish_claim('unit.sold');
create trigger publish_sold_later after update of kind on unit_claims for each row
  when (old.kind <> 'sale' and new.kind = 'sale' and new.released_at is null) execute function publish_claim('unit.sold');
create trigger publish_released after update of released_at on unit_claims for each row
  when (old.released_at is null and new.released_at is not null and new.kind <> 'hold')
  execute function publish_claim('unit.released');

create function publish_arrival() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'unit.arrived', 'units/' || new.id,
         jsonb_build_object('unit', new.id, 'sku', v.sku, 'serial', new.serial, 'store_id', new.store_id)
    from variants v where v.product_id = new.product_id and v.id = new.variant_id;
  return null;
end
$$;
create trigger publish after update of status on units for each row
  when (old.status in ('draft', 'in_production', 'in_transit') and new.status = 'on_hand')
  execute function publish_arrival();

create function publish_return() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'return.' || new.status, 'returns/' || new.code,
         jsonb_build_object('return', new.code, 'order', o.code, 'reason', new.reason, 'refund_minor', new.refund_minor,
           'currency', o.currency)
    from orders o where o.site_id = new.site_id and o.id = new.order_id;
  return null;
end
$$;
create trigger publish after insert on returns for each row execute function publish_return();
create trigger publish_move after update of status on returns for each row
  when (old.status is distinct from new.status) execute function publish_return();

create function publish_warranty_request() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'warranty.' || case new.status when 'pending' then 'claimed' else new.status end,
         'warranty-requests/' || new.code,
         jsonb_build_object('request', new.code, 'bike', b.id, 'serial', b.serial, 'customer_id', new.customer_id,
           'store_id', new.store_id, 'part', new.part)
    from bikes b where b.site_id = new.site_id and b.id = new.bike_id;
  return null;
end
$$;
create trigger publish after insert on warranty_requests for each row execute function publish_warranty_request();
create trigger publish_move after update of status on warranty_requests for each row
  when (old.status is distinct from new.status) execute function publish_warranty_request();

create function publish_bike() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  values (new.site_id, tg_argv[0], 'bikes/' || new.id,
          jsonb_build_object('bike', new.id, 'unit', new.unit_id, 'serial', new.serial, 'customer_id', new.customer_id,
            'activated_at', new.activated_at, 'expires_at', new.expires_at));
  return null;
end
$$;
create trigger publish after insert on bikes for each row execute function publish_bike('warranty.activated');
create trigger publish_owner after update of customer_id on bikes for each row
  when (old.customer_id is distinct from new.customer_id) execute function publish_bike('bike.owner_changed');

create function publish_ticket() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  values (new.site_id, tg_argv[0], 'tickets/' || new.code,
          jsonb_build_object('ticket', new.code, 'department', new.department, 'channel', new.channel, 'locale', new.locale));
  return null;
end
$$;
create trigger publish after insert on contact_tickets for each row execute function publish_ticket('ticket.opened');
create trigger publish_closed after update of closed_at on contact_tickets for each row
  when (old.closed_at is null and new.closed_at is not null) execute function publish_ticket('ticket.closed');

create function publish_customer() returns trigger
language plpgsql as $$
begin
  insert into event_outbox (site_id, type, subject, data)
  values (new.site_id, tg_argv[0], 'customers/' || new.id, jsonb_build_object('customer_id', new.id));
  return null;
end
$$;
create trigger publish after insert on customers for each row execute function publish_customer('customer.registered');
create trigger publish_erased after update of erased_at on customers for each row
  when (old.erased_at is null and new.erased_at is not null) execute function publish_customer('customer.erased');

-- Where events of a site are sent (docs/integration.md).
create table webhooks (
  site_id int not null references sites on delete restrict,
  id bigint generated by default as identity,
  name text not null check (name <> '' and length(name) <= 100),
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  -- types such as order.placed, or order.* for all of a noun; empty: every event
  types text[] not null default '{}',
  -- Signs what is sent. It has to be used, so it cannot be a hash; no call returns it after it was made.
  secret bytea not null check (octet_length(secret) = 32),
  -- for a day after a rotation both sign
  old_secret bytea check (octet_length(old_secret) = 32),
  old_secret_until timestamptz,
  -- events up to here have deliveries
  position bigint not null check (position >= 0),
  -- since when every delivery fails; null: the last one succeeded
  failing_since timestamptz,
  last_success_at timestamptz,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('staff', 'failing', 'gone')),
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, id),
  check ((disabled_at is null) = (disabled_reason is null)),
  check ((old_secret is null) = (old_secret_until is null))
);
create trigger touch before update on webhooks for each row execute function touch_updated_at();
call make_tenant_table('webhooks');
grant select, insert, update, delete on webhooks to paddock_app;

-- Events still to be sent, and those that were given up. A delivered one has no row.
create table webhook_deliveries (
  site_id int not null,
  webhook_id bigint not null,
  sequence bigint not null,
  subject text not null,
  status text not null default 'pending' check (status in ('pending', 'dead')),
  attempts int not null default 0 check (attempts >= 0),
  -- while an attempt runs: when it counts as failed
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_status int,
  last_error text check (length(last_error) <= 300),
  primary key (site_id, webhook_id, sequence),
  foreign key (site_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (site_id, due_at) where status = 'pending';
create index webhook_deliveries_of_subject on webhook_deliveries (site_id, webhook_id, subject, sequence)
  where status = 'pending';
create index webhook_deliveries_dead on webhook_deliveries (site_id, webhook_id, sequence) where status = 'dead';
call make_tenant_table('webhook_deliveries');
grant select, insert, update, delete on webhook_deliveries to paddock_app;

-- Notifications -----------------------------------------------------------------------------------

-- Listeners are notified at commit, on the channel `paddock`. A message says where to look again
-- and nothing private: {"key": "order:<site>:<code>"}. Equal messages of one transaction are sent once.
create function tell_order_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'order:' || new.site_id || ':' || new.code)::text);
  return null;
end $$;
create trigger tell_move after update of status, payment_status on orders for each row
  when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status)
  execute function tell_order_move();

-- A purchase moves a unit or two, and every open list is told which. A feed that moves thousands says
-- once per model that the list has changed.
create function tell_unit_moves() returns trigger language plpgsql as $$
begin
  perform pg_notify('paddock', told.message::text)
    from (
      select distinct json_build_object(
               'key', 'units:' || m.site_id || ':' || m.product_id,
               'data', case when count(*) over () > 20 then null
                            else json_build_object('uuid', m.id, 'gone', m.gone) end
             )::jsonb as message
        from (
          select n.site_id, n.product_id, n.id,
                 n.blocked or n.status in ('sold', 'delivered') or coalesce(n.taken_until > now(), false) as gone
            from moved_after n
            join moved_before o on o.site_id = n.site_id and o.id = n.id
           where (n.status, n.blocked, n.price_minor, n.expected_on, n.store_id)
                   is distinct from (o.status, o.blocked, o.price_minor, o.expected_on, o.store_id)
              or coalesce(n.taken_until > now(), false) <> coalesce(o.taken_until > now(), false)
        ) m
    ) told;
  return null;
end $$;
create trigger tell_moves after update on units
  referencing old table as moved_before new table as moved_after
  for each statement execute function tell_unit_moves();

-- Pushes to the desk: which order is new or has changed, by site.
create function tell_desk_of_order() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'order', 'ref', new.code, 'revision', (extract(epoch from new.updated_at) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;
create trigger tell_desk_of_new after insert on orders for each row execute function tell_desk_of_order();
create trigger tell_desk_of_change after update of status, payment_status, fulfilment_status on orders for each row
  when ((old.status, old.payment_status, old.fulfilment_status)
          is distinct from (new.status, new.payment_status, new.fulfilment_status))
  execute function tell_desk_of_order();

-- Pushes to the desk: tickets and approvals beside orders. The api checks the permission before it forwards a push.
create function tell_desk_of_ticket() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'ticket', 'ref', new.code, 'revision', (extract(epoch from clock_timestamp()) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;
create trigger tell_desk_of_new after insert on contact_tickets for each row execute function tell_desk_of_ticket();
create trigger tell_desk_of_change after update of answered_at, closed_at, taken_by on contact_tickets for each row
  when ((old.answered_at, old.closed_at, old.taken_by) is distinct from (new.answered_at, new.closed_at, new.taken_by))
  execute function tell_desk_of_ticket();

create function tell_desk_of_approval() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'approval', 'ref', new.id::text, 'revision', (extract(epoch from new.updated_at) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;
create trigger tell_desk_of_new after insert on approvals for each row execute function tell_desk_of_approval();
create trigger tell_desk_of_change after update of status on approvals for each row
  when (old.status is distinct from new.status) execute function tell_desk_of_approval();

-- The reader of a stream is checked again at once when their access changes: a suspension, the end of a session, a revoked
-- key, a grant that is given or ended. The argument is the column with the id of the person.
create function tell_of_staff_access() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('paddock', json_build_object('key', 'staff:' || (to_jsonb(new) ->> tg_argv[0]))::text);
  return null;
end $$;
create trigger tell_of_access after update of status on staff for each row
  when (old.status is distinct from new.status) execute function tell_of_staff_access('id');
create trigger tell_of_access after update of ended_at on staff_sessions for each row
  when (old.ended_at is distinct from new.ended_at) execute function tell_of_staff_access('staff_id');
create trigger tell_of_access after update of revoked_at on staff_tokens for each row
  when (old.revoked_at is distinct from new.revoked_at) execute function tell_of_staff_access('staff_id');
create trigger tell_of_access after insert or update on grants for each row
  execute function tell_of_staff_access('staff_id');

-- Frame of the pages ------------------------------------------------------------------------------

-- What every page of a site shows around its content (the site, its menus, the list of sites) is kept by storefronts until
-- one of these rows appears. One row per transaction that changed it, instead of one counter: writers never wait for
-- one another, and a row is seen exactly when the change is.
create table frame_changes (
  transaction_no bigint primary key default (pg_current_xact_id()::text)::bigint,
  -- A restored database gives out the same transaction numbers again, never the same mark.
  mark uuid not null default gen_random_uuid(),
  changed_at timestamptz not null default now()
);
grant select, insert, update, delete on frame_changes to paddock_app;

create function note_frame_change() returns trigger language plpgsql as $$
begin
  insert into frame_changes default values
  on conflict (transaction_no) do update set mark = gen_random_uuid(), changed_at = now();
  return null;
end $$;
create trigger note_frame_change after insert or update or delete or truncate on sites
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on site_locales
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on categories
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on category_translations
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on product_translations
  for each statement execute function note_frame_change();
-- The columns of the menus: the revision of a product changes with every picture and text of its page.
create trigger note_frame_change
  after insert or delete or truncate
     or update of slug, type_id, category_id, original_name, status, picture, position on products
  for each statement execute function note_frame_change();
create trigger note_frame_change
  after insert or delete or truncate or update of published, position, labels on site_products
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on menu_versions
  for each statement execute function note_frame_change();
create trigger note_frame_change after insert or update or delete or truncate on text_overrides
  for each statement execute function note_frame_change();
-- Storefronts keep the pictures of the library with the frame of their pages (see `frame_changes`).
create trigger note_frame_change after insert or update on media
  for each row when (new.origin = 'desk' and new.status <> 'processing') execute function note_frame_change();
insert into frame_changes default values;

-- Brand bundles -----------------------------------------------------------------------------------

-- What the last load of a brand wrote into a row. A value that differs from it was set since, at the desk, by a command
-- or by SQL: the next load leaves it alone. `key` is what the files know the row by. Only the loader, which is the owner,
-- reads it; later loads may remember rows of the brand as well, so it has no site.
create table loaded_rows (
  table_name text not null,
  key text not null,
  loaded jsonb not null check (jsonb_typeof(loaded) = 'object'),
  primary key (table_name, key)
);
