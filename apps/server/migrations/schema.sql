CREATE FUNCTION public.add_staff_of_token() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.check_maker_is_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from staff m where m.id = new.created_by and m.kind <> 'person') then
    raise exception 'staff are made by people, not by keys' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

CREATE FUNCTION public.check_posting_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.check_return_in_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.check_review_of_purchase() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.check_second_person() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if is_same_person(new.proposed_by::int, new.decided_by::int, new.proposed_at) then
    raise exception 'approvals_second_person: the proposer and the person who decides count as one'
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

CREATE FUNCTION public.check_withdrawal_in_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.count_unit_stops() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.enforce_status_move() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.forget_words_in_order_events(site integer, customer bigint) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION public.is_founder(member integer) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
select exists (
  select from grants g join staff p on p.id = g.staff_id left join group_grants m on m.id = g.group_grant_id
   where g.staff_id = member and p.kind = 'person' and g.role = 'admin' and g.given_by is null and m.created_by is null
     and g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now()))
$$;

CREATE FUNCTION public.is_grant_scope(kind text, ref text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $_$
  select case kind
    when 'brand' then ref is null
    when 'region' then coalesce(ref in ('africa', 'americas', 'asia', 'europe', 'oceania'), false)
    when 'site' then coalesce(ref ~ '^([a-z]{2}|global)$', false)
    when 'store' then coalesce(ref ~ '^([a-z]{2}|global):[0-9]+$', false)
    else false
  end
$_$;

CREATE FUNCTION public.is_linked_person(one integer, other integer, since timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE COST 1000
    AS $$
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

CREATE FUNCTION public.is_locale(code text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (code ~ '^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$'::text);

CREATE FUNCTION public.is_same_person(one integer, other integer, since timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE COST 1000
    AS $$
select is_linked_person(one, other, since)
    or exists (select from staff a join staff b on b.email_key = a.email_key
                where a.id = one and b.id = other and a.kind = 'person' and b.kind = 'person')
$$;

CREATE FUNCTION public.keep_attempt_amount() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the amount of a payment attempt is frozen' using errcode = 'check_violation';
end
$$;

CREATE FUNCTION public.keep_released_claim() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a released claim does not change' using errcode = 'check_violation';
end
$$;

CREATE FUNCTION public.knows_tax(settings jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
select settings ->> 'price_display' is distinct from 'exclusive'
    or coalesce(jsonb_typeof(settings -> 'tax_rate') = 'number', false)
    or coalesce(jsonb_typeof(settings #> '{state_tax_rates,states}') = 'object', false)
$$;

CREATE FUNCTION public.limit_addresses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform lock_address_book(new.site_id, new.customer_id);
  if (select count(*) from addresses a where a.site_id = new.site_id and a.customer_id = new.customer_id) >= 50 then
    raise exception 'customer % of site % has 50 addresses', new.customer_id, new.site_id
      using errcode = 'check_violation', constraint = 'addresses_most';
  end if;
  return new;
end
$$;

CREATE FUNCTION public.limit_cart_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (select count(*) from cart_lines where site_id = new.site_id and cart_id = new.cart_id) >= 20 then
    raise exception 'a cart has at most 20 lines' using errcode = 'check_violation', constraint = 'cart_lines_most';
  end if;
  return new;
end
$$;

CREATE FUNCTION public.limit_desk_drafts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.limit_wish_list() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.search_key(input text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(NORMALIZE(lower(input), NFD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text);

CREATE FUNCTION public.list_ticket_words(email text, name text, summary text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    BEGIN ATOMIC
 SELECT DISTINCT "left"(w.word, 80) AS "left"
    FROM ( SELECT lower(list_ticket_words.email) AS word
         UNION ALL
          SELECT match.match[1] AS match
            FROM regexp_matches(public.search_key(((((list_ticket_words.email || ' '::text) || list_ticket_words.name) || ' '::text) || "left"(list_ticket_words.summary, 160))), '[^[:space:][:punct:]«»“”„‘’،؛؟。、？！…–—]+'::text, 'g'::text) match(match)) w
   WHERE ((length(w.word) >= 2) AND (list_ticket_words.email <> 'nobody@erased.invalid'::text));
END;

CREATE FUNCTION public.lock_address_book(site bigint, customer bigint) RETURNS void
    LANGUAGE sql
    AS $$
  select pg_advisory_xact_lock(hashtextextended('address_book:' || site || ':' || customer, 0))
$$;

CREATE FUNCTION public.lock_wish_list(site bigint, customer bigint) RETURNS void
    LANGUAGE sql
    AS $$
  select pg_advisory_xact_lock(hashtextextended('wish_list:' || site || ':' || customer, 0))
$$;

CREATE FUNCTION public.lowest_unit_price(site integer, unit uuid, at timestamp with time zone DEFAULT now()) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
  select min(amount_minor) from prices
   where site_id = site and unit_id = unit and valid_from < at
     and valid_from >= coalesce(
       (select max(valid_from) from prices
         where site_id = site and unit_id = unit and valid_from <= at - interval '30 days'),
       '-infinity')
$$;

CREATE FUNCTION public.lowest_variant_price(site integer, variant integer, at timestamp with time zone DEFAULT now()) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
  select min(amount_minor) from prices
   where site_id = site and variant_id = variant and valid_from < at
     and valid_from >= coalesce(
       (select max(valid_from) from prices
         where site_id = site and variant_id = variant and valid_from <= at - interval '30 days'),
       '-infinity')
$$;

CREATE PROCEDURE public.make_append_only(IN target regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('revoke update, delete, truncate on %s from paddock_app', target);
  execute format(
    'create trigger append_only before update or delete on %s for each row execute function refuse_rewriting()',
    target
  );
end
$$;

CREATE PROCEDURE public.make_tenant_table(IN target regclass)
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.mark_unit_taken() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update units u
     set taken_until = (select coalesce(c.expires_at, 'infinity') from unit_claims c
                         where c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null)
   where u.site_id = new.site_id and u.id = new.unit_id;
  return null;
end
$$;

CREATE FUNCTION public.media_keys_in(blocks jsonb) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE
    AS $_$
  select distinct found #>> '{}'
    from jsonb_path_query(blocks, '$.** ? (@.type() == "object").keyvalue()
           ? (@.key like_regex "^(image|image_phone|video|background_video)$" && @.value.type() == "string").value') found
$_$;

CREATE FUNCTION public.normalize_bank_reference(reference text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN upper(regexp_replace((NORMALIZE(reference, NFKC) COLLATE "und-x-icu"), '[^[:alnum:]]'::text, ''::text, 'g'::text));

CREATE FUNCTION public.note_frame_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into frame_changes default values
  on conflict (transaction_no) do update set mark = gen_random_uuid(), changed_at = now();
  return null;
end $$;

CREATE FUNCTION public.note_media_of_article() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.note_media_of_letter() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.note_media_of_page() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.number_invoice() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update invoice_series set last_number = last_number + 1
   where site_id = new.site_id and series = new.series
   returning last_number into new.number;
  return new;
end
$$;

CREATE FUNCTION public.number_order_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform 1 from orders where site_id = new.site_id and id = new.order_id for no key update;
  select coalesce(max(seq), 0) + 1 into new.seq from order_events
   where site_id = new.site_id and order_id = new.order_id;
  return new;
end
$$;

CREATE FUNCTION public.open_delay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into delays (site_id, promise_id) values (new.site_id, new.id);
  return null;
end
$$;

CREATE FUNCTION public.period_ends_at(since timestamp with time zone, days integer, zone text, holidays jsonb) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  select (min(day) + 1)::timestamp at time zone zone
    from (select (since at time zone zone)::date + days + later as day from generate_series(0, 30) later) calendar
   where extract(isodow from day) < 6
     and not coalesce(holidays ? to_char(day, 'MM-DD') or holidays ? to_char(day, 'YYYY-MM-DD'), false)
$$;

CREATE FUNCTION public.publish_arrival() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'unit.arrived', 'units/' || new.id,
         jsonb_build_object('unit', new.id, 'sku', v.sku, 'serial', new.serial, 'store_id', new.store_id)
    from variants v where v.product_id = new.product_id and v.id = new.variant_id;
  return null;
end
$$;

CREATE FUNCTION public.publish_bike() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into event_outbox (site_id, type, subject, data)
  values (new.site_id, tg_argv[0], 'bikes/' || new.id,
          jsonb_build_object('bike', new.id, 'unit', new.unit_id, 'serial', new.serial, 'customer_id', new.customer_id,
            'activated_at', new.activated_at, 'expires_at', new.expires_at));
  return null;
end
$$;

CREATE FUNCTION public.publish_claim() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.publish_customer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into event_outbox (site_id, type, subject, data)
  values (new.site_id, tg_argv[0], 'customers/' || new.id, jsonb_build_object('customer_id', new.id));
  return null;
end
$$;

CREATE FUNCTION public.publish_invoice() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'invoice.issued', 'orders/' || o.code,
         jsonb_build_object('order', o.code, 'kind', new.kind, 'number', coalesce(new.document ->> 'number', new.number::text),
           'issued_on', new.issued_on, 'total_minor', new.total_minor, 'currency', new.currency)
    from orders o where o.site_id = new.site_id and o.id = new.order_id;
  return null;
end
$$;

CREATE FUNCTION public.publish_order_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.publish_posting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.publish_return() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into event_outbox (site_id, type, subject, data)
  select new.site_id, 'return.' || new.status, 'returns/' || new.code,
         jsonb_build_object('return', new.code, 'order', o.code, 'reason', new.reason, 'refund_minor', new.refund_minor,
           'currency', o.currency)
    from orders o where o.site_id = new.site_id and o.id = new.order_id;
  return null;
end
$$;

CREATE FUNCTION public.publish_ticket() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into event_outbox (site_id, type, subject, data)
  values (new.site_id, tg_argv[0], 'tickets/' || new.code,
          jsonb_build_object('ticket', new.code, 'department', new.department, 'channel', new.channel, 'locale', new.locale));
  return null;
end
$$;

CREATE FUNCTION public.publish_warranty_request() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.published_type_of(kind text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE kind WHEN 'placed'::text THEN 'order.placed'::text WHEN 'method_changed'::text THEN 'order.changed'::text WHEN 'registered'::text THEN 'order.registered'::text WHEN 'payment_failed'::text THEN 'order.payment_failed'::text WHEN 'confirmed'::text THEN 'order.confirmed'::text WHEN 'reinstated'::text THEN 'order.reinstated'::text WHEN 'cancelled'::text THEN 'order.canceled'::text WHEN 'payment_paid'::text THEN 'order.paid'::text WHEN 'payment_partly_refunded'::text THEN 'order.partly_refunded'::text WHEN 'payment_refunded'::text THEN 'order.refunded'::text WHEN 'preparing'::text THEN 'order.preparing'::text WHEN 'ready_for_pickup'::text THEN 'order.ready_for_pickup'::text WHEN 'shipped'::text THEN 'order.shipped'::text WHEN 'delivered'::text THEN 'order.delivered'::text WHEN 'delivery_revised'::text THEN 'order.delivery_revised'::text WHEN 'returned'::text THEN 'order.returned'::text WHEN 'acknowledged'::text THEN 'order.acknowledged'::text ELSE NULL::text END;

CREATE FUNCTION public.raise_own_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;

CREATE FUNCTION public.raise_product_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.raise_revision_of_part() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.raise_revision_of_variant() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update products set revision = revision + 1
   where id = (select product_id from variants
                where id = case when tg_op = 'DELETE' then old.variant_id else new.variant_id end);
  return null;
end
$$;

CREATE FUNCTION public.raise_revisions_of_attribute() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.raise_revisions_of_category() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.raise_revisions_of_measure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update products set revision = revision + 1
   where id in (select product_id from product_geometries where measure = new.slug);
  return null;
end
$$;

CREATE FUNCTION public.raise_revisions_of_medium() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.raise_revisions_of_range() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update products set revision = revision + 1 where id in (select product_id from moved);
  return null;
end
$$;

CREATE FUNCTION public.raise_revisions_of_shown() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update products set revision = revision + 1
   where id in (select m.product_id from moved m
                  join before b on b.site_id = m.site_id and b.product_id = m.product_id
                 where b.published <> m.published);
  return null;
end
$$;

CREATE FUNCTION public.raise_revisions_of_value() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.random_code() RETURNS text
    LANGUAGE sql PARALLEL SAFE
    AS $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, i) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as source,
       unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as i
$$;

CREATE FUNCTION public.record_delivery_promise() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.record_unit_etd() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.record_unit_price() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into prices (site_id, unit_id, amount_minor, currency, valid_from)
  values (new.site_id, new.id, new.price_minor, new.currency, clock_timestamp());
  return null;
end
$$;

CREATE FUNCTION public.refuse_erased_customer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refuse_move_of_held_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from held_orders h where h.site_id = new.site_id and h.order_id = new.id) then
    raise exception 'order % waits for a second person', new.code using errcode = 'check_violation';
  end if;
  return new;
end
$$;

CREATE FUNCTION public.refuse_moving_lost_bike() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a lost bike does not change hands' using errcode = 'check_violation';
end
$$;

CREATE FUNCTION public.refuse_other_than_stops() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refuse_rewriting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if current_setting('app.unsafe_rewrite_history', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

CREATE FUNCTION public.require_refund_case() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.require_warranty_evidence() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.serial_key(serial text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN NULLIF(upper(regexp_replace(translate((serial COLLATE "C"), '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ'::text, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ'::text), '[^0-9A-Za-z]+'::text, ''::text, 'g'::text)), ''::text);

CREATE FUNCTION public.store_document(id integer, feed_ref text, name text, address text, city text, state text, postal_code text, phone text, office_hours jsonb, services text[], info text, location public.geography) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO 'public', 'pg_temp'
    AS $$
select json_build_object(
  'id', id, 'ref', feed_ref, 'name', name, 'address', address, 'city', city, 'state', state,
  'postal_code', postal_code, 'phone', phone, 'office_hours', office_hours, 'services', services, 'info', info,
  'position', json_build_object('lat', st_y(location::geometry), 'lng', st_x(location::geometry)))::text
$$;

CREATE FUNCTION public.stores_around(site integer, point public.geography, radius double precision, wanted text[], most integer, OUT ids integer[], OUT metres double precision[]) RETURNS record
    LANGUAGE plpgsql STABLE
    SET enable_sort TO 'off'
    AS $$
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

CREATE FUNCTION public.tell_desk_of_approval() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'approval', 'ref', new.id::text, 'revision', (extract(epoch from new.updated_at) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;

CREATE FUNCTION public.tell_desk_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'order', 'ref', new.code, 'revision', (extract(epoch from new.updated_at) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;

CREATE FUNCTION public.tell_desk_of_ticket() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('paddock', json_build_object('key', 'desk:' || new.site_id, 'data', json_build_object(
    'subject', 'ticket', 'ref', new.code, 'revision', (extract(epoch from clock_timestamp()) * 1000000)::bigint::text,
    'is_new', tg_op = 'INSERT'))::text);
  return null;
end $$;

CREATE FUNCTION public.tell_of_staff_access() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('paddock', json_build_object('key', 'staff:' || (to_jsonb(new) ->> tg_argv[0]))::text);
  return null;
end $$;

CREATE FUNCTION public.tell_order_move() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('paddock', json_build_object('key', 'order:' || new.site_id || ':' || new.code)::text);
  return null;
end $$;

CREATE FUNCTION public.tell_unit_moves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.touch_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.updated_at := now();
  return new;
end
$$;

CREATE FUNCTION public.unit_days(status text, expected_on date, local_days integer) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select local_days + case when status = 'on_hand' then 0 else greatest(coalesce(expected_on, current_date) - current_date, 0) end
$$;

CREATE FUNCTION public.uuid_v7() RETURNS uuid
    LANGUAGE sql PARALLEL SAFE
    AS $$
  select overlay(
    overlay(
      replace(gen_random_uuid()::text, '-', '')
      placing lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') from 1 for 12
    )
    placing '7' from 13 for 1
  )::uuid
$$;

CREATE FUNCTION public.write_ticket_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    delete from ticket_words w where w.site_id = new.site_id and w.ticket_id = new.id;
  end if;
  insert into ticket_words (site_id, ticket_id, word, received_at)
  select new.site_id, new.id, word, new.received_at
    from list_ticket_words(new.email, new.name, coalesce(new.subject, new.message)) as word;
  return null;
end $$;

CREATE TABLE public.addresses (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    customer_id bigint,
    cart_id uuid,
    type text NOT NULL,
    label text,
    given_name text NOT NULL,
    family_name text NOT NULL,
    phone text,
    company text,
    vat_number text,
    address1 text NOT NULL,
    address2 text,
    city text NOT NULL,
    state text,
    postal_code text,
    country_code character(2) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT addresses_check CHECK ((num_nonnulls(customer_id, cart_id) = 1)),
    CONSTRAINT addresses_company CHECK (((length(company) >= 1) AND (length(company) <= 120))),
    CONSTRAINT addresses_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT addresses_lengths CHECK ((((length(given_name) >= 1) AND (length(given_name) <= 80)) AND ((length(family_name) >= 1) AND (length(family_name) <= 80)) AND ((length(address1) >= 1) AND (length(address1) <= 160)) AND ((length(city) >= 1) AND (length(city) <= 80)) AND (COALESCE(length(label), 0) <= 80) AND (COALESCE(length(address2), 0) <= 160) AND (COALESCE(length(state), 0) <= 80) AND (COALESCE(length(postal_code), 0) <= 20) AND (COALESCE(length(phone), 0) <= 30))),
    CONSTRAINT addresses_type_check CHECK ((type = ANY (ARRAY['billing'::text, 'shipping'::text, 'pickup'::text]))),
    CONSTRAINT addresses_vat_number CHECK (((vat_number IS NULL) OR (((length(vat_number) >= 4) AND (length(vat_number) <= 20)) AND (company IS NOT NULL))))
);

ALTER TABLE ONLY public.addresses FORCE ROW LEVEL SECURITY;

ALTER TABLE public.addresses ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.alerts (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    product_id integer NOT NULL,
    color_id integer,
    size_id integer,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    locale text NOT NULL,
    place text,
    location public.geography(Point,4326),
    radius_m integer,
    status text DEFAULT 'pending'::text NOT NULL,
    confirmed_at timestamp with time zone,
    unit_id uuid,
    told_at timestamp with time zone,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT alerts_check CHECK ((num_nulls(place, location, radius_m) = ANY (ARRAY[0, 3]))),
    CONSTRAINT alerts_check1 CHECK (((status = ANY (ARRAY['waiting'::text, 'told'::text])) <= (confirmed_at IS NOT NULL))),
    CONSTRAINT alerts_check2 CHECK (((status = 'told'::text) = (told_at IS NOT NULL))),
    CONSTRAINT alerts_check3 CHECK (((unit_id IS NOT NULL) <= (told_at IS NOT NULL))),
    CONSTRAINT alerts_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT alerts_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT alerts_place_check CHECK (((length(place) >= 1) AND (length(place) <= 200))),
    CONSTRAINT alerts_radius_m_check CHECK (((radius_m >= 1000) AND (radius_m <= 1000000))),
    CONSTRAINT alerts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'waiting'::text, 'told'::text, 'ended'::text])))
);

ALTER TABLE ONLY public.alerts FORCE ROW LEVEL SECURITY;

ALTER TABLE public.alerts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.alerts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.approval_rules (
    id bigint NOT NULL,
    permission text NOT NULL,
    for_site_id integer,
    currency character(3) NOT NULL,
    min_amount_minor bigint,
    set_by bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT approval_rules_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT approval_rules_min_amount_minor_check CHECK ((min_amount_minor >= 0)),
    CONSTRAINT approval_rules_permission_check CHECK ((permission <> ''::text))
);

ALTER TABLE public.approval_rules ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.approval_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.approvals (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    permission text NOT NULL,
    contract text NOT NULL,
    input jsonb NOT NULL,
    subject_kind text NOT NULL,
    subject_ref text NOT NULL,
    subject_state jsonb NOT NULL,
    amount_minor bigint,
    currency character(3),
    limit_minor bigint,
    reason text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'proposed'::text NOT NULL,
    proposed_by bigint NOT NULL,
    proposed_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT (now() + '7 days'::interval) NOT NULL,
    decided_by bigint,
    decided_at timestamp with time zone,
    note text DEFAULT ''::text NOT NULL,
    result jsonb,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT approvals_amount_minor_check CHECK ((amount_minor >= 0)),
    CONSTRAINT approvals_check CHECK (((amount_minor IS NULL) = (currency IS NULL))),
    CONSTRAINT approvals_contract_check CHECK ((contract <> ''::text)),
    CONSTRAINT approvals_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT approvals_decided CHECK (((status <> ALL (ARRAY['approved'::text, 'done'::text, 'refused'::text])) OR (decided_by IS NOT NULL))),
    CONSTRAINT approvals_input_check CHECK ((jsonb_typeof(input) = 'object'::text)),
    CONSTRAINT approvals_limit_minor_check CHECK ((limit_minor >= 0)),
    CONSTRAINT approvals_permission_check CHECK ((permission <> ''::text)),
    CONSTRAINT approvals_second_person CHECK ((decided_by <> proposed_by)),
    CONSTRAINT approvals_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'approved'::text, 'done'::text, 'refused'::text, 'withdrawn'::text, 'moved_on'::text, 'expired'::text]))),
    CONSTRAINT approvals_subject_kind_check CHECK ((subject_kind <> ''::text)),
    CONSTRAINT approvals_subject_ref_check CHECK ((subject_ref <> ''::text))
);

ALTER TABLE ONLY public.approvals FORCE ROW LEVEL SECURITY;

ALTER TABLE public.approvals ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.approvals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.content_revisions
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.articles (
    id integer NOT NULL,
    number integer NOT NULL,
    slug text NOT NULL,
    cover text NOT NULL,
    published_at timestamp with time zone,
    shown_from timestamp with time zone,
    shown_until timestamp with time zone,
    limited boolean DEFAULT false NOT NULL,
    announced_at timestamp with time zone,
    created_by text DEFAULT 'files'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision bigint DEFAULT nextval('public.content_revisions'::regclass) NOT NULL,
    imported_revision bigint,
    CONSTRAINT articles_created_by_check CHECK ((created_by <> ''::text)),
    CONSTRAINT articles_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT articles_window CHECK ((shown_until >= COALESCE(shown_from, published_at)))
);

CREATE SEQUENCE public.article_numbers
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.article_numbers OWNED BY public.articles.number;

CREATE TABLE public.article_sites (
    site_id integer NOT NULL,
    article_id integer NOT NULL
);

CREATE TABLE public.article_tags (
    article_id integer NOT NULL,
    tag text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.article_translations (
    article_id integer NOT NULL,
    locale text NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    blocks jsonb NOT NULL,
    CONSTRAINT article_translations_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
    CONSTRAINT article_translations_excerpt_check CHECK ((excerpt <> ''::text)),
    CONSTRAINT article_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT article_translations_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT article_translations_title_check CHECK ((title <> ''::text))
);

ALTER TABLE public.articles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attribute_translations (
    attribute_id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    group_name text,
    CONSTRAINT attribute_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT attribute_translations_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.attribute_value_translations (
    value_id integer NOT NULL,
    locale text NOT NULL,
    content text NOT NULL,
    CONSTRAINT attribute_value_translations_content_check CHECK ((content <> ''::text)),
    CONSTRAINT attribute_value_translations_locale_check CHECK (public.is_locale(locale))
);

CREATE TABLE public.attribute_values (
    id integer NOT NULL,
    attribute_id integer NOT NULL,
    slug text NOT NULL,
    original_content text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT attribute_values_original_content_check CHECK ((original_content <> ''::text)),
    CONSTRAINT attribute_values_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text))
);

ALTER TABLE public.attribute_values ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.attribute_values_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attributes (
    id integer NOT NULL,
    slug text NOT NULL,
    original_name text NOT NULL,
    original_group text,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT attributes_original_name_check CHECK ((original_name <> ''::text)),
    CONSTRAINT attributes_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

ALTER TABLE public.attributes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.attributes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_chain (
    site_id integer NOT NULL,
    number bigint NOT NULL,
    through_xact xid8 NOT NULL,
    row_count integer NOT NULL,
    hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT audit_chain_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT audit_chain_number_check CHECK ((number > 0)),
    CONSTRAINT audit_chain_row_count_check CHECK ((row_count > 0))
);

ALTER TABLE ONLY public.audit_chain FORCE ROW LEVEL SECURITY;

CREATE TABLE public.audit_log (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    xact xid8 DEFAULT pg_current_xact_id() NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_kind text NOT NULL,
    actor_ref text,
    action text NOT NULL,
    subject_kind text NOT NULL,
    subject_ref text NOT NULL,
    request_id text,
    reason text,
    before jsonb,
    after jsonb,
    private_hash bytea,
    approval_id bigint,
    undoes_id bigint,
    CONSTRAINT audit_log_action_check CHECK ((action <> ''::text)),
    CONSTRAINT audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['customer'::text, 'guest'::text, 'staff'::text, 'system'::text, 'provider'::text, 'feed'::text]))),
    CONSTRAINT audit_log_private_hash_check CHECK ((octet_length(private_hash) = 32))
);

ALTER TABLE ONLY public.audit_log FORCE ROW LEVEL SECURITY;

ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_private (
    site_id integer NOT NULL,
    audit_id bigint NOT NULL,
    salt bytea NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    email_key text,
    customer_id bigint,
    CONSTRAINT audit_private_salt_check CHECK ((octet_length(salt) = 16))
);

ALTER TABLE ONLY public.audit_private FORCE ROW LEVEL SECURITY;

CREATE TABLE public.bank_accounts (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    number text NOT NULL,
    holder text NOT NULL,
    bic text,
    currency character(3) NOT NULL,
    csv_columns jsonb,
    closing_minor bigint,
    closed_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bank_accounts_bic_check CHECK ((bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'::text)),
    CONSTRAINT bank_accounts_check CHECK (((closing_minor IS NULL) OR (closed_on IS NOT NULL))),
    CONSTRAINT bank_accounts_csv_columns_check CHECK ((jsonb_typeof(csv_columns) = 'object'::text)),
    CONSTRAINT bank_accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT bank_accounts_holder_check CHECK ((holder <> ''::text)),
    CONSTRAINT bank_accounts_name_check CHECK ((name <> ''::text)),
    CONSTRAINT bank_accounts_number_check CHECK ((number ~ '^[0-9A-Z/-]{4,40}$'::text))
);

ALTER TABLE ONLY public.bank_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bank_accounts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bank_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bank_lines (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    statement_id bigint NOT NULL,
    booked_on date NOT NULL,
    value_on date NOT NULL,
    bank_ref text NOT NULL,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    ordinal integer NOT NULL,
    name text NOT NULL,
    iban text,
    text text NOT NULL,
    state text NOT NULL,
    bookings jsonb DEFAULT '[]'::jsonb NOT NULL,
    order_code text,
    decided_by bigint,
    decided_at timestamp with time zone,
    note text,
    CONSTRAINT bank_lines_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT bank_lines_bookings_check CHECK ((jsonb_typeof(bookings) = 'array'::text)),
    CONSTRAINT bank_lines_check CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
    CONSTRAINT bank_lines_check1 CHECK (((state = ANY (ARRAY['booked'::text, 'split'::text])) = (jsonb_array_length(bookings) > 0))),
    CONSTRAINT bank_lines_check2 CHECK (((amount_minor > 0) OR (state = ANY (ARRAY['not_ours'::text, 'returned'::text])))),
    CONSTRAINT bank_lines_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT bank_lines_ordinal_check CHECK ((ordinal >= 0)),
    CONSTRAINT bank_lines_state_check CHECK ((state = ANY (ARRAY['new'::text, 'matched'::text, 'booked'::text, 'split'::text, 'not_ours'::text, 'returned'::text])))
);

ALTER TABLE ONLY public.bank_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bank_lines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bank_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bank_statements (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    format text NOT NULL,
    file_name text NOT NULL,
    file_hash bytea NOT NULL,
    part integer NOT NULL,
    statement_ref text NOT NULL,
    from_on date,
    to_on date,
    opening_minor bigint,
    closing_minor bigint,
    overrides_balance boolean DEFAULT false NOT NULL,
    imported_by bigint NOT NULL,
    imported_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bank_statements_file_hash_check CHECK ((length(file_hash) = 32)),
    CONSTRAINT bank_statements_format_check CHECK ((format = ANY (ARRAY['camt053'::text, 'mt940'::text, 'csv'::text]))),
    CONSTRAINT bank_statements_part_check CHECK ((part >= 0))
);

ALTER TABLE ONLY public.bank_statements FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bank_statements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bank_statements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bike_owners (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    bike_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    how text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    until timestamp with time zone,
    CONSTRAINT bike_owners_check CHECK ((until >= since)),
    CONSTRAINT bike_owners_how_check CHECK ((how = ANY (ARRAY['bought'::text, 'registered'::text, 'transferred'::text])))
);

ALTER TABLE ONLY public.bike_owners FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bike_owners ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bike_owners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bike_registrations (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    unit_id uuid NOT NULL,
    serial text NOT NULL,
    purchased_on date,
    proof_upload_id uuid,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT bike_registrations_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT bike_registrations_check1 CHECK (((status = 'rejected'::text) = (reason IS NOT NULL))),
    CONSTRAINT bike_registrations_serial_check CHECK ((serial <> ''::text)),
    CONSTRAINT bike_registrations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text])))
);

ALTER TABLE ONLY public.bike_registrations FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bike_registrations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bike_registrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bike_transfers (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    bike_id bigint NOT NULL,
    from_customer_id bigint NOT NULL,
    to_email text NOT NULL,
    to_customer_id bigint,
    token_hash bytea,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT bike_transfers_check CHECK (((status = 'pending'::text) = (ended_at IS NULL))),
    CONSTRAINT bike_transfers_check1 CHECK (((status = 'accepted'::text) = (to_customer_id IS NOT NULL))),
    CONSTRAINT bike_transfers_check2 CHECK ((to_customer_id <> from_customer_id)),
    CONSTRAINT bike_transfers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT bike_transfers_to_email_check CHECK (((to_email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(to_email) <= 254))),
    CONSTRAINT bike_transfers_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY public.bike_transfers FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bike_transfers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bike_transfers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bikes (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    unit_id uuid NOT NULL,
    product_id integer NOT NULL,
    variant_id integer NOT NULL,
    serial text NOT NULL,
    serial_key text GENERATED ALWAYS AS (public.serial_key(serial)) STORED NOT NULL COLLATE pg_catalog."C",
    serial_end_key text GENERATED ALWAYS AS (reverse(public.serial_key(serial))) STORED NOT NULL COLLATE pg_catalog."C",
    customer_id bigint,
    order_id bigint,
    purchased_on date,
    activated_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    lost_at timestamp with time zone,
    recovery_message text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bikes_check CHECK ((expires_at > activated_at)),
    CONSTRAINT bikes_check1 CHECK (((lost_at IS NOT NULL) OR (recovery_message IS NULL))),
    CONSTRAINT bikes_check2 CHECK (((lost_at IS NULL) OR (customer_id IS NOT NULL))),
    CONSTRAINT bikes_recovery_message_check CHECK (((recovery_message <> ''::text) AND (length(recovery_message) <= 500))),
    CONSTRAINT bikes_serial_check CHECK ((serial <> ''::text))
);

ALTER TABLE ONLY public.bikes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bikes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.bikes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bulk_rows (
    run_id uuid NOT NULL,
    no integer NOT NULL,
    for_site_id integer NOT NULL,
    subject_ref text NOT NULL,
    checked_at timestamp with time zone,
    dry_refusal text,
    change jsonb DEFAULT '{}'::jsonb NOT NULL,
    outcome text,
    refusal text,
    done_at timestamp with time zone,
    CONSTRAINT bulk_rows_change_check CHECK ((jsonb_typeof(change) = 'object'::text)),
    CONSTRAINT bulk_rows_check CHECK (((outcome IS NULL) = (done_at IS NULL))),
    CONSTRAINT bulk_rows_check1 CHECK (((refusal IS NULL) OR (outcome = 'refused'::text))),
    CONSTRAINT bulk_rows_no_check CHECK ((no > 0)),
    CONSTRAINT bulk_rows_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text]))),
    CONSTRAINT bulk_rows_subject_ref_check CHECK (((subject_ref <> ''::text) AND (length(subject_ref) <= 100)))
);

CREATE TABLE public.bulk_runs (
    id uuid NOT NULL,
    staff_id bigint NOT NULL,
    action text NOT NULL,
    status text DEFAULT 'checking'::text NOT NULL,
    request_id text NOT NULL,
    row_count integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT bulk_runs_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT bulk_runs_row_count_check CHECK (((row_count >= 1) AND (row_count <= 10000))),
    CONSTRAINT bulk_runs_status_check CHECK ((status = ANY (ARRAY['checking'::text, 'checked'::text, 'running'::text, 'stopping'::text, 'stopped'::text, 'done'::text])))
);

CREATE TABLE public.cart_lines (
    site_id integer NOT NULL,
    cart_id uuid NOT NULL,
    unit_id uuid NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.cart_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.carts (
    site_id integer NOT NULL,
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    customer_id bigint,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    contact jsonb,
    delivery jsonb,
    key_hash bytea,
    contact_key text GENERATED ALWAYS AS (lower((contact ->> 'email'::text))) STORED,
    CONSTRAINT carts_contact_check CHECK ((jsonb_typeof(contact) = 'object'::text)),
    CONSTRAINT carts_delivery_check CHECK ((jsonb_typeof(delivery) = 'object'::text)),
    CONSTRAINT carts_key_hash_check CHECK ((octet_length(key_hash) = 32)),
    CONSTRAINT carts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'ordered'::text, 'abandoned'::text])))
);

ALTER TABLE ONLY public.carts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.categories (
    id integer NOT NULL,
    type_id smallint NOT NULL,
    slug text NOT NULL,
    original_name text NOT NULL,
    picture text,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT categories_original_name_check CHECK ((original_name <> ''::text)),
    CONSTRAINT categories_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT categories_type_id_check CHECK ((type_id = ANY (ARRAY[1, 2])))
);

ALTER TABLE public.categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.category_translations (
    category_id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    CONSTRAINT category_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT category_translations_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.checkout_proofs (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    cart_id uuid NOT NULL,
    email_key bytea NOT NULL,
    captcha_passed_at timestamp with time zone,
    token_hash bytea,
    token_expires_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT checkout_proofs_check CHECK (((token_hash IS NULL) = (token_expires_at IS NULL))),
    CONSTRAINT checkout_proofs_email_key_check CHECK ((octet_length(email_key) = 32)),
    CONSTRAINT checkout_proofs_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY public.checkout_proofs FORCE ROW LEVEL SECURITY;

ALTER TABLE public.checkout_proofs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.checkout_proofs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.claim_keys (
    site_id integer NOT NULL,
    claim_id bigint NOT NULL,
    kind text NOT NULL,
    key bytea NOT NULL,
    CONSTRAINT claim_keys_key_check CHECK ((octet_length(key) = 32)),
    CONSTRAINT claim_keys_kind_check CHECK ((kind = ANY (ARRAY['network'::text, 'email'::text, 'phone'::text, 'device'::text, 'customer'::text])))
);

ALTER TABLE ONLY public.claim_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.consents (
    site_id integer NOT NULL,
    id uuid NOT NULL,
    decided_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer NOT NULL,
    regime text NOT NULL,
    functional boolean NOT NULL,
    analytics boolean NOT NULL,
    marketing boolean NOT NULL,
    gpc boolean NOT NULL,
    CONSTRAINT consents_check CHECK ((NOT (gpc AND marketing))),
    CONSTRAINT consents_regime_check CHECK ((regime = ANY (ARRAY['opt_in'::text, 'ccpa'::text, 'notice'::text]))),
    CONSTRAINT consents_version_check CHECK (((version >= 1) AND (version <= 9999)))
);

ALTER TABLE ONLY public.consents FORCE ROW LEVEL SECURITY;

CREATE TABLE public.contact_tickets (
    site_id integer NOT NULL,
    id uuid NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    department text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    phone text,
    order_code text,
    serial text,
    subject text,
    message text NOT NULL,
    locale text NOT NULL,
    channel text DEFAULT 'form'::text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT (now() + '24:00:00'::interval) NOT NULL,
    answered_at timestamp with time zone,
    taken_by bigint,
    taken_at timestamp with time zone,
    closed_at timestamp with time zone,
    merged_into_id uuid,
    CONSTRAINT contact_tickets_channel_check CHECK ((channel = ANY (ARRAY['form'::text, 'mail'::text]))),
    CONSTRAINT contact_tickets_check CHECK ((due_at > received_at)),
    CONSTRAINT contact_tickets_check1 CHECK ((answered_at >= received_at)),
    CONSTRAINT contact_tickets_check2 CHECK (((taken_by IS NULL) = (taken_at IS NULL))),
    CONSTRAINT contact_tickets_check3 CHECK (((merged_into_id IS NULL) OR (closed_at IS NOT NULL))),
    CONSTRAINT contact_tickets_check4 CHECK ((merged_into_id <> id)),
    CONSTRAINT contact_tickets_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT contact_tickets_department_check CHECK ((department = ANY (ARRAY['general'::text, 'technical'::text, 'marketing_sales'::text, 'parts_accessories'::text, 'international'::text]))),
    CONSTRAINT contact_tickets_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT contact_tickets_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT contact_tickets_message_check CHECK (((message <> ''::text) AND (length(message) <= 4000))),
    CONSTRAINT contact_tickets_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
    CONSTRAINT contact_tickets_order_code_check CHECK (((order_code <> ''::text) AND (length(order_code) <= 40))),
    CONSTRAINT contact_tickets_phone_check CHECK (((phone <> ''::text) AND (length(phone) <= 40))),
    CONSTRAINT contact_tickets_serial_check CHECK (((serial <> ''::text) AND (length(serial) <= 40))),
    CONSTRAINT contact_tickets_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 300)))
);

ALTER TABLE ONLY public.contact_tickets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.content_instants (
    tag text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT content_instants_tag_check CHECK ((tag <> ''::text))
);

CREATE TABLE public.customer_notes (
    site_id integer NOT NULL,
    customer_id bigint NOT NULL,
    contact_preference text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    updated_by bigint NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_notes_body_check CHECK ((length(body) <= 4000)),
    CONSTRAINT customer_notes_contact_preference_check CHECK ((length(contact_preference) <= 200)),
    CONSTRAINT customer_notes_revision_check CHECK ((revision > 0))
);

ALTER TABLE ONLY public.customer_notes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.customer_tokens (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    kind text NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    last_seen_at timestamp with time zone,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    previous_hash bytea,
    previous_until timestamp with time zone,
    rotated_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    CONSTRAINT customer_tokens_check CHECK ((expires_at > created_at)),
    CONSTRAINT customer_tokens_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
    CONSTRAINT customer_tokens_email_change_names_it CHECK (((kind <> 'email_change'::text) OR (data ? 'email'::text))),
    CONSTRAINT customer_tokens_kind_check CHECK ((kind = ANY (ARRAY['session'::text, 'recovery'::text, 'verification'::text, 'email_change'::text, 'order_link'::text, 'secure_account'::text]))),
    CONSTRAINT customer_tokens_previous_hash_check CHECK ((octet_length(previous_hash) = 32)),
    CONSTRAINT customer_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY public.customer_tokens FORCE ROW LEVEL SECURITY;

ALTER TABLE public.customer_tokens ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customer_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.customers (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    password_hash text,
    given_name text NOT NULL,
    family_name text NOT NULL,
    phone text,
    family_first_key text GENERATED ALWAYS AS (regexp_replace(NORMALIZE(lower(((family_name || ' '::text) || given_name)), NFD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text)) STORED,
    given_first_key text GENERATED ALWAYS AS (regexp_replace(NORMALIZE(lower(((given_name || ' '::text) || family_name)), NFD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text)) STORED,
    email_prefix_key text GENERATED ALWAYS AS (lower(email)) STORED,
    phone_suffix_key text GENERATED ALWAYS AS (reverse(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text))) STORED,
    locale text NOT NULL,
    email_verified_at timestamp with time zone,
    blocked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    erased_at timestamp with time zone,
    CONSTRAINT customers_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT customers_erased_is_empty CHECK (((erased_at IS NULL) OR ((password_hash IS NULL) AND (phone IS NULL) AND (blocked_at IS NOT NULL)))),
    CONSTRAINT customers_locale_check CHECK (public.is_locale(locale))
);

ALTER TABLE ONLY public.customers FORCE ROW LEVEL SECURITY;

ALTER TABLE public.customers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.delays (
    site_id integer NOT NULL,
    promise_id bigint NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT delays_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT delays_check CHECK (((status = 'open'::text) = (settled_at IS NULL))),
    CONSTRAINT delays_status_check CHECK ((status = ANY (ARRAY['open'::text, 'notified'::text, 'skipped'::text])))
);

ALTER TABLE ONLY public.delays FORCE ROW LEVEL SECURITY;

CREATE TABLE public.delivery_promises (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    unit_id uuid NOT NULL,
    cart_id uuid,
    order_id bigint,
    local_days integer NOT NULL,
    total_days integer NOT NULL,
    promised_on date NOT NULL,
    reason text DEFAULT 'placed'::text NOT NULL,
    shown_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT delivery_promises_local_days_check CHECK ((local_days >= 0)),
    CONSTRAINT delivery_promises_reason_check CHECK ((reason = ANY (ARRAY['placed'::text, 'revised'::text]))),
    CONSTRAINT delivery_promises_total_days_check CHECK ((total_days >= 0))
);

ALTER TABLE ONLY public.delivery_promises FORCE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_promises ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.delivery_promises_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.demonstrator_blocks (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    demonstrator_id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    lifted_at timestamp with time zone,
    CONSTRAINT demonstrator_blocks_check CHECK ((ends_at > starts_at)),
    CONSTRAINT demonstrator_blocks_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 500)))
);

ALTER TABLE ONLY public.demonstrator_blocks FORCE ROW LEVEL SECURITY;

ALTER TABLE public.demonstrator_blocks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.demonstrator_blocks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.demonstrators (
    site_id integer NOT NULL,
    id integer NOT NULL,
    ref text NOT NULL,
    store_id integer NOT NULL,
    product_id integer NOT NULL,
    variant_id integer,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT demonstrators_ref_check CHECK (((ref <> ''::text) AND (length(ref) <= 100))),
    CONSTRAINT demonstrators_status_check CHECK ((status = ANY (ARRAY['active'::text, 'retired'::text])))
);

ALTER TABLE ONLY public.demonstrators FORCE ROW LEVEL SECURITY;

ALTER TABLE public.demonstrators ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.demonstrators_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.desk_drafts (
    staff_id bigint NOT NULL,
    subject_kind text NOT NULL,
    subject_ref text NOT NULL,
    for_site_id integer,
    title text NOT NULL,
    address text NOT NULL,
    content jsonb NOT NULL,
    base_revision text,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_drafts_address_check CHECK (((address ~ '^/'::text) AND (length(address) <= 500))),
    CONSTRAINT desk_drafts_base_revision_check CHECK ((length(base_revision) <= 64)),
    CONSTRAINT desk_drafts_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (octet_length((content)::text) <= 65536))),
    CONSTRAINT desk_drafts_subject_kind_check CHECK ((subject_kind ~ '^[a-z_]{1,40}$'::text)),
    CONSTRAINT desk_drafts_subject_ref_check CHECK (((subject_ref <> ''::text) AND (length(subject_ref) <= 100))),
    CONSTRAINT desk_drafts_title_check CHECK (((title <> ''::text) AND (length(title) <= 200))),
    CONSTRAINT desk_drafts_version_check CHECK ((version > 0))
);

CREATE UNLOGGED TABLE public.desk_presence (
    staff_id integer NOT NULL,
    subject_kind text NOT NULL,
    subject_ref text NOT NULL,
    for_site_id integer,
    since_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT desk_presence_subject_kind_check CHECK ((subject_kind ~ '^[a-z_]{1,40}$'::text)),
    CONSTRAINT desk_presence_subject_ref_check CHECK (((subject_ref <> ''::text) AND (length(subject_ref) <= 100)))
);

CREATE TABLE public.event_heads (
    site_id integer NOT NULL,
    last_sequence bigint DEFAULT 0 NOT NULL,
    deleted_through bigint DEFAULT 0 NOT NULL,
    CONSTRAINT event_heads_check CHECK ((deleted_through <= last_sequence)),
    CONSTRAINT event_heads_deleted_through_check CHECK ((deleted_through >= 0)),
    CONSTRAINT event_heads_last_sequence_check CHECK ((last_sequence >= 0))
);

ALTER TABLE ONLY public.event_heads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.event_outbox (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    type text NOT NULL,
    version smallint DEFAULT 1 NOT NULL,
    subject text NOT NULL,
    data jsonb NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0', autovacuum_vacuum_threshold='2000');

ALTER TABLE ONLY public.event_outbox FORCE ROW LEVEL SECURITY;

ALTER TABLE public.event_outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.event_outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.events (
    site_id integer NOT NULL,
    sequence bigint NOT NULL,
    type text NOT NULL,
    version smallint NOT NULL,
    subject text NOT NULL,
    data jsonb NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT events_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
    CONSTRAINT events_sequence_check CHECK ((sequence > 0)),
    CONSTRAINT events_subject_check CHECK ((subject <> ''::text)),
    CONSTRAINT events_type_check CHECK ((type ~ '^[a-z_]+\.[a-z_]+$'::text)),
    CONSTRAINT events_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.events FORCE ROW LEVEL SECURITY;

CREATE TABLE public.exports (
    id uuid NOT NULL,
    staff_id bigint NOT NULL,
    list text NOT NULL,
    query text NOT NULL,
    site_ids integer[] NOT NULL,
    status text NOT NULL,
    row_count integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    stored_at timestamp with time zone,
    CONSTRAINT exports_list_check CHECK ((list ~ '^[a-z][a-z-]{0,39}$'::text)),
    CONSTRAINT exports_query_check CHECK ((length(query) <= 2000)),
    CONSTRAINT exports_row_count_check CHECK ((row_count >= 0)),
    CONSTRAINT exports_site_ids_check CHECK ((cardinality(site_ids) > 0)),
    CONSTRAINT exports_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'queued'::text, 'stored'::text])))
);

CREATE TABLE public.feed_tokens (
    id integer NOT NULL,
    for_site_id integer,
    name text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT feed_tokens_name_check CHECK ((name <> ''::text)),
    CONSTRAINT feed_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE public.feed_tokens ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.feed_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.frame_changes (
    transaction_no bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL,
    mark uuid DEFAULT gen_random_uuid() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.geometry_measure_translations (
    measure text NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    CONSTRAINT geometry_measure_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT geometry_measure_translations_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.geometry_measures (
    slug text NOT NULL,
    unit text NOT NULL,
    original_name text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT geometry_measures_original_name_check CHECK ((original_name <> ''::text)),
    CONSTRAINT geometry_measures_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT geometry_measures_unit_check CHECK ((unit = ANY (ARRAY['mm'::text, 'deg'::text, 'cm'::text])))
);

CREATE TABLE public.glossary_terms (
    id bigint NOT NULL,
    locale text NOT NULL,
    term text NOT NULL,
    source text,
    definition text NOT NULL,
    forbidden text[] DEFAULT '{}'::text[] NOT NULL,
    kinds text[] DEFAULT '{}'::text[] NOT NULL,
    origin text DEFAULT 'desk'::text NOT NULL,
    retired_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    imported_revision integer,
    CONSTRAINT glossary_terms_definition_check CHECK ((length(definition) <= 1000)),
    CONSTRAINT glossary_terms_origin_check CHECK ((origin = ANY (ARRAY['release'::text, 'desk'::text]))),
    CONSTRAINT glossary_terms_source_check CHECK ((length(source) <= 200)),
    CONSTRAINT glossary_terms_term_check CHECK (((term <> ''::text) AND (length(term) <= 200)))
);

ALTER TABLE public.glossary_terms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.glossary_terms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.grants (
    id bigint NOT NULL,
    staff_id integer NOT NULL,
    role text NOT NULL,
    scope_kind text NOT NULL,
    scope_ref text,
    from_at timestamp with time zone DEFAULT now() NOT NULL,
    until_at timestamp with time zone,
    given_by integer,
    confirmed_at timestamp with time zone DEFAULT now(),
    reason text NOT NULL,
    group_grant_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    ended_by integer,
    CONSTRAINT grants_check CHECK ((ended_at >= created_at)),
    CONSTRAINT grants_check1 CHECK (public.is_grant_scope(scope_kind, scope_ref)),
    CONSTRAINT grants_check2 CHECK ((until_at > from_at)),
    CONSTRAINT grants_check3 CHECK ((given_by <> staff_id)),
    CONSTRAINT grants_check4 CHECK (((ended_by IS NULL) OR (ended_at IS NOT NULL))),
    CONSTRAINT grants_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT grants_role_check CHECK ((role <> ''::text))
);

ALTER TABLE public.grants ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.grants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.group_grants (
    id integer NOT NULL,
    group_name text NOT NULL,
    role text NOT NULL,
    scope_kind text NOT NULL,
    scope_ref text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer,
    confirmed_at timestamp with time zone DEFAULT now(),
    until_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT group_grants_check CHECK ((ended_at >= created_at)),
    CONSTRAINT group_grants_check1 CHECK (public.is_grant_scope(scope_kind, scope_ref)),
    CONSTRAINT group_grants_group_name_check CHECK ((group_name <> ''::text)),
    CONSTRAINT group_grants_role_check CHECK ((role <> ''::text))
);

ALTER TABLE public.group_grants ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.group_grants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.orders (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    customer_id bigint,
    cart_id uuid,
    idempotency_key text,
    status text DEFAULT 'pending_confirmation'::text NOT NULL,
    payment_status text DEFAULT 'unpaid'::text NOT NULL,
    fulfilment_status text DEFAULT 'unfulfilled'::text NOT NULL,
    locale text NOT NULL,
    email text NOT NULL,
    given_name text NOT NULL,
    family_name text NOT NULL,
    phone text,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED,
    phone_key text GENERATED ALWAYS AS (reverse(regexp_replace(phone, '[^0-9]+'::text, ''::text, 'g'::text))) STORED,
    family_key text GENERATED ALWAYS AS (public.search_key(family_name)) STORED,
    given_key text GENERATED ALWAYS AS (public.search_key(given_name)) STORED,
    currency character(3) NOT NULL,
    prices_include_tax boolean NOT NULL,
    subtotal_minor bigint NOT NULL,
    discount_minor bigint DEFAULT 0 NOT NULL,
    shipping_minor bigint DEFAULT 0 NOT NULL,
    tax_minor bigint NOT NULL,
    total_minor bigint NOT NULL,
    tax_lines jsonb DEFAULT '[]'::jsonb NOT NULL,
    exchanged_total_minor bigint,
    exchanged_currency character(3),
    exchange_rate numeric,
    exchanged_at timestamp with time zone,
    delivery_method text NOT NULL,
    store_id integer,
    shipment jsonb,
    delivery_address jsonb,
    billing_address jsonb,
    payment_method_id integer,
    deadline_at timestamp with time zone,
    placed_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    delivered_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    cancel_reason text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    registered_at timestamp with time zone,
    payment_ref text,
    terms_accepted_at timestamp with time zone,
    link_version integer DEFAULT 1 NOT NULL,
    erp_number text,
    erp_acknowledged_at timestamp with time zone,
    CONSTRAINT orders_billing_address_check CHECK ((jsonb_typeof(billing_address) = 'object'::text)),
    CONSTRAINT orders_check CHECK ((total_minor = (((subtotal_minor - discount_minor) + shipping_minor) +
CASE
    WHEN prices_include_tax THEN (0)::bigint
    ELSE tax_minor
END))),
    CONSTRAINT orders_check1 CHECK ((num_nonnulls(exchanged_total_minor, exchanged_currency, exchange_rate, exchanged_at) = ANY (ARRAY[0, 4]))),
    CONSTRAINT orders_check2 CHECK (((delivery_method = 'pickup'::text) = (store_id IS NOT NULL))),
    CONSTRAINT orders_check3 CHECK (((status = 'cancelled'::text) <= (cancelled_at IS NOT NULL))),
    CONSTRAINT orders_check4 CHECK (((status <> ALL (ARRAY['pending_confirmation'::text, 'processing'::text])) OR (deadline_at IS NOT NULL))),
    CONSTRAINT orders_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT orders_delivery_address_check CHECK ((jsonb_typeof(delivery_address) = 'object'::text)),
    CONSTRAINT orders_delivery_method_check CHECK ((delivery_method = ANY (ARRAY['shipment'::text, 'pickup'::text]))),
    CONSTRAINT orders_discount_minor_check CHECK ((discount_minor >= 0)),
    CONSTRAINT orders_erp_both CHECK (((erp_number IS NULL) = (erp_acknowledged_at IS NULL))),
    CONSTRAINT orders_erp_number_check CHECK (((erp_number <> ''::text) AND (length(erp_number) <= 64))),
    CONSTRAINT orders_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
    CONSTRAINT orders_exchanged_currency_check CHECK ((exchanged_currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT orders_exchanged_total_minor_check CHECK ((exchanged_total_minor >= 0)),
    CONSTRAINT orders_fulfilment_status_check CHECK ((fulfilment_status = ANY (ARRAY['unfulfilled'::text, 'preparing'::text, 'ready_for_pickup'::text, 'shipped'::text, 'delivered'::text, 'returned'::text]))),
    CONSTRAINT orders_link_version_check CHECK ((link_version > 0)),
    CONSTRAINT orders_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT orders_payment_ref_check CHECK ((length(payment_ref) <= 255)),
    CONSTRAINT orders_payment_status_check CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'authorised'::text, 'paid'::text, 'partly_refunded'::text, 'refunded'::text]))),
    CONSTRAINT orders_shipment_check CHECK ((jsonb_typeof(shipment) = 'object'::text)),
    CONSTRAINT orders_shipping_minor_check CHECK ((shipping_minor >= 0)),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['pending_confirmation'::text, 'processing'::text, 'confirmed'::text, 'preparing'::text, 'ready_for_pickup'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text, 'payment_failed'::text, 'return_requested'::text, 'returned'::text, 'refunded'::text]))),
    CONSTRAINT orders_subtotal_minor_check CHECK ((subtotal_minor >= 0)),
    CONSTRAINT orders_tax_lines_check CHECK ((jsonb_typeof(tax_lines) = 'array'::text)),
    CONSTRAINT orders_tax_minor_check CHECK ((tax_minor >= 0)),
    CONSTRAINT orders_total_minor_check CHECK ((total_minor >= 0))
);

ALTER TABLE ONLY public.orders FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payment_cases (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    order_id bigint,
    attempt_id uuid,
    kind text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    resolution text,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    resolved_at timestamp with time zone,
    refund_id uuid,
    account_ref text,
    provider_txn_id text,
    CONSTRAINT payment_cases_check CHECK (((status = 'resolved'::text) = (resolved_at IS NOT NULL))),
    CONSTRAINT payment_cases_check1 CHECK (((status = 'resolved'::text) = (resolution IS NOT NULL))),
    CONSTRAINT payment_cases_check2 CHECK (((order_id IS NOT NULL) OR (kind = 'orphan_charge'::text))),
    CONSTRAINT payment_cases_check3 CHECK (((order_id IS NOT NULL) OR ((account_ref IS NOT NULL) AND (provider_txn_id IS NOT NULL)))),
    CONSTRAINT payment_cases_check4 CHECK (((kind <> 'refund_by_hand'::text) OR (refund_id IS NOT NULL))),
    CONSTRAINT payment_cases_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
    CONSTRAINT payment_cases_kind_check CHECK ((kind = ANY (ARRAY['late_payment'::text, 'amount_mismatch'::text, 'double_charge'::text, 'orphan_charge'::text, 'missing_at_provider'::text, 'chargeback'::text, 'refund_by_hand'::text, 'underpaid'::text, 'overpaid'::text, 'unknown_too_long'::text]))),
    CONSTRAINT payment_cases_status_check CHECK ((status = ANY (ARRAY['open'::text, 'resolved'::text])))
);

ALTER TABLE ONLY public.payment_cases FORCE ROW LEVEL SECURITY;

CREATE VIEW public.held_orders WITH (security_invoker='true') AS
 SELECT a.site_id,
    o.id AS order_id,
    a.id AS approval_id
   FROM (public.approvals a
     JOIN public.orders o ON (((o.site_id = a.site_id) AND (o.code = a.subject_ref))))
  WHERE ((a.status = 'proposed'::text) AND (a.expires_at > now()) AND (a.subject_kind = 'order'::text) AND (a.contract = ANY (ARRAY['order.cancel'::text, 'order.refund'::text])))
UNION ALL
 SELECT a.site_id,
    c.order_id,
    a.id AS approval_id
   FROM (public.approvals a
     JOIN public.payment_cases c ON (((c.site_id = a.site_id) AND ((c.id)::text = a.subject_ref) AND (c.order_id IS NOT NULL))))
  WHERE ((a.status = 'proposed'::text) AND (a.expires_at > now()) AND (a.subject_kind = 'payment_case'::text) AND (a.contract = 'case.resolve'::text));

CREATE TABLE public.idempotency_keys (
    site_id integer NOT NULL,
    actor text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    response_status smallint,
    response_headers jsonb,
    response_body text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_at timestamp with time zone,
    expires_at timestamp with time zone DEFAULT (now() + '48:00:00'::interval) NOT NULL,
    made uuid,
    CONSTRAINT idempotency_keys_actor_check CHECK ((actor <> ''::text)),
    CONSTRAINT idempotency_keys_check CHECK (((completed_at IS NULL) = (response_status IS NULL))),
    CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
    CONSTRAINT idempotency_keys_request_hash_check CHECK ((octet_length(request_hash) = 32))
);

ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.invoice_series (
    site_id integer NOT NULL,
    series text NOT NULL,
    legal_entity text NOT NULL,
    last_number bigint DEFAULT 0 NOT NULL,
    CONSTRAINT invoice_series_last_number_check CHECK ((last_number >= 0)),
    CONSTRAINT invoice_series_series_check CHECK ((series ~ '^[A-Z0-9-]{1,20}$'::text))
);

ALTER TABLE ONLY public.invoice_series FORCE ROW LEVEL SECURITY;

CREATE TABLE public.invoices (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    series text NOT NULL,
    number bigint NOT NULL,
    kind text NOT NULL,
    order_id bigint NOT NULL,
    credits_invoice_id bigint,
    issued_on date NOT NULL,
    total_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    document jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    refund_id uuid,
    CONSTRAINT invoices_check CHECK (((kind = 'credit_note'::text) = (credits_invoice_id IS NOT NULL))),
    CONSTRAINT invoices_check1 CHECK (((refund_id IS NULL) OR (kind = 'credit_note'::text))),
    CONSTRAINT invoices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT invoices_document_check CHECK ((jsonb_typeof(document) = 'object'::text)),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text])))
);

ALTER TABLE ONLY public.invoices FORCE ROW LEVEL SECURITY;

ALTER TABLE public.invoices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.known_devices (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT known_devices_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY public.known_devices FORCE ROW LEVEL SECURITY;

ALTER TABLE public.known_devices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.known_devices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_entries (
    site_id integer NOT NULL,
    posting_id bigint NOT NULL,
    entry_no smallint NOT NULL,
    account text NOT NULL,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    CONSTRAINT ledger_entries_account_check CHECK ((account = ANY (ARRAY['provider'::text, 'customer'::text, 'sales'::text, 'refunds'::text, 'disputes'::text, 'fees'::text, 'bank'::text]))),
    CONSTRAINT ledger_entries_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT ledger_entries_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT ledger_entries_entry_no_check CHECK ((entry_no > 0))
);

ALTER TABLE ONLY public.ledger_entries FORCE ROW LEVEL SECURITY;

CREATE TABLE public.ledger_postings (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    attempt_id uuid NOT NULL,
    kind text NOT NULL,
    provider text NOT NULL,
    provider_txn_id text NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reference_key text,
    shares_reference boolean DEFAULT false NOT NULL,
    CONSTRAINT ledger_postings_check CHECK (((NOT shares_reference) OR (reference_key IS NOT NULL))),
    CONSTRAINT ledger_postings_kind_check CHECK ((kind = ANY (ARRAY['authorised'::text, 'captured'::text, 'refunded'::text, 'chargeback'::text, 'chargeback_won'::text, 'fee'::text]))),
    CONSTRAINT ledger_postings_reference_key_check CHECK ((reference_key <> ''::text)),
    CONSTRAINT ledger_postings_reference_no_mark CHECK ((reference_key <> ALL (ARRAY['PAYLATER'::text, 'CASHDELIVERYORDER'::text, 'CHECKPAYMENTORDER'::text])))
);

ALTER TABLE ONLY public.ledger_postings FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_postings ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.ledger_postings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.letter_sends (
    site_id integer NOT NULL,
    letter_id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    locale text NOT NULL,
    status text DEFAULT 'sending'::text NOT NULL,
    tries integer DEFAULT 1 NOT NULL,
    claimed_at timestamp with time zone DEFAULT now() NOT NULL,
    retry_at timestamp with time zone,
    detail text,
    CONSTRAINT letter_sends_check CHECK (((status = 'deferred'::text) = (retry_at IS NOT NULL))),
    CONSTRAINT letter_sends_detail_check CHECK ((length(detail) <= 500)),
    CONSTRAINT letter_sends_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT letter_sends_status_check CHECK ((status = ANY (ARRAY['sending'::text, 'deferred'::text, 'sent'::text, 'failed'::text, 'uncertain'::text, 'bounced'::text, 'complained'::text]))),
    CONSTRAINT letter_sends_tries_check CHECK ((tries > 0))
);

ALTER TABLE ONLY public.letter_sends FORCE ROW LEVEL SECURITY;

CREATE TABLE public.letter_texts (
    site_id integer NOT NULL,
    letter_id bigint NOT NULL,
    locale text NOT NULL,
    subject text NOT NULL,
    preview text DEFAULT ''::text NOT NULL,
    blocks jsonb NOT NULL,
    CONSTRAINT letter_texts_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
    CONSTRAINT letter_texts_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT letter_texts_preview_check CHECK ((length(preview) <= 200)),
    CONSTRAINT letter_texts_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 150)))
);

ALTER TABLE ONLY public.letter_texts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.letters (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_by bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    scheduled_at timestamp with time zone,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    planned integer,
    last_subscriber_id bigint,
    sent_through_id bigint DEFAULT 0 NOT NULL,
    CONSTRAINT letters_check CHECK (((status = ANY (ARRAY['draft'::text, 'testing'::text, 'scheduled'::text])) = (started_at IS NULL))),
    CONSTRAINT letters_check1 CHECK (((started_at IS NULL) = (last_subscriber_id IS NULL))),
    CONSTRAINT letters_check2 CHECK (((status = 'sent'::text) = (ended_at IS NOT NULL))),
    CONSTRAINT letters_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
    CONSTRAINT letters_planned_check CHECK ((planned >= 0)),
    CONSTRAINT letters_revision_check CHECK ((revision > 0)),
    CONSTRAINT letters_scheduled_check CHECK (((status = 'scheduled'::text) = (scheduled_at IS NOT NULL))),
    CONSTRAINT letters_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'testing'::text, 'scheduled'::text, 'sending'::text, 'stopped'::text, 'sent'::text])))
);

ALTER TABLE ONLY public.letters FORCE ROW LEVEL SECURITY;

ALTER TABLE public.letters ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.letters_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.loaded_rows (
    table_name text NOT NULL,
    key text NOT NULL,
    loaded jsonb NOT NULL,
    CONSTRAINT loaded_rows_loaded_check CHECK ((jsonb_typeof(loaded) = 'object'::text))
);

CREATE TABLE public.login_counters (
    site_id integer NOT NULL,
    subject_kind text NOT NULL,
    subject_hash bytea NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    window_started_at timestamp with time zone DEFAULT now() NOT NULL,
    locked_until timestamp with time zone,
    CONSTRAINT login_counters_failures_check CHECK ((failures >= 0)),
    CONSTRAINT login_counters_subject_hash_check CHECK ((octet_length(subject_hash) = 32)),
    CONSTRAINT login_counters_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['account'::text, 'address'::text])))
);

ALTER TABLE ONLY public.login_counters FORCE ROW LEVEL SECURITY;

CREATE TABLE public.mails (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    order_id bigint,
    to_email text NOT NULL,
    locale text NOT NULL,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    subject text,
    last_error text,
    queued_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    to_key text GENERATED ALWAYS AS (lower(to_email)) STORED NOT NULL,
    CONSTRAINT mails_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
    CONSTRAINT mails_key_check CHECK ((key <> ''::text)),
    CONSTRAINT mails_kind_check CHECK ((kind <> ''::text)),
    CONSTRAINT mails_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'given_up'::text]))),
    CONSTRAINT mails_to_email_check CHECK ((to_email <> ''::text))
);

ALTER TABLE ONLY public.mails FORCE ROW LEVEL SECURITY;

ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.manual_files (
    manual_id integer NOT NULL,
    locale text NOT NULL,
    url text NOT NULL,
    file_name text NOT NULL,
    mime_type text DEFAULT 'application/pdf'::text NOT NULL,
    bytes integer NOT NULL,
    CONSTRAINT manual_files_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT manual_files_file_name_check CHECK ((file_name <> ''::text)),
    CONSTRAINT manual_files_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT manual_files_url_check CHECK ((url ~ '^(/|https://)'::text))
);

CREATE TABLE public.manual_translations (
    manual_id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    CONSTRAINT manual_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT manual_translations_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.manuals (
    id integer NOT NULL,
    product_id integer,
    slug text NOT NULL,
    original_name text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT manuals_original_name_check CHECK ((original_name <> ''::text)),
    CONSTRAINT manuals_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

ALTER TABLE public.manuals ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.manuals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.media (
    id integer NOT NULL,
    key text NOT NULL,
    mime_type text NOT NULL,
    origin text DEFAULT 'brand'::text NOT NULL,
    status text DEFAULT 'usable'::text NOT NULL,
    width integer,
    height integer,
    color text,
    focal_x smallint,
    focal_y smallint,
    is_decorative boolean DEFAULT false NOT NULL,
    placeholder text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    hash text,
    widths integer[] DEFAULT '{}'::integer[] NOT NULL,
    formats text[] DEFAULT '{webp,jpeg}'::text[] NOT NULL,
    duration numeric(6,1),
    poster_id integer,
    for_site_id integer,
    revision integer DEFAULT 1 NOT NULL,
    imported_revision integer,
    CONSTRAINT media_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT media_duration_check CHECK ((duration > (0)::numeric)),
    CONSTRAINT media_focal_check CHECK (((focal_x IS NULL) = (focal_y IS NULL))),
    CONSTRAINT media_focal_x_check CHECK (((focal_x >= 0) AND (focal_x <= 100))),
    CONSTRAINT media_focal_y_check CHECK (((focal_y >= 0) AND (focal_y <= 100))),
    CONSTRAINT media_formats_check CHECK ((formats <@ ARRAY['avif'::text, 'webp'::text, 'jpeg'::text])),
    CONSTRAINT media_hash_check CHECK ((hash ~ '^[0-9a-f]{10}$'::text)),
    CONSTRAINT media_height_check CHECK ((height > 0)),
    CONSTRAINT media_key_check CHECK ((key <> ''::text)),
    CONSTRAINT media_mime_type_check CHECK ((mime_type ~ '^[a-z]+/[a-z0-9.+-]+$'::text)),
    CONSTRAINT media_origin_check CHECK ((origin = ANY (ARRAY['brand'::text, 'desk'::text]))),
    CONSTRAINT media_status_check CHECK ((status = ANY (ARRAY['processing'::text, 'usable'::text, 'refused'::text, 'retired'::text]))),
    CONSTRAINT media_width_check CHECK ((width > 0))
);

CREATE TABLE public.media_files (
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    media_id integer NOT NULL,
    name text NOT NULL,
    size_bytes bigint NOT NULL,
    received_bytes bigint DEFAULT 0 NOT NULL,
    status text DEFAULT 'uploading'::text NOT NULL,
    refusal text,
    mime_type text,
    sha256 bytea,
    hash text,
    width integer,
    height integer,
    placeholder text,
    color text,
    staff_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    rendered_at timestamp with time zone,
    replaced_at timestamp with time zone,
    original_deleted_at timestamp with time zone,
    CONSTRAINT media_files_check CHECK (((received_bytes >= 0) AND (received_bytes <= size_bytes))),
    CONSTRAINT media_files_check1 CHECK (((status = 'refused'::text) = (refusal IS NOT NULL))),
    CONSTRAINT media_files_check2 CHECK (((status = 'uploading'::text) OR (received_bytes = size_bytes))),
    CONSTRAINT media_files_check3 CHECK (((status <> ALL (ARRAY['checked'::text, 'rendered'::text])) OR ((mime_type IS NOT NULL) AND (sha256 IS NOT NULL) AND (hash IS NOT NULL) AND (width IS NOT NULL) AND (height IS NOT NULL) AND (placeholder IS NOT NULL) AND (color IS NOT NULL)))),
    CONSTRAINT media_files_check4 CHECK (((status = 'rendered'::text) = (rendered_at IS NOT NULL))),
    CONSTRAINT media_files_check5 CHECK (((original_deleted_at IS NULL) OR (replaced_at IS NOT NULL))),
    CONSTRAINT media_files_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT media_files_hash_check CHECK ((hash ~ '^[0-9a-f]{10}$'::text)),
    CONSTRAINT media_files_height_check CHECK ((height > 0)),
    CONSTRAINT media_files_name_check CHECK (((name <> ''::text) AND (length(name) <= 200))),
    CONSTRAINT media_files_sha256_check CHECK ((octet_length(sha256) = 32)),
    CONSTRAINT media_files_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 41943040))),
    CONSTRAINT media_files_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'uploaded'::text, 'checked'::text, 'rendered'::text, 'refused'::text]))),
    CONSTRAINT media_files_width_check CHECK ((width > 0))
);

ALTER TABLE public.media ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.media_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.media_renditions (
    file_id uuid NOT NULL,
    width integer NOT NULL,
    format text NOT NULL,
    bytes integer NOT NULL,
    CONSTRAINT media_renditions_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT media_renditions_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpeg'::text]))),
    CONSTRAINT media_renditions_width_check CHECK ((width > 0))
);

CREATE TABLE public.media_translations (
    media_id integer NOT NULL,
    locale text NOT NULL,
    alt text NOT NULL,
    CONSTRAINT media_translations_locale_check CHECK (public.is_locale(locale))
);

CREATE TABLE public.media_uses (
    key text NOT NULL,
    kind text NOT NULL,
    owner_id bigint NOT NULL,
    locale text NOT NULL,
    ref text NOT NULL,
    for_site_id integer,
    until_at timestamp with time zone,
    CONSTRAINT media_uses_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'article'::text, 'letter'::text])))
);

CREATE TABLE public.menu_versions (
    id bigint NOT NULL,
    for_site_id integer,
    menu text NOT NULL,
    layout jsonb NOT NULL,
    publish_at timestamp with time zone,
    publish_until timestamp with time zone,
    created_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision bigint DEFAULT nextval('public.content_revisions'::regclass) NOT NULL,
    imported_revision bigint,
    CONSTRAINT menu_versions_check CHECK ((publish_until >= publish_at)),
    CONSTRAINT menu_versions_created_by_check CHECK ((created_by <> ''::text)),
    CONSTRAINT menu_versions_layout_check CHECK ((jsonb_typeof(layout) = 'object'::text)),
    CONSTRAINT menu_versions_menu_check CHECK ((menu = ANY (ARRAY['head'::text, 'foot'::text])))
);

ALTER TABLE ONLY public.menu_versions FORCE ROW LEVEL SECURITY;

ALTER TABLE public.menu_versions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.menu_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.news_tag_translations (
    tag text NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    CONSTRAINT news_tag_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT news_tag_translations_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.news_tags (
    slug text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT news_tags_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

CREATE TABLE public.order_events (
    site_id integer NOT NULL,
    order_id bigint NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    actor_kind text NOT NULL,
    actor_ref text,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['customer'::text, 'guest'::text, 'staff'::text, 'system'::text, 'provider'::text, 'feed'::text]))),
    CONSTRAINT order_events_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
    CONSTRAINT order_events_kind_check CHECK ((kind <> ''::text))
);

ALTER TABLE ONLY public.order_events FORCE ROW LEVEL SECURITY;

CREATE TABLE public.order_lines (
    site_id integer NOT NULL,
    order_id bigint NOT NULL,
    line_no smallint NOT NULL,
    unit_id uuid NOT NULL,
    product_id integer NOT NULL,
    variant_id integer NOT NULL,
    sku text NOT NULL,
    serial text,
    serial_key text GENERATED ALWAYS AS (reverse(public.serial_key(serial))) STORED COLLATE pg_catalog."C",
    name text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    price_minor bigint NOT NULL,
    discount_minor bigint DEFAULT 0 NOT NULL,
    tax_minor bigint NOT NULL,
    tax_rate numeric NOT NULL,
    promised_on date,
    CONSTRAINT order_lines_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
    CONSTRAINT order_lines_discount_minor_check CHECK ((discount_minor >= 0)),
    CONSTRAINT order_lines_line_no_check CHECK ((line_no > 0)),
    CONSTRAINT order_lines_price_minor_check CHECK ((price_minor >= 0)),
    CONSTRAINT order_lines_tax_minor_check CHECK ((tax_minor >= 0)),
    CONSTRAINT order_lines_tax_rate_check CHECK ((tax_rate >= (0)::numeric))
);

ALTER TABLE ONLY public.order_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.order_notes (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    staff_ref text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_notes_text_check CHECK (((text <> ''::text) AND (length(text) <= 4000)))
);

ALTER TABLE ONLY public.order_notes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.order_notes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.order_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.page_versions (
    id bigint NOT NULL,
    for_site_id integer,
    slug text NOT NULL,
    locale text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    blocks jsonb NOT NULL,
    publish_at timestamp with time zone,
    publish_until timestamp with time zone,
    created_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision bigint DEFAULT nextval('public.content_revisions'::regclass) NOT NULL,
    imported_revision bigint,
    CONSTRAINT page_versions_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
    CONSTRAINT page_versions_check CHECK ((publish_until >= publish_at)),
    CONSTRAINT page_versions_created_by_check CHECK ((created_by <> ''::text)),
    CONSTRAINT page_versions_description_check CHECK ((description <> ''::text)),
    CONSTRAINT page_versions_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT page_versions_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT page_versions_title_check CHECK ((title <> ''::text))
);

ALTER TABLE ONLY public.page_versions FORCE ROW LEVEL SECURITY;

ALTER TABLE public.page_versions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.page_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.passkey_challenges (
    site_id integer NOT NULL,
    challenge_hash bytea NOT NULL,
    customer_id bigint,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT passkey_challenges_challenge_hash_check CHECK ((octet_length(challenge_hash) = 32))
);

ALTER TABLE ONLY public.passkey_challenges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.passkeys (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint DEFAULT 0 NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    backed_up boolean DEFAULT false NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_counter_check CHECK ((counter >= 0)),
    CONSTRAINT passkeys_credential_id_check CHECK (((credential_id ~ '^[A-Za-z0-9_-]+$'::text) AND ((length(credential_id) >= 16) AND (length(credential_id) <= 1400)))),
    CONSTRAINT passkeys_name_check CHECK (((name <> ''::text) AND (length(name) <= 80)))
);

ALTER TABLE ONLY public.passkeys FORCE ROW LEVEL SECURITY;

ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payment_attempts (
    site_id integer NOT NULL,
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    order_id bigint NOT NULL,
    method_id integer NOT NULL,
    provider text NOT NULL,
    account_ref text,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    exponent smallint NOT NULL,
    fx_quote jsonb,
    status text DEFAULT 'created'::text NOT NULL,
    provider_ref text,
    provider_payment_ref text,
    version integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone,
    next_poll_at timestamp with time zone,
    poll_count integer DEFAULT 0 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    post jsonb,
    hints jsonb DEFAULT '{}'::jsonb NOT NULL,
    card jsonb,
    failure text,
    CONSTRAINT payment_attempts_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT payment_attempts_card_check CHECK ((jsonb_typeof(card) = 'object'::text)),
    CONSTRAINT payment_attempts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT payment_attempts_exponent_check CHECK (((exponent >= 0) AND (exponent <= 4))),
    CONSTRAINT payment_attempts_fx_quote_check CHECK ((jsonb_typeof(fx_quote) = 'object'::text)),
    CONSTRAINT payment_attempts_hints_check CHECK ((jsonb_typeof(hints) = 'object'::text)),
    CONSTRAINT payment_attempts_poll_count_check CHECK ((poll_count >= 0)),
    CONSTRAINT payment_attempts_post_check CHECK ((jsonb_typeof(post) = 'object'::text)),
    CONSTRAINT payment_attempts_provider_check CHECK ((provider <> ''::text)),
    CONSTRAINT payment_attempts_status_check CHECK ((status = ANY (ARRAY['created'::text, 'ready'::text, 'processing'::text, 'action_required'::text, 'unknown'::text, 'review'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'expired'::text, 'partly_refunded'::text, 'refunded'::text, 'disputed'::text, 'lost'::text])))
);

ALTER TABLE ONLY public.payment_attempts FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payment_cases ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.payment_cases_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payment_method_translations (
    site_id integer NOT NULL,
    method_id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    instructions text,
    CONSTRAINT payment_method_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT payment_method_translations_name_check CHECK ((name <> ''::text))
);

ALTER TABLE ONLY public.payment_method_translations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payment_methods (
    site_id integer NOT NULL,
    id integer NOT NULL,
    code text NOT NULL,
    provider text NOT NULL,
    component text NOT NULL,
    account_ref text,
    reserve_minutes integer NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    type text DEFAULT 'others'::text NOT NULL,
    CONSTRAINT payment_methods_code_check CHECK ((code ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text)),
    CONSTRAINT payment_methods_component_check CHECK ((component <> ''::text)),
    CONSTRAINT payment_methods_provider_check CHECK ((provider <> ''::text)),
    CONSTRAINT payment_methods_reserve_minutes_check CHECK ((reserve_minutes > 0)),
    CONSTRAINT payment_methods_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
    CONSTRAINT payment_methods_type_check CHECK ((type = ANY (ARRAY['cash'::text, 'check-payment'::text, 'bank-transfer'::text, 'tdc'::text, 'others'::text])))
);

ALTER TABLE ONLY public.payment_methods FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payment_methods ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.payment_methods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.previews (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    token_hash bytea NOT NULL,
    at timestamp with time zone,
    drafts boolean DEFAULT false NOT NULL,
    until_at timestamp with time zone NOT NULL,
    created_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT previews_created_by_check CHECK ((created_by <> ''::text)),
    CONSTRAINT previews_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY public.previews FORCE ROW LEVEL SECURITY;

ALTER TABLE public.previews ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.previews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.prices (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    variant_id integer,
    unit_id uuid,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    valid_from timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT prices_amount_minor_check CHECK ((amount_minor >= 0)),
    CONSTRAINT prices_check CHECK ((num_nonnulls(variant_id, unit_id) = 1)),
    CONSTRAINT prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE ONLY public.prices FORCE ROW LEVEL SECURITY;

ALTER TABLE public.prices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.prices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.privacy_requests (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    locale text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'received'::text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT (now() + '30 days'::interval) NOT NULL,
    links integer DEFAULT 0 NOT NULL,
    proved_at timestamp with time zone,
    closed_at timestamp with time zone,
    closed_by bigint,
    refusal text,
    opened_by bigint NOT NULL,
    CONSTRAINT privacy_requests_check CHECK ((due_at > received_at)),
    CONSTRAINT privacy_requests_check1 CHECK (((status = ANY (ARRAY['done'::text, 'refused'::text])) = (closed_at IS NOT NULL))),
    CONSTRAINT privacy_requests_check2 CHECK (((status = 'refused'::text) = (refusal IS NOT NULL))),
    CONSTRAINT privacy_requests_check3 CHECK (((status <> 'proved'::text) OR (proved_at IS NOT NULL))),
    CONSTRAINT privacy_requests_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT privacy_requests_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT privacy_requests_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'erase'::text, 'correct'::text]))),
    CONSTRAINT privacy_requests_links_check CHECK (((links >= 0) AND (links <= 20))),
    CONSTRAINT privacy_requests_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT privacy_requests_note_check CHECK ((length(note) <= 2000)),
    CONSTRAINT privacy_requests_refusal_check CHECK (((refusal <> ''::text) AND (length(refusal) <= 500))),
    CONSTRAINT privacy_requests_status_check CHECK ((status = ANY (ARRAY['received'::text, 'proved'::text, 'done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.privacy_requests FORCE ROW LEVEL SECURITY;

ALTER TABLE public.privacy_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.privacy_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_documents (
    product_id integer NOT NULL,
    locale text NOT NULL,
    revision bigint NOT NULL,
    body json NOT NULL,
    built_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT product_documents_locale_check CHECK (public.is_locale(locale))
);

CREATE TABLE public.product_feature_translations (
    feature_id integer NOT NULL,
    locale text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    CONSTRAINT product_feature_translations_body_check CHECK ((body <> ''::text)),
    CONSTRAINT product_feature_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT product_feature_translations_title_check CHECK ((title <> ''::text))
);

CREATE TABLE public.product_features (
    id integer NOT NULL,
    product_id integer NOT NULL,
    original_title text NOT NULL,
    cover_media_id integer,
    video_media_id integer,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT product_features_original_title_check CHECK ((original_title <> ''::text))
);

ALTER TABLE public.product_features ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.product_features_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_fits (
    accessory_id integer NOT NULL,
    product_id integer NOT NULL,
    CONSTRAINT product_fits_check CHECK ((accessory_id <> product_id))
);

CREATE TABLE public.product_geometries (
    product_id integer NOT NULL,
    measure text NOT NULL,
    size_index smallint NOT NULL,
    size_name text NOT NULL,
    value numeric(7,1) NOT NULL,
    CONSTRAINT product_geometries_size_index_check CHECK ((size_index >= 0))
);

CREATE TABLE public.product_media (
    product_id integer NOT NULL,
    media_id integer NOT NULL,
    variant_id integer,
    role text DEFAULT 'gallery'::text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT product_media_role_check CHECK ((role = ANY (ARRAY['gallery'::text, 'hero'::text, 'feature'::text, 'spin'::text])))
);

CREATE TABLE public.product_question_translations (
    question_id integer NOT NULL,
    locale text NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    CONSTRAINT product_question_translations_answer_check CHECK ((answer <> ''::text)),
    CONSTRAINT product_question_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT product_question_translations_question_check CHECK ((question <> ''::text))
);

CREATE TABLE public.product_questions (
    id integer NOT NULL,
    product_id integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);

ALTER TABLE public.product_questions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.product_questions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.product_translations (
    product_id integer NOT NULL,
    locale text NOT NULL,
    name text,
    kind text,
    tagline text,
    description text,
    headline text,
    aliases text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT product_translations_locale_check CHECK (public.is_locale(locale))
);

CREATE TABLE public.product_values (
    product_id integer NOT NULL,
    attribute_id integer NOT NULL,
    value_id integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.products (
    id integer NOT NULL,
    type_id smallint NOT NULL,
    category_id integer NOT NULL,
    slug text NOT NULL,
    sku text NOT NULL,
    original_name text NOT NULL,
    picture text,
    status text DEFAULT 'active'::text NOT NULL,
    warranty_months smallint DEFAULT 24 NOT NULL,
    made_to_order boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    limited boolean DEFAULT false NOT NULL,
    CONSTRAINT products_original_name_check CHECK ((original_name <> ''::text)),
    CONSTRAINT products_sku_check CHECK ((sku <> ''::text)),
    CONSTRAINT products_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
    CONSTRAINT products_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text]))),
    CONSTRAINT products_type_id_check CHECK ((type_id = ANY (ARRAY[1, 2]))),
    CONSTRAINT products_warranty_months_check CHECK ((warranty_months >= 0))
);

ALTER TABLE public.products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.provider_events (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    provider text NOT NULL,
    event_id text NOT NULL,
    attempt_id uuid,
    verified boolean NOT NULL,
    headers jsonb DEFAULT '{}'::jsonb NOT NULL,
    body bytea NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    processed_at timestamp with time zone,
    outcome text,
    account_ref text,
    kind text,
    reference text,
    provider_ref text,
    provider_payment_ref text,
    CONSTRAINT provider_events_event_id_check CHECK ((event_id <> ''::text)),
    CONSTRAINT provider_events_headers_check CHECK ((jsonb_typeof(headers) = 'object'::text)),
    CONSTRAINT provider_events_provider_check CHECK ((provider <> ''::text))
);

ALTER TABLE ONLY public.provider_events FORCE ROW LEVEL SECURITY;

ALTER TABLE public.provider_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.provider_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.reconciliation_reports (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    provider text NOT NULL,
    account_ref text NOT NULL,
    from_at timestamp with time zone NOT NULL,
    to_at timestamp with time zone NOT NULL,
    matched integer NOT NULL,
    differences jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reconciliation_reports_differences_check CHECK ((jsonb_typeof(differences) = 'array'::text)),
    CONSTRAINT reconciliation_reports_matched_check CHECK ((matched >= 0))
);

ALTER TABLE ONLY public.reconciliation_reports FORCE ROW LEVEL SECURITY;

ALTER TABLE public.reconciliation_reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reconciliation_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.refund_files (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    message_id text NOT NULL,
    execute_on date NOT NULL,
    made_by bigint NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.refund_files FORCE ROW LEVEL SECURITY;

ALTER TABLE public.refund_files ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.refund_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.refund_payees (
    site_id integer NOT NULL,
    refund_id uuid NOT NULL,
    iban text NOT NULL,
    holder text NOT NULL,
    file_id bigint,
    set_by bigint NOT NULL,
    set_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT refund_payees_holder_check CHECK ((holder <> ''::text)),
    CONSTRAINT refund_payees_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text))
);

ALTER TABLE ONLY public.refund_payees FORCE ROW LEVEL SECURITY;

CREATE TABLE public.refunds (
    site_id integer NOT NULL,
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    attempt_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    reason text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    provider_ref text,
    last_error text,
    requested_by bigint,
    approval_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT refunds_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT refunds_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'sent'::text, 'unknown'::text, 'succeeded'::text, 'failed'::text, 'manual'::text]))),
    CONSTRAINT refunds_tries_check CHECK ((tries >= 0))
);

ALTER TABLE ONLY public.refunds FORCE ROW LEVEL SECURITY;

CREATE TABLE public.return_files (
    site_id integer NOT NULL,
    return_id bigint NOT NULL,
    upload_id uuid NOT NULL
);

ALTER TABLE ONLY public.return_files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.return_lines (
    site_id integer NOT NULL,
    return_id bigint NOT NULL,
    order_id bigint NOT NULL,
    unit_id uuid NOT NULL,
    outcome text,
    CONSTRAINT return_lines_outcome_check CHECK ((outcome = ANY (ARRAY['resell'::text, 'scrap'::text])))
);

ALTER TABLE ONLY public.return_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.returns (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    order_id bigint NOT NULL,
    reason text NOT NULL,
    note text,
    status text DEFAULT 'requested'::text NOT NULL,
    rejection text,
    refund_minor bigint,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    approved_at timestamp with time zone,
    received_at timestamp with time zone,
    ended_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT returns_check CHECK (((status = 'rejected'::text) = (rejection IS NOT NULL))),
    CONSTRAINT returns_check1 CHECK (((status <> ALL (ARRAY['approved'::text, 'received'::text, 'refunded'::text])) OR (approved_at IS NOT NULL))),
    CONSTRAINT returns_check2 CHECK (((status <> ALL (ARRAY['received'::text, 'refunded'::text])) OR (received_at IS NOT NULL))),
    CONSTRAINT returns_check3 CHECK (((status = ANY (ARRAY['rejected'::text, 'refunded'::text, 'withdrawn'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT returns_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT returns_note_check CHECK ((length(note) <= 2000)),
    CONSTRAINT returns_reason_check CHECK ((reason = ANY (ARRAY['changed_mind'::text, 'not_as_described'::text, 'damaged'::text, 'wrong_item'::text, 'other'::text, 'withdrawal'::text]))),
    CONSTRAINT returns_refund_minor_check CHECK ((refund_minor >= 0)),
    CONSTRAINT returns_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'received'::text, 'refunded'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.returns FORCE ROW LEVEL SECURITY;

ALTER TABLE public.returns ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.returns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.reviews (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    product_id integer NOT NULL,
    order_id bigint,
    unit_id uuid,
    import_ref text,
    stars smallint NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    author text,
    place text,
    locale text NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    refusal text,
    answer text,
    written_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    answered_at timestamp with time zone,
    CONSTRAINT reviews_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
    CONSTRAINT reviews_author_check CHECK (((length(author) >= 1) AND (length(author) <= 60))),
    CONSTRAINT reviews_body_check CHECK (((length(body) >= 1) AND (length(body) <= 4000))),
    CONSTRAINT reviews_check CHECK (((order_id IS NULL) = (unit_id IS NULL))),
    CONSTRAINT reviews_check1 CHECK (((order_id IS NULL) = (import_ref IS NOT NULL))),
    CONSTRAINT reviews_check2 CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
    CONSTRAINT reviews_check3 CHECK (((status = 'refused'::text) = (refusal IS NOT NULL))),
    CONSTRAINT reviews_check4 CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT reviews_check5 CHECK (((answer IS NULL) OR (status = 'published'::text))),
    CONSTRAINT reviews_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT reviews_import_ref_check CHECK ((import_ref <> ''::text)),
    CONSTRAINT reviews_locale_check CHECK ((locale ~ '^[a-z]{2}(-[A-Za-z0-9]{2,4})?$'::text)),
    CONSTRAINT reviews_place_check CHECK (((length(place) >= 1) AND (length(place) <= 80))),
    CONSTRAINT reviews_refusal_check CHECK (((length(refusal) >= 1) AND (length(refusal) <= 500))),
    CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT reviews_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'published'::text, 'refused'::text]))),
    CONSTRAINT reviews_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);

ALTER TABLE ONLY public.reviews FORCE ROW LEVEL SECURITY;

ALTER TABLE public.reviews ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.role_permissions (
    role text NOT NULL,
    permission text NOT NULL,
    CONSTRAINT role_permissions_permission_check CHECK ((permission ~ '^[a-z_]+\.[a-z_]+$'::text))
);

CREATE TABLE public.roles (
    name text NOT NULL,
    label text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer,
    CONSTRAINT roles_label_check CHECK ((label <> ''::text)),
    CONSTRAINT roles_name_check CHECK ((name ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
    CONSTRAINT roles_revision_check CHECK ((revision > 0))
);

CREATE TABLE public.saved_replies (
    site_id integer NOT NULL,
    id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    body text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_replies_body_check CHECK (((length(body) >= 1) AND (length(body) <= 8000))),
    CONSTRAINT saved_replies_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT saved_replies_name_check CHECK (((name <> ''::text) AND (length(name) <= 100)))
);

ALTER TABLE ONLY public.saved_replies FORCE ROW LEVEL SECURITY;

ALTER TABLE public.saved_replies ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.saved_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.saved_views (
    id uuid NOT NULL,
    staff_id bigint NOT NULL,
    shared_role text,
    list text NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    is_pinned boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_views_address_check CHECK ((length(address) <= 2000)),
    CONSTRAINT saved_views_list_check CHECK ((list ~ '^[a-z][a-z-]{0,39}$'::text)),
    CONSTRAINT saved_views_name_check CHECK (((name <> ''::text) AND (length(name) <= 80))),
    CONSTRAINT saved_views_shared_role_check CHECK ((shared_role ~ '^[a-z][a-z0-9_]{0,39}$'::text))
);

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_documents (
    product_id integer NOT NULL,
    locale text NOT NULL,
    revision bigint NOT NULL,
    recipe text NOT NULL,
    version bigint NOT NULL,
    name text NOT NULL,
    kind text,
    words json NOT NULL,
    CONSTRAINT search_documents_locale_check CHECK (public.is_locale(locale))
);

CREATE TABLE public.search_state (
    only_one boolean DEFAULT true NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT search_state_only_one_check CHECK (only_one)
);

CREATE TABLE public.shipment_events (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    carrier text NOT NULL,
    carrier_event_id text NOT NULL,
    tracking text NOT NULL,
    status text NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shipment_events_carrier_check CHECK ((carrier ~ '^[a-z0-9][a-z0-9_-]{0,39}$'::text)),
    CONSTRAINT shipment_events_carrier_event_id_check CHECK (((carrier_event_id <> ''::text) AND (length(carrier_event_id) <= 120))),
    CONSTRAINT shipment_events_status_check CHECK ((status = ANY (ARRAY['collected'::text, 'in_transit'::text, 'out_for_delivery'::text, 'delivered'::text, 'exception'::text, 'returned'::text]))),
    CONSTRAINT shipment_events_tracking_check CHECK (((tracking <> ''::text) AND (length(tracking) <= 120)))
);

ALTER TABLE ONLY public.shipment_events FORCE ROW LEVEL SECURITY;

ALTER TABLE public.shipment_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.shipment_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.shipment_method_translations (
    site_id integer NOT NULL,
    method_id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    CONSTRAINT shipment_method_translations_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT shipment_method_translations_name_check CHECK ((name <> ''::text))
);

ALTER TABLE ONLY public.shipment_method_translations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.shipment_methods (
    site_id integer NOT NULL,
    id integer NOT NULL,
    code text NOT NULL,
    kind text NOT NULL,
    carrier text NOT NULL,
    first_minor bigint DEFAULT 0 NOT NULL,
    further_minor bigint DEFAULT 0 NOT NULL,
    extra_days integer DEFAULT 0 NOT NULL,
    enabled boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shipment_methods_carrier_check CHECK ((carrier <> ''::text)),
    CONSTRAINT shipment_methods_code_check CHECK ((code ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text)),
    CONSTRAINT shipment_methods_extra_days_check CHECK ((extra_days >= 0)),
    CONSTRAINT shipment_methods_first_minor_check CHECK ((first_minor >= 0)),
    CONSTRAINT shipment_methods_further_minor_check CHECK ((further_minor >= 0)),
    CONSTRAINT shipment_methods_kind_check CHECK ((kind = ANY (ARRAY['home'::text, 'pickup'::text])))
);

ALTER TABLE ONLY public.shipment_methods FORCE ROW LEVEL SECURITY;

ALTER TABLE public.shipment_methods ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.shipment_methods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.site_locales (
    site_id integer NOT NULL,
    locale text NOT NULL,
    edition text,
    name text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT site_locales_edition CHECK ((edition ~ '^[a-z]{2}-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3})$'::text)),
    CONSTRAINT site_locales_locale_check CHECK ((locale ~ '^[a-z]{2}$'::text)),
    CONSTRAINT site_locales_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.site_products (
    site_id integer NOT NULL,
    product_id integer NOT NULL,
    published boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    labels text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT site_products_labels_known CHECK ((labels <@ ARRAY['presale'::text, 'coming_soon'::text, 'collection'::text, 'featured'::text, 'on_sale'::text, 'cash_price'::text]))
);

CREATE TABLE public.sites (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    country_iso character(2),
    country_name text NOT NULL,
    continent text NOT NULL,
    region text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    currency character(3) NOT NULL,
    timezone text NOT NULL,
    enable_shop boolean DEFAULT false NOT NULL,
    maintenance boolean DEFAULT false NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sites_check CHECK (((country_iso IS NULL) = (slug = 'global'::text))),
    CONSTRAINT sites_country_iso_check CHECK ((country_iso ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT sites_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT sites_known_tax CHECK (((NOT enable_shop) OR public.knows_tax(settings))),
    CONSTRAINT sites_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
    CONSTRAINT sites_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
    CONSTRAINT sites_name_check CHECK ((name <> ''::text)),
    CONSTRAINT sites_region_check CHECK ((region = ANY (ARRAY['africa'::text, 'americas'::text, 'asia'::text, 'europe'::text, 'oceania'::text]))),
    CONSTRAINT sites_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
    CONSTRAINT sites_slug_check CHECK ((slug ~ '^([a-z]{2}|global)$'::text))
);

ALTER TABLE public.sites ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.sites_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.staff (
    id integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    email text,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED,
    locale text DEFAULT 'en'::text NOT NULL,
    timezone text DEFAULT 'UTC'::text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    confirmed_at timestamp with time zone DEFAULT now(),
    oidc_issuer text,
    oidc_subject text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer,
    CONSTRAINT staff_check CHECK (((oidc_issuer IS NULL) = (oidc_subject IS NULL))),
    CONSTRAINT staff_check1 CHECK (((kind = 'person'::text) = (email IS NOT NULL))),
    CONSTRAINT staff_check2 CHECK (((kind = 'person'::text) OR (oidc_issuer IS NULL))),
    CONSTRAINT staff_email_check CHECK ((email <> ''::text)),
    CONSTRAINT staff_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'api_key'::text]))),
    CONSTRAINT staff_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT staff_name_check CHECK ((name <> ''::text)),
    CONSTRAINT staff_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text]))),
    CONSTRAINT staff_timezone_check CHECK ((timezone <> ''::text))
);

CREATE TABLE public.staff_challenges (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    staff_id integer,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_challenges_hash_check CHECK ((octet_length(hash) = 32)),
    CONSTRAINT staff_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'register'::text, 'strong'::text, 'nonce'::text])))
);

ALTER TABLE public.staff ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.staff_invitations (
    id integer NOT NULL,
    staff_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT staff_invitations_check CHECK ((expires_at > created_at)),
    CONSTRAINT staff_invitations_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE public.staff_invitations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.staff_passkeys (
    id integer NOT NULL,
    staff_id integer NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT staff_passkeys_counter_check CHECK ((counter >= 0)),
    CONSTRAINT staff_passkeys_credential_id_check CHECK ((credential_id <> ''::text)),
    CONSTRAINT staff_passkeys_name_check CHECK ((name <> ''::text))
);

ALTER TABLE public.staff_passkeys ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.staff_sessions (
    id bigint NOT NULL,
    staff_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    strong_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    user_agent text,
    network text NOT NULL,
    oidc_sid text,
    ended_at timestamp with time zone,
    CONSTRAINT staff_sessions_check CHECK ((expires_at <= (created_at + '12:00:00'::interval))),
    CONSTRAINT staff_sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE public.staff_sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.staff_tokens (
    id integer NOT NULL,
    staff_id integer NOT NULL,
    name text NOT NULL,
    for_site_id integer,
    role text,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT staff_tokens_name_check CHECK ((name <> ''::text)),
    CONSTRAINT staff_tokens_role_check CHECK ((role = ANY (ARRAY['finance'::text, 'fulfilment'::text, 'support'::text, 'editor'::text, 'admin'::text]))),
    CONSTRAINT staff_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE public.staff_tokens ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.staff_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.status_moves (
    machine text NOT NULL,
    from_status text NOT NULL,
    to_status text NOT NULL,
    needs_reason boolean DEFAULT false NOT NULL
);

CREATE TABLE public.stores (
    site_id integer NOT NULL,
    id integer NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    state text,
    postal_code text,
    country_iso character(2) NOT NULL,
    phone text,
    email text,
    office_hours jsonb DEFAULT '{}'::jsonb NOT NULL,
    timezone text,
    services text[] DEFAULT '{}'::text[] NOT NULL,
    info text,
    location public.geography(Point,4326) NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    feed_ref text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    postcode_key text GENERATED ALWAYS AS (upper(regexp_replace(postal_code, '[^[:alnum:]]'::text, ''::text, 'g'::text))) STORED COLLATE pg_catalog."C",
    document text GENERATED ALWAYS AS (public.store_document(id, feed_ref, name, address, city, state, postal_code, phone, office_hours, services, info, location)) STORED NOT NULL,
    CONSTRAINT stores_country_iso_check CHECK ((country_iso ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT stores_name_check CHECK ((name <> ''::text)),
    CONSTRAINT stores_office_hours_check CHECK ((jsonb_typeof(office_hours) = 'object'::text)),
    CONSTRAINT stores_services_check CHECK ((services <@ ARRAY['showroom'::text, 'pay_point'::text, 'store_pickup'::text, 'home_delivery'::text, 'test_ride'::text, 'sales'::text, 'service'::text, 'parts'::text, 'rental'::text])),
    CONSTRAINT stores_status_check CHECK ((status = ANY (ARRAY['active'::text, 'closed'::text]))),
    CONSTRAINT stores_timezone_check CHECK ((timezone <> ''::text))
);

ALTER TABLE ONLY public.stores FORCE ROW LEVEL SECURITY;

ALTER TABLE public.stores ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.stores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.subscriber_consents (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    subscriber_id bigint,
    email_hash bytea NOT NULL,
    what text NOT NULL,
    text_version text NOT NULL,
    locale text NOT NULL,
    network_hash bytea,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT subscriber_consents_email_hash_check CHECK ((octet_length(email_hash) = 32)),
    CONSTRAINT subscriber_consents_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT subscriber_consents_network_hash_check CHECK ((octet_length(network_hash) = 32)),
    CONSTRAINT subscriber_consents_text_version_check CHECK ((text_version <> ''::text)),
    CONSTRAINT subscriber_consents_what_check CHECK ((what = ANY (ARRAY['asked'::text, 'confirmed'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.subscriber_consents FORCE ROW LEVEL SECURITY;

ALTER TABLE public.subscriber_consents ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.subscriber_consents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.subscriber_links (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    subscriber_id bigint NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT subscriber_links_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

ALTER TABLE ONLY public.subscriber_links FORCE ROW LEVEL SECURITY;

ALTER TABLE public.subscriber_links ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.subscriber_links_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.subscribers (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    locale text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    suppressed_at timestamp with time zone,
    suppressed_for text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT subscribers_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT subscribers_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text]))),
    CONSTRAINT subscribers_suppressed CHECK (((suppressed_at IS NULL) = (suppressed_for IS NULL))),
    CONSTRAINT subscribers_suppressed_for_check CHECK ((suppressed_for = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);

ALTER TABLE ONLY public.subscribers FORCE ROW LEVEL SECURITY;

ALTER TABLE public.subscribers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.subscribers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.test_rides (
    site_id integer NOT NULL,
    id uuid NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    demonstrator_id integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    status text DEFAULT 'booked'::text NOT NULL,
    given_name text NOT NULL,
    family_name text NOT NULL,
    email text NOT NULL,
    email_key text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
    phone text,
    phone_key text GENERATED ALWAYS AS (regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text)) STORED,
    locale text NOT NULL,
    licence text,
    network_hash bytea,
    link_version integer DEFAULT 1 NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    cancelled_by text,
    cancel_reason text,
    reminded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT test_rides_cancel_reason_check CHECK (((cancel_reason <> ''::text) AND (length(cancel_reason) <= 500))),
    CONSTRAINT test_rides_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['rider'::text, 'store'::text]))),
    CONSTRAINT test_rides_check CHECK ((ends_at > starts_at)),
    CONSTRAINT test_rides_check1 CHECK (((status = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
    CONSTRAINT test_rides_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT test_rides_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT test_rides_family_name_check CHECK ((length(family_name) <= 100)),
    CONSTRAINT test_rides_given_name_check CHECK (((given_name <> ''::text) AND (length(given_name) <= 100))),
    CONSTRAINT test_rides_licence_check CHECK (((licence <> ''::text) AND (length(licence) <= 200))),
    CONSTRAINT test_rides_link_version_check CHECK ((link_version > 0)),
    CONSTRAINT test_rides_locale_check CHECK (public.is_locale(locale)),
    CONSTRAINT test_rides_network_hash_check CHECK ((octet_length(network_hash) = 32)),
    CONSTRAINT test_rides_phone_check CHECK (((phone <> ''::text) AND (length(phone) <= 40))),
    CONSTRAINT test_rides_sequence_check CHECK ((sequence >= 0)),
    CONSTRAINT test_rides_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'changed'::text, 'cancelled'::text, 'done'::text, 'no_show'::text])))
);

ALTER TABLE ONLY public.test_rides FORCE ROW LEVEL SECURITY;

CREATE TABLE public.text_catalogues (
    name text NOT NULL,
    digest text NOT NULL,
    loaded_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.text_marks (
    text_id bigint NOT NULL,
    locale text NOT NULL,
    state text NOT NULL,
    words text,
    made_from text,
    digest text GENERATED ALWAYS AS (md5(made_from)) STORED,
    lowered text GENERATED ALWAYS AS (lower(words)) STORED,
    origin text NOT NULL,
    released_digest text,
    translated_by bigint,
    reviewed_by bigint,
    wants_review boolean DEFAULT false NOT NULL,
    overruled text,
    note text,
    due_on date,
    revision integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT text_marks_check CHECK (((state = 'missing'::text) = (words IS NULL))),
    CONSTRAINT text_marks_check1 CHECK (((words IS NULL) = (made_from IS NULL))),
    CONSTRAINT text_marks_check2 CHECK (((reviewed_by IS NULL) OR (translated_by IS NULL) OR (reviewed_by <> translated_by))),
    CONSTRAINT text_marks_locale_check CHECK ((locale ~ '^[a-z]{2}(-([A-Z]{2}|[A-Z][a-z]{3}|[0-9]{3}))?$'::text)),
    CONSTRAINT text_marks_origin_check CHECK ((origin = ANY (ARRAY['release'::text, 'desk'::text, 'memory'::text, 'machine'::text, 'file'::text]))),
    CONSTRAINT text_marks_state_check CHECK ((state = ANY (ARRAY['missing'::text, 'suggested'::text, 'translated'::text, 'reviewed'::text, 'published'::text, 'stale'::text])))
);

CREATE TABLE public.text_memory (
    locale text NOT NULL,
    source text NOT NULL,
    words text NOT NULL,
    source_digest text GENERATED ALWAYS AS (md5(source)) STORED NOT NULL,
    words_digest text GENERATED ALWAYS AS (md5(words)) STORED NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.text_overrides (
    text_id bigint NOT NULL,
    locale text NOT NULL,
    words text NOT NULL,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    imported_digest text
);

CREATE TABLE public.texts (
    id bigint NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    path text NOT NULL,
    source text NOT NULL,
    released_source text NOT NULL,
    digest text GENERATED ALWAYS AS (md5(source)) STORED NOT NULL,
    lowered text GENERATED ALWAYS AS (lower(((path || ' '::text) || source))) STORED NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT texts_kind_check CHECK ((kind = ANY (ARRAY['interface'::text, 'mail'::text, 'page'::text, 'news'::text, 'product'::text]))),
    CONSTRAINT texts_path_check CHECK (((path <> ''::text) AND (length(path) <= 300))),
    CONSTRAINT texts_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 200)))
);

ALTER TABLE public.texts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ticket_messages (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    ticket_id uuid NOT NULL,
    direction text NOT NULL,
    body text NOT NULL,
    author text,
    author_email text,
    staff_id bigint,
    message_id text,
    in_reply_to text,
    mail_id bigint,
    attachments text[] DEFAULT '{}'::text[] NOT NULL,
    is_unreadable boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ticket_messages_author_check CHECK (((author <> ''::text) AND (length(author) <= 200))),
    CONSTRAINT ticket_messages_author_email_check CHECK (((author_email <> ''::text) AND (length(author_email) <= 254))),
    CONSTRAINT ticket_messages_body_check CHECK ((length(body) <= 20000)),
    CONSTRAINT ticket_messages_check CHECK (((direction = 'in'::text) = (staff_id IS NULL))),
    CONSTRAINT ticket_messages_check1 CHECK (((direction = 'out'::text) OR (mail_id IS NULL))),
    CONSTRAINT ticket_messages_check2 CHECK (((direction = 'in'::text) OR (cardinality(attachments) = 0))),
    CONSTRAINT ticket_messages_check3 CHECK (((body <> ''::text) OR (cardinality(attachments) > 0))),
    CONSTRAINT ticket_messages_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text, 'note'::text]))),
    CONSTRAINT ticket_messages_in_reply_to_check CHECK (((in_reply_to <> ''::text) AND (length(in_reply_to) <= 998))),
    CONSTRAINT ticket_messages_message_id_check CHECK (((message_id <> ''::text) AND (length(message_id) <= 998))),
    CONSTRAINT ticket_messages_unreadable_in CHECK (((direction = 'in'::text) OR (NOT is_unreadable)))
);

ALTER TABLE ONLY public.ticket_messages FORCE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.ticket_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ticket_words (
    site_id integer NOT NULL,
    ticket_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT ticket_words_word_check CHECK (((length(word) >= 2) AND (length(word) <= 80)))
);

ALTER TABLE ONLY public.ticket_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.town_names (
    town_id integer NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT town_names_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.towns (
    id integer NOT NULL,
    name text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    country_iso character(2) NOT NULL,
    region text,
    population integer NOT NULL,
    place point NOT NULL,
    CONSTRAINT towns_country_iso_check CHECK ((country_iso ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT towns_name_check CHECK ((name <> ''::text)),
    CONSTRAINT towns_population_check CHECK ((population >= 0))
);

CREATE TABLE public.translation_locales (
    locale text NOT NULL,
    needs_review boolean DEFAULT false NOT NULL,
    uses_machine boolean DEFAULT false NOT NULL,
    typography text[] DEFAULT '{}'::text[] NOT NULL,
    revision integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.unit_claims (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    unit_id uuid NOT NULL,
    kind text NOT NULL,
    cart_id uuid,
    order_id bigint,
    expires_at timestamp with time zone,
    claimed_at timestamp with time zone DEFAULT now() NOT NULL,
    released_at timestamp with time zone,
    release_reason text,
    reserved_at timestamp with time zone,
    CONSTRAINT unit_claims_check CHECK (((released_at IS NULL) = (release_reason IS NULL))),
    CONSTRAINT unit_claims_check1 CHECK (((kind = 'sale'::text) = (expires_at IS NULL))),
    CONSTRAINT unit_claims_check2 CHECK (((kind = 'hold'::text) OR (order_id IS NOT NULL))),
    CONSTRAINT unit_claims_kind_check CHECK ((kind = ANY (ARRAY['hold'::text, 'reservation'::text, 'sale'::text]))),
    CONSTRAINT unit_claims_release_reason_check CHECK ((release_reason = ANY (ARRAY['expired'::text, 'left'::text, 'cancelled'::text, 'payment_failed'::text, 'returned'::text, 'replaced'::text])))
);

ALTER TABLE ONLY public.unit_claims FORCE ROW LEVEL SECURITY;

ALTER TABLE public.unit_claims ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.unit_claims_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.unit_etd_changes (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    unit_id uuid NOT NULL,
    from_on date,
    to_on date,
    reason text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT unit_etd_changes_check CHECK ((from_on IS DISTINCT FROM to_on)),
    CONSTRAINT unit_etd_changes_reason_check CHECK ((reason = ANY (ARRAY['feed'::text, 'overdue'::text, 'arrived'::text, 'sold'::text, 'hand'::text])))
);

ALTER TABLE ONLY public.unit_etd_changes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.unit_etd_changes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.unit_etd_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.unit_stops (
    site_id integer NOT NULL,
    unit_id uuid NOT NULL,
    source text NOT NULL,
    ref text DEFAULT ''::text NOT NULL,
    reason text,
    moved boolean DEFAULT false NOT NULL,
    set_at timestamp with time zone DEFAULT now() NOT NULL,
    set_by text NOT NULL,
    CONSTRAINT unit_stops_check CHECK (((source = 'recall'::text) = (ref <> ''::text))),
    CONSTRAINT unit_stops_check1 CHECK (((NOT moved) OR (source = 'feed'::text))),
    CONSTRAINT unit_stops_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT unit_stops_set_by_check CHECK ((set_by <> ''::text)),
    CONSTRAINT unit_stops_source_check CHECK ((source = ANY (ARRAY['feed'::text, 'quarantine'::text, 'staff'::text, 'recall'::text])))
);

ALTER TABLE ONLY public.unit_stops FORCE ROW LEVEL SECURITY;

CREATE TABLE public.units (
    site_id integer NOT NULL,
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    product_id integer NOT NULL,
    variant_id integer NOT NULL,
    serial text,
    serial_key text GENERATED ALWAYS AS (public.serial_key(serial)) STORED COLLATE pg_catalog."C",
    status text DEFAULT 'draft'::text NOT NULL,
    store_id integer,
    plant text,
    production_ends_on date,
    transit_ends_on date,
    local_days smallint DEFAULT 3 NOT NULL,
    sold_on date,
    delivered_on date,
    price_minor bigint,
    currency character(3) NOT NULL,
    blocked boolean DEFAULT false NOT NULL,
    moved boolean DEFAULT false NOT NULL,
    blocked_reason text,
    feed_ref text,
    feed_version bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    taken_until timestamp with time zone,
    expected_on date,
    overdue_since date,
    own_price boolean DEFAULT false NOT NULL,
    CONSTRAINT units_check CHECK ((num_nonnulls(store_id, plant) = 1)),
    CONSTRAINT units_check1 CHECK (((status = 'draft'::text) OR (price_minor IS NOT NULL))),
    CONSTRAINT units_check2 CHECK (((status = ANY (ARRAY['draft'::text, 'in_production'::text])) OR (serial IS NOT NULL))),
    CONSTRAINT units_check3 CHECK (((status <> 'delivered'::text) OR (delivered_on IS NOT NULL))),
    CONSTRAINT units_check5 CHECK (((overdue_since IS NULL) OR (expected_on IS NOT NULL))),
    CONSTRAINT units_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT units_local_days_check CHECK ((local_days >= 0)),
    CONSTRAINT units_plant_check CHECK ((plant <> ''::text)),
    CONSTRAINT units_price_minor_check CHECK ((price_minor >= 0)),
    CONSTRAINT units_serial_check CHECK ((serial <> ''::text)),
    CONSTRAINT units_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'in_production'::text, 'in_transit'::text, 'on_hand'::text, 'sold'::text, 'delivered'::text])))
);

ALTER TABLE ONLY public.units FORCE ROW LEVEL SECURITY;

CREATE TABLE public.uploads (
    site_id integer NOT NULL,
    id uuid DEFAULT public.uuid_v7() NOT NULL,
    customer_id bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    size_bytes bigint NOT NULL,
    received_bytes bigint DEFAULT 0 NOT NULL,
    status text DEFAULT 'uploading'::text NOT NULL,
    refusal text,
    scan text DEFAULT 'waiting'::text NOT NULL,
    scan_finding text,
    mime_type text,
    sha256 bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT (now() + '2 days'::interval) NOT NULL,
    CONSTRAINT uploads_check CHECK (((received_bytes >= 0) AND (received_bytes <= size_bytes))),
    CONSTRAINT uploads_check1 CHECK (((status = 'uploading'::text) OR (received_bytes = size_bytes))),
    CONSTRAINT uploads_check2 CHECK (((status = 'ready'::text) = ((mime_type IS NOT NULL) AND (sha256 IS NOT NULL)))),
    CONSTRAINT uploads_check3 CHECK (((status = 'refused'::text) = (refusal IS NOT NULL))),
    CONSTRAINT uploads_check4 CHECK ((size_bytes <=
CASE kind
    WHEN 'video'::text THEN 209715200
    ELSE 10485760
END)),
    CONSTRAINT uploads_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'document'::text]))),
    CONSTRAINT uploads_name_check CHECK (((name <> ''::text) AND (length(name) <= 200))),
    CONSTRAINT uploads_scan_check CHECK ((scan = ANY (ARRAY['waiting'::text, 'clean'::text, 'infected'::text, 'skipped'::text]))),
    CONSTRAINT uploads_scan_finding CHECK (((scan_finding IS NULL) OR (scan = 'infected'::text))),
    CONSTRAINT uploads_scan_finding_check CHECK (((scan_finding <> ''::text) AND (length(scan_finding) <= 200))),
    CONSTRAINT uploads_scan_infected CHECK (((scan = 'infected'::text) = (NOT (refusal IS DISTINCT FROM 'infected'::text)))),
    CONSTRAINT uploads_scan_ready CHECK (((status <> 'ready'::text) OR (scan = ANY (ARRAY['clean'::text, 'skipped'::text])))),
    CONSTRAINT uploads_sha256_check CHECK ((octet_length(sha256) = 32)),
    CONSTRAINT uploads_size_bytes_check CHECK ((size_bytes > 0)),
    CONSTRAINT uploads_status_check CHECK ((status = ANY (ARRAY['uploading'::text, 'checking'::text, 'ready'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.uploads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.variant_values (
    variant_id integer NOT NULL,
    attribute_id integer NOT NULL,
    value_id integer NOT NULL
);

CREATE TABLE public.variants (
    id integer NOT NULL,
    product_id integer NOT NULL,
    sku text NOT NULL,
    original_name text NOT NULL,
    picture text,
    status text DEFAULT 'active'::text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT variants_original_name_check CHECK ((original_name <> ''::text)),
    CONSTRAINT variants_sku_check CHECK ((sku <> ''::text)),
    CONSTRAINT variants_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text])))
);

ALTER TABLE public.variants ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.variants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.warranty_files (
    site_id integer NOT NULL,
    request_id bigint NOT NULL,
    upload_id uuid NOT NULL,
    kind text NOT NULL,
    "position" smallint NOT NULL,
    CONSTRAINT warranty_files_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text]))),
    CONSTRAINT warranty_files_position_check CHECK (("position" > 0))
);

ALTER TABLE ONLY public.warranty_files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.warranty_requests (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    bike_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    store_id integer NOT NULL,
    part text NOT NULL,
    description text NOT NULL,
    phone text,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    verified_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT warranty_requests_check CHECK (((status = 'rejected'::text) = (reason IS NOT NULL))),
    CONSTRAINT warranty_requests_check1 CHECK (((status <> ALL (ARRAY['verified'::text, 'in_repair'::text, 'closed'::text])) OR (verified_at IS NOT NULL))),
    CONSTRAINT warranty_requests_check2 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
    CONSTRAINT warranty_requests_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT warranty_requests_description_check CHECK (((length(description) >= 10) AND (length(description) <= 4000))),
    CONSTRAINT warranty_requests_part_check CHECK (((part <> ''::text) AND (length(part) <= 40))),
    CONSTRAINT warranty_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text, 'in_repair'::text, 'closed'::text])))
);

ALTER TABLE ONLY public.warranty_requests FORCE ROW LEVEL SECURITY;

ALTER TABLE public.warranty_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.warranty_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_deliveries (
    site_id integer NOT NULL,
    webhook_id bigint NOT NULL,
    sequence bigint NOT NULL,
    subject text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_status integer,
    last_error text,
    CONSTRAINT webhook_deliveries_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT webhook_deliveries_last_error_check CHECK ((length(last_error) <= 300)),
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'dead'::text])))
);

ALTER TABLE ONLY public.webhook_deliveries FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhooks (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    types text[] DEFAULT '{}'::text[] NOT NULL,
    secret bytea NOT NULL,
    old_secret bytea,
    old_secret_until timestamp with time zone,
    "position" bigint NOT NULL,
    failing_since timestamp with time zone,
    last_success_at timestamp with time zone,
    disabled_at timestamp with time zone,
    disabled_reason text,
    created_by bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhooks_check CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL))),
    CONSTRAINT webhooks_check1 CHECK (((old_secret IS NULL) = (old_secret_until IS NULL))),
    CONSTRAINT webhooks_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['staff'::text, 'failing'::text, 'gone'::text]))),
    CONSTRAINT webhooks_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
    CONSTRAINT webhooks_old_secret_check CHECK ((octet_length(old_secret) = 32)),
    CONSTRAINT webhooks_position_check CHECK (("position" >= 0)),
    CONSTRAINT webhooks_secret_check CHECK ((octet_length(secret) = 32)),
    CONSTRAINT webhooks_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500)))
);

ALTER TABLE ONLY public.webhooks FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhooks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.webhooks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.wish_list_entries (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    product_id integer NOT NULL,
    color_id integer,
    size_id integer,
    unit_id uuid,
    added_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT wish_list_entries_check CHECK (((unit_id IS NULL) OR (num_nonnulls(color_id, size_id) = 0)))
);

ALTER TABLE ONLY public.wish_list_entries FORCE ROW LEVEL SECURITY;

ALTER TABLE public.wish_list_entries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.wish_list_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.withdrawal_lines (
    site_id integer NOT NULL,
    withdrawal_id bigint NOT NULL,
    order_id bigint NOT NULL,
    unit_id uuid NOT NULL,
    ended_at timestamp with time zone
);

ALTER TABLE ONLY public.withdrawal_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.withdrawals (
    site_id integer NOT NULL,
    id bigint NOT NULL,
    code text DEFAULT public.random_code() NOT NULL,
    order_id bigint NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    locale text NOT NULL,
    declared_at timestamp with time zone DEFAULT now() NOT NULL,
    status text DEFAULT 'declared'::text NOT NULL,
    return_id bigint,
    refund_by date NOT NULL,
    send_back_by date,
    CONSTRAINT withdrawals_check CHECK (((status = 'return_opened'::text) <= (return_id IS NOT NULL))),
    CONSTRAINT withdrawals_check1 CHECK (((return_id IS NULL) = (send_back_by IS NULL))),
    CONSTRAINT withdrawals_code_check CHECK ((code ~ '^[0-9A-Z]{8,32}$'::text)),
    CONSTRAINT withdrawals_email_check CHECK (((email <> ''::text) AND (length(email) <= 254))),
    CONSTRAINT withdrawals_locale_check CHECK ((locale ~ '^[a-z]{2}(-[A-Za-z0-9]{2,4})?$'::text)),
    CONSTRAINT withdrawals_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT withdrawals_status_check CHECK ((status = ANY (ARRAY['declared'::text, 'order_cancelled'::text, 'return_opened'::text, 'ended'::text])))
);

ALTER TABLE ONLY public.withdrawals FORCE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawals ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.withdrawals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.articles ALTER COLUMN number SET DEFAULT nextval('public.article_numbers'::regclass);

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.approval_rules
    ADD CONSTRAINT approval_rules_permission_for_site_id_currency_key UNIQUE NULLS NOT DISTINCT (permission, for_site_id, currency);

ALTER TABLE ONLY public.approval_rules
    ADD CONSTRAINT approval_rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.article_sites
    ADD CONSTRAINT article_sites_pkey PRIMARY KEY (site_id, article_id);

ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_pkey PRIMARY KEY (article_id, tag);

ALTER TABLE ONLY public.article_translations
    ADD CONSTRAINT article_translations_pkey PRIMARY KEY (article_id, locale);

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attribute_translations
    ADD CONSTRAINT attribute_translations_pkey PRIMARY KEY (attribute_id, locale);

ALTER TABLE ONLY public.attribute_value_translations
    ADD CONSTRAINT attribute_value_translations_pkey PRIMARY KEY (value_id, locale);

ALTER TABLE ONLY public.attribute_values
    ADD CONSTRAINT attribute_values_attribute_id_id_key UNIQUE (attribute_id, id);

ALTER TABLE ONLY public.attribute_values
    ADD CONSTRAINT attribute_values_attribute_id_slug_key UNIQUE (attribute_id, slug);

ALTER TABLE ONLY public.attribute_values
    ADD CONSTRAINT attribute_values_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attributes
    ADD CONSTRAINT attributes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attributes
    ADD CONSTRAINT attributes_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.audit_chain
    ADD CONSTRAINT audit_chain_pkey PRIMARY KEY (site_id, number);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.audit_private
    ADD CONSTRAINT audit_private_pkey PRIMARY KEY (site_id, audit_id);

ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_site_id_number_currency_key UNIQUE (site_id, number, currency);

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_once UNIQUE (site_id, account_id, booked_on, bank_ref, amount_minor, ordinal);

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_site_id_file_hash_part_key UNIQUE (site_id, file_hash, part);

ALTER TABLE ONLY public.bike_owners
    ADD CONSTRAINT bike_owners_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bike_registrations
    ADD CONSTRAINT bike_registrations_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bike_transfers
    ADD CONSTRAINT bike_transfers_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bike_transfers
    ADD CONSTRAINT bike_transfers_site_id_token_hash_key UNIQUE (site_id, token_hash);

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_site_id_serial_key UNIQUE (site_id, serial);

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_site_id_unit_id_key UNIQUE (site_id, unit_id);

ALTER TABLE ONLY public.bulk_rows
    ADD CONSTRAINT bulk_rows_pkey PRIMARY KEY (run_id, no);

ALTER TABLE ONLY public.bulk_rows
    ADD CONSTRAINT bulk_rows_run_id_for_site_id_subject_ref_key UNIQUE (run_id, for_site_id, subject_ref);

ALTER TABLE ONLY public.bulk_runs
    ADD CONSTRAINT bulk_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (site_id, cart_id, unit_id);

ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_type_id_id_key UNIQUE (type_id, id);

ALTER TABLE ONLY public.category_translations
    ADD CONSTRAINT category_translations_pkey PRIMARY KEY (category_id, locale);

ALTER TABLE ONLY public.checkout_proofs
    ADD CONSTRAINT checkout_proofs_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.checkout_proofs
    ADD CONSTRAINT checkout_proofs_site_id_cart_id_email_key_key UNIQUE (site_id, cart_id, email_key);

ALTER TABLE ONLY public.checkout_proofs
    ADD CONSTRAINT checkout_proofs_site_id_token_hash_key UNIQUE (site_id, token_hash);

ALTER TABLE ONLY public.claim_keys
    ADD CONSTRAINT claim_keys_pkey PRIMARY KEY (site_id, claim_id, kind, key);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (site_id, id, decided_at);

ALTER TABLE ONLY public.contact_tickets
    ADD CONSTRAINT contact_tickets_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.contact_tickets
    ADD CONSTRAINT contact_tickets_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.content_instants
    ADD CONSTRAINT content_instants_pkey PRIMARY KEY (tag, at);

ALTER TABLE ONLY public.customer_notes
    ADD CONSTRAINT customer_notes_pkey PRIMARY KEY (site_id, customer_id);

ALTER TABLE ONLY public.customer_tokens
    ADD CONSTRAINT customer_tokens_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.customer_tokens
    ADD CONSTRAINT customer_tokens_site_id_token_hash_key UNIQUE (site_id, token_hash);

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_site_id_email_key_key UNIQUE (site_id, email_key);

ALTER TABLE ONLY public.delays
    ADD CONSTRAINT delays_pkey PRIMARY KEY (site_id, promise_id);

ALTER TABLE ONLY public.delivery_promises
    ADD CONSTRAINT delivery_promises_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.demonstrator_blocks
    ADD CONSTRAINT demonstrator_blocks_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.demonstrators
    ADD CONSTRAINT demonstrators_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.demonstrators
    ADD CONSTRAINT demonstrators_site_id_ref_key UNIQUE (site_id, ref);

ALTER TABLE ONLY public.desk_drafts
    ADD CONSTRAINT desk_drafts_once UNIQUE NULLS NOT DISTINCT (staff_id, subject_kind, subject_ref, for_site_id);

ALTER TABLE ONLY public.desk_presence
    ADD CONSTRAINT desk_presence_once UNIQUE NULLS NOT DISTINCT (subject_kind, subject_ref, for_site_id, staff_id);

ALTER TABLE ONLY public.event_heads
    ADD CONSTRAINT event_heads_pkey PRIMARY KEY (site_id);

ALTER TABLE ONLY public.event_outbox
    ADD CONSTRAINT event_outbox_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (site_id, sequence);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_tokens
    ADD CONSTRAINT feed_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_tokens
    ADD CONSTRAINT feed_tokens_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.frame_changes
    ADD CONSTRAINT frame_changes_pkey PRIMARY KEY (transaction_no);

ALTER TABLE ONLY public.geometry_measure_translations
    ADD CONSTRAINT geometry_measure_translations_pkey PRIMARY KEY (measure, locale);

ALTER TABLE ONLY public.geometry_measures
    ADD CONSTRAINT geometry_measures_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.glossary_terms
    ADD CONSTRAINT glossary_terms_locale_term_key UNIQUE (locale, term);

ALTER TABLE ONLY public.glossary_terms
    ADD CONSTRAINT glossary_terms_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.group_grants
    ADD CONSTRAINT group_grants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (site_id, actor, key);

ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (site_id, series);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_site_id_series_number_key UNIQUE (site_id, series, number);

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_site_id_token_hash_key UNIQUE (site_id, token_hash);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (site_id, posting_id, entry_no);

ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_site_id_provider_provider_txn_id_kind_key UNIQUE (site_id, provider, provider_txn_id, kind);

ALTER TABLE ONLY public.letter_sends
    ADD CONSTRAINT letter_sends_pkey PRIMARY KEY (site_id, letter_id, subscriber_id);

ALTER TABLE ONLY public.letter_texts
    ADD CONSTRAINT letter_texts_pkey PRIMARY KEY (site_id, letter_id, locale);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.loaded_rows
    ADD CONSTRAINT loaded_rows_pkey PRIMARY KEY (table_name, key);

ALTER TABLE ONLY public.login_counters
    ADD CONSTRAINT login_counters_pkey PRIMARY KEY (site_id, subject_kind, subject_hash);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_site_id_key_key UNIQUE (site_id, key);

ALTER TABLE ONLY public.manual_files
    ADD CONSTRAINT manual_files_pkey PRIMARY KEY (manual_id, locale);

ALTER TABLE ONLY public.manual_translations
    ADD CONSTRAINT manual_translations_pkey PRIMARY KEY (manual_id, locale);

ALTER TABLE ONLY public.manuals
    ADD CONSTRAINT manuals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.manuals
    ADD CONSTRAINT manuals_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.media_files
    ADD CONSTRAINT media_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_key_key UNIQUE (key);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.media_renditions
    ADD CONSTRAINT media_renditions_pkey PRIMARY KEY (file_id, width, format);

ALTER TABLE ONLY public.media_translations
    ADD CONSTRAINT media_translations_pkey PRIMARY KEY (media_id, locale);

ALTER TABLE ONLY public.media_uses
    ADD CONSTRAINT media_uses_pkey PRIMARY KEY (key, kind, owner_id, locale);

ALTER TABLE ONLY public.menu_versions
    ADD CONSTRAINT menu_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.news_tag_translations
    ADD CONSTRAINT news_tag_translations_pkey PRIMARY KEY (tag, locale);

ALTER TABLE ONLY public.news_tags
    ADD CONSTRAINT news_tags_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (site_id, order_id, seq);

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (site_id, order_id, unit_id);

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.page_versions
    ADD CONSTRAINT page_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (site_id, challenge_hash);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_site_id_credential_id_key UNIQUE (site_id, credential_id);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_site_id_provider_provider_ref_key UNIQUE (site_id, provider, provider_ref);

ALTER TABLE ONLY public.payment_cases
    ADD CONSTRAINT payment_cases_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.payment_method_translations
    ADD CONSTRAINT payment_method_translations_pkey PRIMARY KEY (site_id, method_id, locale);

ALTER TABLE ONLY public.payment_methods
    ADD CONSTRAINT payment_methods_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.payment_methods
    ADD CONSTRAINT payment_methods_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.previews
    ADD CONSTRAINT previews_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.previews
    ADD CONSTRAINT previews_site_id_token_hash_key UNIQUE (site_id, token_hash);

ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_site_id_unit_id_valid_from_key UNIQUE (site_id, unit_id, valid_from);

ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_site_id_variant_id_valid_from_key UNIQUE (site_id, variant_id, valid_from);

ALTER TABLE ONLY public.privacy_requests
    ADD CONSTRAINT privacy_requests_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.privacy_requests
    ADD CONSTRAINT privacy_requests_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.product_documents
    ADD CONSTRAINT product_documents_pkey PRIMARY KEY (product_id, locale);

ALTER TABLE ONLY public.product_feature_translations
    ADD CONSTRAINT product_feature_translations_pkey PRIMARY KEY (feature_id, locale);

ALTER TABLE ONLY public.product_features
    ADD CONSTRAINT product_features_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_features
    ADD CONSTRAINT product_features_product_id_position_key UNIQUE (product_id, "position");

ALTER TABLE ONLY public.product_fits
    ADD CONSTRAINT product_fits_pkey PRIMARY KEY (accessory_id, product_id);

ALTER TABLE ONLY public.product_geometries
    ADD CONSTRAINT product_geometries_pkey PRIMARY KEY (product_id, measure, size_index);

ALTER TABLE ONLY public.product_media
    ADD CONSTRAINT product_media_pkey PRIMARY KEY (product_id, media_id);

ALTER TABLE ONLY public.product_question_translations
    ADD CONSTRAINT product_question_translations_pkey PRIMARY KEY (question_id, locale);

ALTER TABLE ONLY public.product_questions
    ADD CONSTRAINT product_questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_questions
    ADD CONSTRAINT product_questions_product_id_position_key UNIQUE (product_id, "position");

ALTER TABLE ONLY public.product_translations
    ADD CONSTRAINT product_translations_pkey PRIMARY KEY (product_id, locale);

ALTER TABLE ONLY public.product_values
    ADD CONSTRAINT product_values_pkey PRIMARY KEY (product_id, attribute_id, value_id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_sku_key UNIQUE (sku);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_site_id_provider_event_id_key UNIQUE (site_id, provider, event_id);

ALTER TABLE ONLY public.reconciliation_reports
    ADD CONSTRAINT reconciliation_reports_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.refund_files
    ADD CONSTRAINT refund_files_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.refund_files
    ADD CONSTRAINT refund_files_site_id_message_id_key UNIQUE (site_id, message_id);

ALTER TABLE ONLY public.refund_payees
    ADD CONSTRAINT refund_payees_pkey PRIMARY KEY (site_id, refund_id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.return_files
    ADD CONSTRAINT return_files_pkey PRIMARY KEY (site_id, upload_id);

ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_pkey PRIMARY KEY (site_id, return_id, unit_id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_site_id_import_ref_key UNIQUE (site_id, import_ref);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_site_id_order_id_unit_id_key UNIQUE (site_id, order_id, unit_id);

ALTER TABLE ONLY public.role_permissions
    ADD CONSTRAINT role_permissions_pkey PRIMARY KEY (role, permission);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_name_once UNIQUE (site_id, locale, name);

ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (locale, product_id);

ALTER TABLE ONLY public.search_state
    ADD CONSTRAINT search_state_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.shipment_events
    ADD CONSTRAINT shipment_events_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.shipment_events
    ADD CONSTRAINT shipment_events_site_id_carrier_carrier_event_id_key UNIQUE (site_id, carrier, carrier_event_id);

ALTER TABLE ONLY public.shipment_method_translations
    ADD CONSTRAINT shipment_method_translations_pkey PRIMARY KEY (site_id, method_id, locale);

ALTER TABLE ONLY public.shipment_methods
    ADD CONSTRAINT shipment_methods_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.shipment_methods
    ADD CONSTRAINT shipment_methods_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.site_locales
    ADD CONSTRAINT site_locales_pkey PRIMARY KEY (site_id, locale);

ALTER TABLE ONLY public.site_products
    ADD CONSTRAINT site_products_pkey PRIMARY KEY (site_id, product_id);

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_oidc_issuer_oidc_subject_key UNIQUE (oidc_issuer, oidc_subject);

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.status_moves
    ADD CONSTRAINT status_moves_pkey PRIMARY KEY (machine, from_status, to_status);

ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_site_id_feed_ref_key UNIQUE (site_id, feed_ref);

ALTER TABLE ONLY public.subscriber_consents
    ADD CONSTRAINT subscriber_consents_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.subscriber_links
    ADD CONSTRAINT subscriber_links_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.subscriber_links
    ADD CONSTRAINT subscriber_links_site_id_token_hash_key UNIQUE (site_id, token_hash);

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_site_id_email_key_key UNIQUE (site_id, email_key);

ALTER TABLE ONLY public.test_rides
    ADD CONSTRAINT test_rides_no_overlap EXCLUDE USING gist (site_id WITH =, demonstrator_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['booked'::text, 'changed'::text])));

ALTER TABLE ONLY public.test_rides
    ADD CONSTRAINT test_rides_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.test_rides
    ADD CONSTRAINT test_rides_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.text_catalogues
    ADD CONSTRAINT text_catalogues_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.text_marks
    ADD CONSTRAINT text_marks_pkey PRIMARY KEY (locale, text_id);

ALTER TABLE ONLY public.text_memory
    ADD CONSTRAINT text_memory_pkey PRIMARY KEY (locale, source_digest, words_digest);

ALTER TABLE ONLY public.text_overrides
    ADD CONSTRAINT text_overrides_pkey PRIMARY KEY (text_id, locale);

ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_kind_subject_path_key UNIQUE (kind, subject, path);

ALTER TABLE ONLY public.texts
    ADD CONSTRAINT texts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_once UNIQUE (site_id, message_id);

ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.ticket_words
    ADD CONSTRAINT ticket_words_pkey PRIMARY KEY (site_id, ticket_id, word);

ALTER TABLE ONLY public.town_names
    ADD CONSTRAINT town_names_pkey PRIMARY KEY (town_id, locale);

ALTER TABLE ONLY public.towns
    ADD CONSTRAINT towns_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.translation_locales
    ADD CONSTRAINT translation_locales_pkey PRIMARY KEY (locale);

ALTER TABLE ONLY public.unit_claims
    ADD CONSTRAINT unit_claims_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.unit_etd_changes
    ADD CONSTRAINT unit_etd_changes_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.unit_stops
    ADD CONSTRAINT unit_stops_pkey PRIMARY KEY (site_id, unit_id, source, ref);

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_site_id_feed_ref_key UNIQUE (site_id, feed_ref);

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_site_id_serial_key UNIQUE (site_id, serial);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.variant_values
    ADD CONSTRAINT variant_values_pkey PRIMARY KEY (variant_id, attribute_id);

ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_product_id_id_key UNIQUE (product_id, id);

ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_sku_key UNIQUE (sku);

ALTER TABLE ONLY public.warranty_files
    ADD CONSTRAINT warranty_files_pkey PRIMARY KEY (site_id, upload_id);

ALTER TABLE ONLY public.warranty_files
    ADD CONSTRAINT warranty_files_site_id_request_id_position_key UNIQUE (site_id, request_id, "position");

ALTER TABLE ONLY public.warranty_requests
    ADD CONSTRAINT warranty_requests_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.warranty_requests
    ADD CONSTRAINT warranty_requests_site_id_code_key UNIQUE (site_id, code);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (site_id, webhook_id, sequence);

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_once UNIQUE NULLS NOT DISTINCT (site_id, customer_id, product_id, color_id, size_id, unit_id);

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.withdrawal_lines
    ADD CONSTRAINT withdrawal_lines_pkey PRIMARY KEY (site_id, withdrawal_id, unit_id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (site_id, id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_site_id_code_key UNIQUE (site_id, code);

CREATE INDEX addresses_by_cart ON public.addresses USING btree (site_id, cart_id) WHERE (cart_id IS NOT NULL);

CREATE INDEX addresses_by_customer ON public.addresses USING btree (site_id, customer_id, type) WHERE (customer_id IS NOT NULL);

CREATE INDEX alerts_by_color ON public.alerts USING btree (site_id, color_id) WHERE (color_id IS NOT NULL);

CREATE INDEX alerts_by_product ON public.alerts USING btree (site_id, product_id);

CREATE INDEX alerts_by_size ON public.alerts USING btree (site_id, size_id) WHERE (size_id IS NOT NULL);

CREATE INDEX alerts_by_unit ON public.alerts USING btree (site_id, unit_id, told_at) WHERE (unit_id IS NOT NULL);

CREATE INDEX alerts_in_line ON public.alerts USING btree (site_id, product_id, confirmed_at, id) WHERE (status = 'waiting'::text);

CREATE UNIQUE INDEX alerts_one_open ON public.alerts USING btree (site_id, email_key, product_id, color_id, size_id) NULLS NOT DISTINCT WHERE (status = ANY (ARRAY['pending'::text, 'waiting'::text]));

CREATE INDEX alerts_to_forget ON public.alerts USING btree (site_id, changed_at);

CREATE INDEX approval_rules_by_site ON public.approval_rules USING btree (for_site_id) WHERE (for_site_id IS NOT NULL);

CREATE INDEX approvals_by_decider ON public.approvals USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX approvals_by_proposer ON public.approvals USING btree (proposed_by);

CREATE INDEX approvals_by_subject ON public.approvals USING btree (site_id, subject_kind, subject_ref, id);

CREATE INDEX approvals_by_time ON public.approvals USING btree (site_id, proposed_at, id);

CREATE INDEX approvals_ending ON public.approvals USING btree (site_id, expires_at) WHERE (status = 'proposed'::text);

CREATE UNIQUE INDEX approvals_one_open ON public.approvals USING btree (site_id, contract, subject_kind, subject_ref) WHERE (status = 'proposed'::text);

CREATE INDEX article_sites_by_article ON public.article_sites USING btree (article_id);

CREATE INDEX article_tags_by_tag ON public.article_tags USING btree (tag, article_id);

CREATE INDEX articles_by_cover ON public.articles USING btree (cover);

CREATE INDEX articles_by_day ON public.articles USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX articles_by_number ON public.articles USING btree (number, id DESC);

CREATE INDEX articles_by_slug ON public.articles USING btree (slug);

CREATE UNIQUE INDEX articles_one_draft ON public.articles USING btree (number) WHERE (published_at IS NULL);

CREATE INDEX articles_to_announce ON public.articles USING btree (published_at) WHERE ((published_at IS NOT NULL) AND (announced_at IS NULL));

CREATE INDEX audit_log_by_action ON public.audit_log USING btree (site_id, action, occurred_at, id);

CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (site_id, actor_ref, occurred_at, id);

CREATE INDEX audit_log_by_approval ON public.audit_log USING btree (site_id, approval_id) WHERE (approval_id IS NOT NULL);

CREATE UNIQUE INDEX audit_log_by_list_read ON public.audit_log USING btree (site_id, actor_ref, subject_ref) WHERE (action = 'list.read'::text);

CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (site_id, subject_kind, subject_ref, occurred_at);

CREATE INDEX audit_log_by_time ON public.audit_log USING btree (site_id, occurred_at);

CREATE UNIQUE INDEX audit_log_by_undone ON public.audit_log USING btree (site_id, undoes_id) WHERE (undoes_id IS NOT NULL);

CREATE INDEX audit_log_by_xact ON public.audit_log USING btree (site_id, xact, id);

CREATE INDEX audit_private_by_customer ON public.audit_private USING btree (site_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX audit_private_by_email ON public.audit_private USING btree (site_id, email_key) WHERE (email_key IS NOT NULL);

CREATE INDEX bank_lines_by_order ON public.bank_lines USING btree (site_id, order_code) WHERE (order_code IS NOT NULL);

CREATE INDEX bank_lines_by_reference ON public.bank_lines USING btree (site_id, bank_ref);

CREATE INDEX bank_lines_by_statement ON public.bank_lines USING btree (site_id, statement_id, id);

CREATE INDEX bank_lines_open ON public.bank_lines USING btree (site_id, booked_on, id) WHERE (state = ANY (ARRAY['new'::text, 'matched'::text]));

CREATE INDEX bank_statements_by_account ON public.bank_statements USING btree (site_id, account_id, imported_at);

CREATE INDEX bank_statements_by_date ON public.bank_statements USING btree (site_id, imported_at DESC, id DESC);

CREATE INDEX bike_owners_by_bike ON public.bike_owners USING btree (site_id, bike_id, since);

CREATE INDEX bike_owners_by_customer ON public.bike_owners USING btree (site_id, customer_id);

CREATE UNIQUE INDEX bike_owners_one_now ON public.bike_owners USING btree (site_id, bike_id) WHERE (until IS NULL);

CREATE INDEX bike_registrations_by_proof ON public.bike_registrations USING btree (site_id, proof_upload_id) WHERE (proof_upload_id IS NOT NULL);

CREATE INDEX bike_registrations_by_status ON public.bike_registrations USING btree (site_id, status, created_at, id);

CREATE INDEX bike_registrations_by_unit ON public.bike_registrations USING btree (site_id, unit_id);

CREATE UNIQUE INDEX bike_registrations_one_pending ON public.bike_registrations USING btree (site_id, customer_id, unit_id) WHERE (status = 'pending'::text);

CREATE INDEX bike_registrations_waiting ON public.bike_registrations USING btree (site_id, created_at) WHERE (status = 'pending'::text);

CREATE INDEX bike_transfers_by_bike ON public.bike_transfers USING btree (site_id, bike_id, created_at);

CREATE INDEX bike_transfers_by_giver ON public.bike_transfers USING btree (site_id, from_customer_id);

CREATE INDEX bike_transfers_by_receiver ON public.bike_transfers USING btree (site_id, to_customer_id) WHERE (to_customer_id IS NOT NULL);

CREATE INDEX bike_transfers_ending ON public.bike_transfers USING btree (site_id, expires_at) WHERE (status = 'pending'::text);

CREATE UNIQUE INDEX bike_transfers_one_pending ON public.bike_transfers USING btree (site_id, bike_id) WHERE (status = 'pending'::text);

CREATE INDEX bikes_by_activation ON public.bikes USING btree (site_id, activated_at, id);

CREATE INDEX bikes_by_customer ON public.bikes USING btree (site_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX bikes_by_frame ON public.bikes USING btree (site_id, serial_key);

CREATE INDEX bikes_by_frame_end ON public.bikes USING btree (site_id, serial_end_key);

CREATE INDEX bikes_by_order ON public.bikes USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX bikes_by_variant ON public.bikes USING btree (site_id, product_id, variant_id);

CREATE INDEX bulk_rows_by_site ON public.bulk_rows USING btree (for_site_id);

CREATE INDEX bulk_rows_open ON public.bulk_rows USING btree (run_id, no) WHERE (outcome IS NULL);

CREATE INDEX bulk_rows_unchecked ON public.bulk_rows USING btree (run_id, no) WHERE (checked_at IS NULL);

CREATE INDEX bulk_runs_by_age ON public.bulk_runs USING btree (created_at);

CREATE INDEX bulk_runs_by_person ON public.bulk_runs USING btree (staff_id, created_at DESC);

CREATE INDEX cart_lines_by_unit ON public.cart_lines USING btree (site_id, unit_id);

CREATE INDEX carts_by_age ON public.carts USING btree (site_id, status, updated_at);

CREATE INDEX carts_by_contact ON public.carts USING btree (site_id, contact_key) WHERE (contact_key IS NOT NULL);

CREATE INDEX carts_by_customer ON public.carts USING btree (site_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX checkout_proofs_to_forget ON public.checkout_proofs USING btree (site_id, created_at);

CREATE INDEX claim_keys_by_key ON public.claim_keys USING btree (site_id, key, kind);

CREATE INDEX consents_by_day ON public.consents USING btree (site_id, decided_at);

CREATE INDEX contact_tickets_answered ON public.contact_tickets USING btree (site_id, answered_at, id) WHERE ((answered_at IS NOT NULL) AND (closed_at IS NULL));

CREATE INDEX contact_tickets_by_day ON public.contact_tickets USING btree (site_id, received_at);

CREATE INDEX contact_tickets_by_email ON public.contact_tickets USING btree (site_id, email_key) WHERE (email <> 'nobody@erased.invalid'::text);

CREATE INDEX contact_tickets_closed ON public.contact_tickets USING btree (site_id, closed_at, id) WHERE (closed_at IS NOT NULL);

CREATE INDEX contact_tickets_merged ON public.contact_tickets USING btree (site_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);

CREATE INDEX contact_tickets_taken ON public.contact_tickets USING btree (site_id, taken_by, due_at, id) WHERE ((taken_by IS NOT NULL) AND (closed_at IS NULL));

CREATE INDEX contact_tickets_waiting ON public.contact_tickets USING btree (site_id, due_at, id) WHERE ((answered_at IS NULL) AND (closed_at IS NULL));

CREATE INDEX content_instants_by_time ON public.content_instants USING btree (at);

CREATE INDEX customer_tokens_by_customer ON public.customer_tokens USING btree (site_id, customer_id, kind);

CREATE INDEX customer_tokens_by_expiry ON public.customer_tokens USING btree (site_id, expires_at);

CREATE UNIQUE INDEX customer_tokens_by_previous ON public.customer_tokens USING btree (site_id, previous_hash) WHERE (previous_hash IS NOT NULL);

CREATE INDEX customers_by_age ON public.customers USING btree (site_id, created_at DESC, id DESC);

CREATE INDEX customers_by_email_prefix ON public.customers USING btree (site_id, email_prefix_key);

CREATE INDEX customers_by_family_name ON public.customers USING btree (site_id, family_first_key);

CREATE INDEX customers_by_given_name ON public.customers USING btree (site_id, given_first_key);

CREATE INDEX customers_by_phone_suffix ON public.customers USING btree (site_id, phone_suffix_key) WHERE (phone_suffix_key IS NOT NULL);

CREATE INDEX delays_open ON public.delays USING btree (site_id, next_try_at) WHERE (status = 'open'::text);

CREATE INDEX delivery_promises_by_order ON public.delivery_promises USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX delivery_promises_by_unit ON public.delivery_promises USING btree (site_id, unit_id, shown_at);

CREATE INDEX delivery_promises_revised ON public.delivery_promises USING btree (site_id, shown_at) WHERE (reason = 'revised'::text);

CREATE INDEX demonstrator_blocks_by_demonstrator ON public.demonstrator_blocks USING btree (site_id, demonstrator_id, ends_at);

CREATE INDEX demonstrators_by_product ON public.demonstrators USING btree (site_id, product_id, store_id);

CREATE INDEX demonstrators_by_store ON public.demonstrators USING btree (site_id, store_id, product_id);

CREATE INDEX demonstrators_by_variant ON public.demonstrators USING btree (site_id, variant_id);

CREATE INDEX desk_drafts_by_age ON public.desk_drafts USING btree (updated_at);

CREATE INDEX desk_drafts_by_person ON public.desk_drafts USING btree (staff_id, updated_at DESC);

CREATE INDEX desk_drafts_by_site ON public.desk_drafts USING btree (for_site_id) WHERE (for_site_id IS NOT NULL);

CREATE INDEX desk_presence_by_person ON public.desk_presence USING btree (staff_id, seen_at);

CREATE INDEX desk_presence_by_site ON public.desk_presence USING btree (for_site_id) WHERE (for_site_id IS NOT NULL);

CREATE INDEX exports_by_age ON public.exports USING btree (created_at);

CREATE INDEX exports_by_person ON public.exports USING btree (staff_id, created_at DESC);

CREATE INDEX feed_tokens_by_site ON public.feed_tokens USING btree (for_site_id);

CREATE INDEX grants_by_ender ON public.grants USING btree (ended_by) WHERE (ended_by IS NOT NULL);

CREATE INDEX grants_by_giver ON public.grants USING btree (given_by) WHERE (given_by IS NOT NULL);

CREATE INDEX grants_by_group ON public.grants USING btree (group_grant_id) WHERE (group_grant_id IS NOT NULL);

CREATE INDEX grants_by_role ON public.grants USING btree (role) WHERE (ended_at IS NULL);

CREATE INDEX grants_by_staff ON public.grants USING btree (staff_id) WHERE (ended_at IS NULL);

CREATE INDEX grants_of_staff ON public.grants USING btree (staff_id, created_at);

CREATE UNIQUE INDEX grants_one_by_group ON public.grants USING btree (staff_id, group_grant_id) WHERE ((ended_at IS NULL) AND (group_grant_id IS NOT NULL));

CREATE INDEX grants_unconfirmed ON public.grants USING btree (given_by) WHERE (confirmed_at IS NULL);

CREATE INDEX group_grants_by_creator ON public.group_grants USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE UNIQUE INDEX group_grants_once ON public.group_grants USING btree (group_name, role, scope_kind, COALESCE(scope_ref, ''::text)) WHERE (ended_at IS NULL);

CREATE INDEX group_grants_unconfirmed ON public.group_grants USING btree (created_by) WHERE (confirmed_at IS NULL);

CREATE INDEX idempotency_keys_by_expiry ON public.idempotency_keys USING btree (site_id, expires_at);

CREATE INDEX invoices_by_credited ON public.invoices USING btree (site_id, credits_invoice_id) WHERE (credits_invoice_id IS NOT NULL);

CREATE INDEX invoices_by_date ON public.invoices USING btree (site_id, issued_on, id);

CREATE INDEX invoices_by_order ON public.invoices USING btree (site_id, order_id);

CREATE UNIQUE INDEX invoices_one_per_order ON public.invoices USING btree (site_id, order_id) WHERE (kind = 'invoice'::text);

CREATE UNIQUE INDEX invoices_one_per_refund ON public.invoices USING btree (site_id, refund_id) WHERE (refund_id IS NOT NULL);

CREATE INDEX known_devices_by_customer ON public.known_devices USING btree (site_id, customer_id);

CREATE INDEX known_devices_by_use ON public.known_devices USING btree (site_id, last_used_at);

CREATE INDEX ledger_postings_by_attempt ON public.ledger_postings USING btree (site_id, attempt_id);

CREATE INDEX ledger_postings_by_reference ON public.ledger_postings USING btree (site_id, reference_key) WHERE (reference_key IS NOT NULL);

CREATE UNIQUE INDEX ledger_postings_one_reference ON public.ledger_postings USING btree (site_id, reference_key) WHERE ((kind = 'captured'::text) AND (NOT shares_reference));

CREATE UNIQUE INDEX ledger_postings_reference_once ON public.ledger_postings USING btree (site_id, attempt_id, reference_key) WHERE ((kind = 'captured'::text) AND (reference_key IS NOT NULL));

CREATE INDEX letter_sends_by_status ON public.letter_sends USING btree (site_id, letter_id, status);

CREATE INDEX letter_sends_by_time ON public.letter_sends USING btree (site_id, claimed_at);

CREATE INDEX letters_by_age ON public.letters USING btree (site_id, created_at DESC, id DESC);

CREATE INDEX login_counters_by_window ON public.login_counters USING btree (site_id, window_started_at);

CREATE INDEX mails_by_kind ON public.mails USING btree (site_id, kind);

CREATE INDEX mails_by_order ON public.mails USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX mails_by_receiver ON public.mails USING btree (site_id, to_key) WHERE (to_email <> 'nobody@erased.invalid'::text);

CREATE INDEX mails_to_forget ON public.mails USING btree (site_id, queued_at) WHERE (to_email <> 'nobody@erased.invalid'::text);

CREATE INDEX mails_waiting ON public.mails USING btree (site_id, queued_at) WHERE (status = 'queued'::text);

CREATE INDEX manuals_by_product ON public.manuals USING btree (product_id, "position");

CREATE INDEX media_by_poster ON public.media USING btree (poster_id) WHERE (poster_id IS NOT NULL);

CREATE INDEX media_by_site ON public.media USING btree (for_site_id) WHERE (for_site_id IS NOT NULL);

CREATE INDEX media_files_by_medium ON public.media_files USING btree (media_id, created_at DESC);

CREATE INDEX media_files_by_staff ON public.media_files USING btree (staff_id);

CREATE INDEX media_files_replaced ON public.media_files USING btree (replaced_at) WHERE ((replaced_at IS NOT NULL) AND (original_deleted_at IS NULL));

CREATE INDEX media_files_unfinished ON public.media_files USING btree (created_at) WHERE (status = ANY (ARRAY['uploading'::text, 'refused'::text]));

CREATE INDEX media_newest ON public.media USING btree (created_at DESC, id DESC);

CREATE INDEX media_uses_by_owner ON public.media_uses USING btree (kind, owner_id, locale);

CREATE INDEX media_uses_by_site ON public.media_uses USING btree (for_site_id) WHERE (for_site_id IS NOT NULL);

CREATE INDEX menu_versions_by_site ON public.menu_versions USING btree (for_site_id);

CREATE INDEX menu_versions_latest ON public.menu_versions USING btree (menu, for_site_id, publish_at DESC, id DESC);

CREATE UNIQUE INDEX menu_versions_one_draft ON public.menu_versions USING btree (for_site_id, menu) NULLS NOT DISTINCT WHERE (publish_at IS NULL);

CREATE INDEX order_lines_by_serial ON public.order_lines USING btree (site_id, serial_key) WHERE (serial_key IS NOT NULL);

CREATE INDEX order_lines_by_serial_all_sites ON public.order_lines USING btree (serial_key) INCLUDE (site_id, order_id) WHERE (serial_key IS NOT NULL);

CREATE INDEX order_lines_by_unit ON public.order_lines USING btree (site_id, unit_id);

CREATE INDEX order_notes_by_order ON public.order_notes USING btree (site_id, order_id, id);

CREATE INDEX orders_by_cart ON public.orders USING btree (site_id, cart_id) WHERE (cart_id IS NOT NULL);

CREATE INDEX orders_by_change ON public.orders USING btree (site_id, updated_at DESC, id DESC);

CREATE INDEX orders_by_code_all_sites ON public.orders USING btree (code) INCLUDE (site_id, id, placed_at);

CREATE INDEX orders_by_customer ON public.orders USING btree (site_id, customer_id, placed_at DESC) WHERE (customer_id IS NOT NULL);

CREATE INDEX orders_by_date ON public.orders USING btree (site_id, placed_at DESC, id DESC);

CREATE INDEX orders_by_date_all_sites ON public.orders USING btree (placed_at DESC, id DESC) INCLUDE (site_id);

CREATE INDEX orders_by_email ON public.orders USING btree (site_id, email_key);

CREATE INDEX orders_by_email_all_sites ON public.orders USING btree (email_key) INCLUDE (site_id, id, placed_at);

CREATE INDEX orders_by_family ON public.orders USING btree (site_id, family_key, placed_at DESC, id DESC) INCLUDE (given_key);

CREATE INDEX orders_by_family_all_sites ON public.orders USING btree (family_key, placed_at DESC, id DESC) INCLUDE (site_id);

CREATE INDEX orders_by_given ON public.orders USING btree (site_id, given_key, family_key, placed_at DESC, id DESC);

CREATE INDEX orders_by_given_all_sites ON public.orders USING btree (given_key, family_key, placed_at DESC, id DESC) INCLUDE (site_id);

CREATE UNIQUE INDEX orders_by_idempotency_key ON public.orders USING btree (site_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX orders_by_open_payment ON public.orders USING btree (site_id, payment_status, placed_at DESC, id DESC) WHERE (payment_status <> 'paid'::text);

CREATE INDEX orders_by_payment_method ON public.orders USING btree (site_id, payment_method_id, placed_at DESC, id DESC) WHERE (payment_method_id IS NOT NULL);

CREATE INDEX orders_by_phone ON public.orders USING btree (site_id, phone_key) WHERE (phone_key IS NOT NULL);

CREATE INDEX orders_by_phone_all_sites ON public.orders USING btree (phone_key) INCLUDE (site_id, id, placed_at) WHERE (phone_key IS NOT NULL);

CREATE INDEX orders_by_state_all_sites ON public.orders USING btree (status, payment_status, fulfilment_status, placed_at DESC, id DESC) INCLUDE (site_id, payment_method_id);

CREATE INDEX orders_by_status ON public.orders USING btree (site_id, status, placed_at DESC, id DESC);

CREATE INDEX orders_by_store ON public.orders USING btree (site_id, store_id, placed_at DESC, id DESC) WHERE (store_id IS NOT NULL);

CREATE INDEX orders_delivered ON public.orders USING btree (site_id, delivered_at) WHERE (status = 'delivered'::text);

CREATE INDEX orders_delivered_unpaid ON public.orders USING btree (site_id, placed_at) WHERE ((status = 'delivered'::text) AND (payment_status = 'unpaid'::text));

CREATE INDEX orders_due ON public.orders USING btree (site_id, deadline_at) WHERE (status = ANY (ARRAY['pending_confirmation'::text, 'processing'::text, 'payment_failed'::text]));

CREATE INDEX orders_guests_by_email ON public.orders USING btree (site_id, lower(email)) WHERE (customer_id IS NULL);

CREATE INDEX orders_on_the_way ON public.orders USING btree (site_id, fulfilment_status, placed_at DESC, id DESC) WHERE (fulfilment_status = ANY (ARRAY['preparing'::text, 'ready_for_pickup'::text, 'shipped'::text, 'returned'::text]));

CREATE INDEX orders_open ON public.orders USING btree (site_id, status, deadline_at) WHERE (status <> ALL (ARRAY['delivered'::text, 'cancelled'::text, 'payment_failed'::text, 'returned'::text, 'refunded'::text]));

CREATE INDEX page_versions_by_site ON public.page_versions USING btree (for_site_id);

CREATE INDEX page_versions_latest ON public.page_versions USING btree (slug, locale, for_site_id, publish_at DESC, id DESC);

CREATE UNIQUE INDEX page_versions_one_draft ON public.page_versions USING btree (for_site_id, slug, locale) NULLS NOT DISTINCT WHERE (publish_at IS NULL);

CREATE INDEX passkey_challenges_by_customer ON public.passkey_challenges USING btree (site_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX passkey_challenges_by_expiry ON public.passkey_challenges USING btree (site_id, expires_at);

CREATE INDEX passkeys_by_customer ON public.passkeys USING btree (site_id, customer_id);

CREATE INDEX payment_attempts_by_account ON public.payment_attempts USING btree (site_id, account_ref, updated_at) WHERE (account_ref IS NOT NULL);

CREATE INDEX payment_attempts_by_method ON public.payment_attempts USING btree (site_id, method_id);

CREATE INDEX payment_attempts_by_order ON public.payment_attempts USING btree (site_id, order_id);

CREATE INDEX payment_attempts_by_provider_payment ON public.payment_attempts USING btree (provider_payment_ref, site_id) INCLUDE (order_id) WHERE (provider_payment_ref IS NOT NULL);

CREATE INDEX payment_attempts_by_provider_ref ON public.payment_attempts USING btree (provider_ref, site_id) INCLUDE (order_id) WHERE (provider_ref IS NOT NULL);

CREATE UNIQUE INDEX payment_attempts_one_live ON public.payment_attempts USING btree (site_id, order_id) WHERE (status = ANY (ARRAY['created'::text, 'ready'::text, 'processing'::text, 'action_required'::text, 'unknown'::text, 'review'::text]));

CREATE INDEX payment_attempts_to_poll ON public.payment_attempts USING btree (site_id, next_poll_at) WHERE (next_poll_at IS NOT NULL);

CREATE INDEX payment_cases_by_attempt ON public.payment_cases USING btree (site_id, attempt_id) WHERE (attempt_id IS NOT NULL);

CREATE INDEX payment_cases_by_order ON public.payment_cases USING btree (site_id, order_id);

CREATE INDEX payment_cases_by_refund ON public.payment_cases USING btree (site_id, refund_id) WHERE (refund_id IS NOT NULL);

CREATE INDEX payment_cases_by_state ON public.payment_cases USING btree (site_id, status, opened_at, id);

CREATE UNIQUE INDEX payment_cases_one_open ON public.payment_cases USING btree (site_id, order_id, attempt_id, kind) WHERE ((status = 'open'::text) AND (refund_id IS NULL) AND (order_id IS NOT NULL));

CREATE UNIQUE INDEX payment_cases_one_open_per_refund ON public.payment_cases USING btree (site_id, refund_id, kind) WHERE ((status = 'open'::text) AND (refund_id IS NOT NULL));

CREATE UNIQUE INDEX payment_cases_one_per_charge ON public.payment_cases USING btree (site_id, account_ref, provider_txn_id) WHERE (order_id IS NULL);

CREATE INDEX payment_cases_open ON public.payment_cases USING btree (site_id, opened_at) WHERE (status = 'open'::text);

CREATE INDEX privacy_requests_by_age ON public.privacy_requests USING btree (site_id, received_at DESC, id DESC);

CREATE INDEX privacy_requests_by_due ON public.privacy_requests USING btree (site_id, due_at, id) WHERE (closed_at IS NULL);

CREATE INDEX privacy_requests_by_email ON public.privacy_requests USING btree (site_id, email_key);

CREATE INDEX product_features_by_cover ON public.product_features USING btree (cover_media_id) WHERE (cover_media_id IS NOT NULL);

CREATE INDEX product_features_by_video ON public.product_features USING btree (video_media_id) WHERE (video_media_id IS NOT NULL);

CREATE INDEX product_fits_by_product ON public.product_fits USING btree (product_id);

CREATE INDEX product_geometries_by_measure ON public.product_geometries USING btree (measure);

CREATE INDEX product_media_by_medium ON public.product_media USING btree (media_id);

CREATE INDEX product_media_by_variant ON public.product_media USING btree (product_id, variant_id);

CREATE INDEX product_values_by_value ON public.product_values USING btree (attribute_id, value_id);

CREATE INDEX products_by_name ON public.products USING gin (original_name public.gin_trgm_ops);

CREATE INDEX products_in_order ON public.products USING btree (type_id, category_id, "position", id);

CREATE INDEX provider_events_by_attempt ON public.provider_events USING btree (site_id, attempt_id) WHERE (attempt_id IS NOT NULL);

CREATE INDEX provider_events_unmatched ON public.provider_events USING btree (site_id, provider, provider_ref) WHERE ((attempt_id IS NULL) AND (provider_ref IS NOT NULL));

CREATE INDEX provider_events_waiting ON public.provider_events USING btree (site_id, received_at) WHERE (processed_at IS NULL);

CREATE INDEX reconciliation_reports_by_account ON public.reconciliation_reports USING btree (site_id, provider, account_ref, created_at);

CREATE INDEX reconciliation_reports_by_date ON public.reconciliation_reports USING btree (site_id, created_at, id);

CREATE INDEX refund_files_by_account ON public.refund_files USING btree (site_id, account_id);

CREATE INDEX refund_payees_by_file ON public.refund_payees USING btree (site_id, file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX refunds_by_approval ON public.refunds USING btree (site_id, approval_id) WHERE (approval_id IS NOT NULL);

CREATE INDEX refunds_by_attempt ON public.refunds USING btree (site_id, attempt_id);

CREATE INDEX refunds_by_date ON public.refunds USING btree (site_id, created_at, id);

CREATE INDEX refunds_by_state ON public.refunds USING btree (site_id, status, created_at, id);

CREATE INDEX refunds_due ON public.refunds USING btree (site_id, due_at) WHERE (status = ANY (ARRAY['requested'::text, 'sent'::text, 'unknown'::text]));

CREATE INDEX refunds_manual ON public.refunds USING btree (site_id, id) WHERE (status = 'manual'::text);

CREATE INDEX return_files_by_return ON public.return_files USING btree (site_id, return_id);

CREATE INDEX return_lines_by_order_line ON public.return_lines USING btree (site_id, order_id, unit_id);

CREATE INDEX returns_by_order ON public.returns USING btree (site_id, order_id, requested_at);

CREATE INDEX returns_by_request ON public.returns USING btree (site_id, requested_at, id);

CREATE UNIQUE INDEX returns_one_open ON public.returns USING btree (site_id, order_id) WHERE (ended_at IS NULL);

CREATE INDEX returns_waiting ON public.returns USING btree (site_id, requested_at) WHERE (ended_at IS NULL);

CREATE INDEX reviews_by_product ON public.reviews USING btree (site_id, product_id);

CREATE INDEX reviews_by_status ON public.reviews USING btree (site_id, status, written_at, id);

CREATE INDEX reviews_published ON public.reviews USING btree (site_id, product_id, written_at DESC, id DESC) WHERE (status = 'published'::text);

CREATE INDEX reviews_refused ON public.reviews USING btree (site_id, decided_at) WHERE (status = 'refused'::text);

CREATE INDEX roles_by_creator ON public.roles USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX saved_views_by_person ON public.saved_views USING btree (staff_id, list);

CREATE INDEX saved_views_by_role ON public.saved_views USING btree (shared_role, list) WHERE (shared_role IS NOT NULL);

CREATE INDEX search_documents_by_product ON public.search_documents USING btree (product_id);

CREATE INDEX search_documents_by_version ON public.search_documents USING btree (locale, version);

CREATE INDEX shipment_events_by_order ON public.shipment_events USING btree (site_id, order_id, occurred_at);

CREATE UNIQUE INDEX site_locales_one_default ON public.site_locales USING btree (site_id) WHERE is_default;

CREATE INDEX site_products_by_product ON public.site_products USING btree (product_id);

CREATE INDEX staff_by_creator ON public.staff USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX staff_by_email ON public.staff USING btree (email_key) WHERE (email_key IS NOT NULL);

CREATE INDEX staff_by_name ON public.staff USING btree (kind, name, id);

CREATE INDEX staff_challenges_by_expiry ON public.staff_challenges USING btree (expires_at);

CREATE INDEX staff_challenges_by_staff ON public.staff_challenges USING btree (staff_id) WHERE (staff_id IS NOT NULL);

CREATE INDEX staff_invitations_by_staff ON public.staff_invitations USING btree (staff_id);

CREATE INDEX staff_passkeys_by_staff ON public.staff_passkeys USING btree (staff_id);

CREATE INDEX staff_sessions_by_oidc_sid ON public.staff_sessions USING btree (oidc_sid) WHERE (oidc_sid IS NOT NULL);

CREATE INDEX staff_sessions_by_staff ON public.staff_sessions USING btree (staff_id, created_at);

CREATE INDEX staff_tokens_by_site ON public.staff_tokens USING btree (for_site_id);

CREATE INDEX staff_tokens_by_staff ON public.staff_tokens USING btree (staff_id);

CREATE INDEX staff_unconfirmed ON public.staff USING btree (created_by) WHERE (confirmed_at IS NULL);

CREATE INDEX stores_by_location ON public.stores USING gist (site_id, location);

CREATE INDEX stores_by_postcode ON public.stores USING btree (site_id, postcode_key) WHERE (postcode_key IS NOT NULL);

CREATE INDEX subscriber_consents_by_email ON public.subscriber_consents USING btree (site_id, email_hash, occurred_at);

CREATE INDEX subscriber_consents_by_subscriber ON public.subscriber_consents USING btree (site_id, subscriber_id) WHERE (subscriber_id IS NOT NULL);

CREATE INDEX subscriber_consents_to_forget ON public.subscriber_consents USING btree (site_id, occurred_at) WHERE (subscriber_id IS NULL);

CREATE INDEX subscriber_links_by_subscriber ON public.subscriber_links USING btree (site_id, subscriber_id);

CREATE INDEX subscribers_on_list ON public.subscribers USING btree (site_id, locale, id) WHERE ((status = 'confirmed'::text) AND (suppressed_at IS NULL));

CREATE INDEX subscribers_to_forget ON public.subscribers USING btree (site_id, changed_at) WHERE (status <> 'confirmed'::text);

CREATE INDEX test_rides_by_demonstrator ON public.test_rides USING btree (site_id, demonstrator_id, starts_at);

CREATE INDEX test_rides_by_email ON public.test_rides USING btree (site_id, email_key) WHERE (email <> 'nobody@erased.invalid'::text);

CREATE INDEX test_rides_by_end ON public.test_rides USING btree (site_id, ends_at) WHERE (email <> 'nobody@erased.invalid'::text);

CREATE INDEX test_rides_open_by_network ON public.test_rides USING btree (site_id, network_hash) WHERE (status = ANY (ARRAY['booked'::text, 'changed'::text]));

CREATE INDEX test_rides_open_by_phone ON public.test_rides USING btree (site_id, phone_key) WHERE (status = ANY (ARRAY['booked'::text, 'changed'::text]));

CREATE INDEX test_rides_open_by_start ON public.test_rides USING btree (site_id, starts_at) WHERE (status = ANY (ARRAY['booked'::text, 'changed'::text]));

CREATE INDEX text_marks_by_reviewer ON public.text_marks USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);

CREATE INDEX text_marks_by_state ON public.text_marks USING btree (locale, state, text_id);

CREATE INDEX text_marks_by_text ON public.text_marks USING btree (text_id);

CREATE INDEX text_marks_by_translator ON public.text_marks USING btree (translated_by) WHERE (translated_by IS NOT NULL);

CREATE INDEX text_marks_search ON public.text_marks USING gin (locale, lowered public.gin_trgm_ops);

CREATE INDEX text_memory_similar ON public.text_memory USING gin (source public.gin_trgm_ops);

CREATE INDEX texts_by_kind ON public.texts USING btree (kind, id);

CREATE INDEX texts_search ON public.texts USING gin (lowered public.gin_trgm_ops);

CREATE INDEX texts_similar ON public.texts USING gin (source public.gin_trgm_ops);

CREATE INDEX ticket_messages_by_mail ON public.ticket_messages USING btree (site_id, mail_id) WHERE (mail_id IS NOT NULL);

CREATE INDEX ticket_messages_by_ticket ON public.ticket_messages USING btree (site_id, ticket_id, id);

CREATE INDEX ticket_words_by_word ON public.ticket_words USING btree (site_id, word, received_at DESC, ticket_id);

CREATE INDEX town_names_by_key ON public.town_names USING btree (key);

CREATE INDEX towns_by_key ON public.towns USING btree (country_iso, key);

CREATE INDEX towns_by_key_abroad ON public.towns USING btree (key) WHERE (population >= 15000);

CREATE INDEX towns_by_likeness ON public.towns USING gin (key public.gin_trgm_ops) WHERE (population >= 5000);

CREATE INDEX towns_by_place ON public.towns USING spgist (place);

CREATE INDEX towns_by_place_large ON public.towns USING spgist (place) WHERE (population >= 15000);

CREATE INDEX unit_claims_by_cart ON public.unit_claims USING btree (site_id, cart_id) WHERE (cart_id IS NOT NULL);

CREATE INDEX unit_claims_by_order ON public.unit_claims USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX unit_claims_by_unit ON public.unit_claims USING btree (site_id, unit_id, claimed_at);

CREATE INDEX unit_claims_ending ON public.unit_claims USING btree (site_id, expires_at) WHERE ((released_at IS NULL) AND (expires_at IS NOT NULL));

CREATE UNIQUE INDEX unit_claims_one_live ON public.unit_claims USING btree (site_id, unit_id) WHERE (released_at IS NULL);

CREATE INDEX unit_etd_changes_by_time ON public.unit_etd_changes USING btree (site_id, changed_at);

CREATE INDEX unit_etd_changes_by_unit ON public.unit_etd_changes USING btree (site_id, unit_id, changed_at);

CREATE INDEX units_arriving ON public.units USING btree (site_id, expected_on) WHERE (status = ANY (ARRAY['draft'::text, 'in_production'::text, 'in_transit'::text]));

CREATE INDEX units_by_serial_key ON public.units USING btree (site_id, serial_key) WHERE (serial_key IS NOT NULL);

CREATE INDEX units_by_store ON public.units USING btree (site_id, store_id);

CREATE INDEX units_by_variant ON public.units USING btree (site_id, product_id, variant_id);

CREATE INDEX units_for_search ON public.units USING btree (site_id, product_id, variant_id) INCLUDE (price_minor, local_days, store_id, expected_on, taken_until, status) WHERE ((status = ANY (ARRAY['draft'::text, 'in_production'::text, 'in_transit'::text, 'on_hand'::text])) AND (NOT blocked));

CREATE INDEX units_on_hand_by_store ON public.units USING btree (site_id, store_id) INCLUDE (product_id, price_minor, taken_until) WHERE ((status = 'on_hand'::text) AND (NOT blocked));

CREATE INDEX units_overdue ON public.units USING btree (site_id, overdue_since) WHERE (overdue_since IS NOT NULL);

CREATE UNIQUE INDEX units_serial_once ON public.units USING btree (serial) WHERE ((serial IS NOT NULL) AND (NOT moved));

CREATE INDEX units_stopped ON public.units USING btree (site_id, product_id) INCLUDE (id) WHERE ((status = ANY (ARRAY['draft'::text, 'in_production'::text, 'in_transit'::text, 'on_hand'::text])) AND blocked);

CREATE INDEX uploads_by_customer ON public.uploads USING btree (site_id, customer_id, created_at);

CREATE INDEX uploads_by_expiry ON public.uploads USING btree (site_id, expires_at);

CREATE INDEX uploads_unscanned ON public.uploads USING btree (site_id, created_at) WHERE ((status = 'ready'::text) AND (scan = 'skipped'::text));

CREATE INDEX variant_values_by_value ON public.variant_values USING btree (attribute_id, value_id);

CREATE INDEX warranty_requests_by_bike ON public.warranty_requests USING btree (site_id, bike_id, created_at);

CREATE INDEX warranty_requests_by_customer ON public.warranty_requests USING btree (site_id, customer_id, created_at);

CREATE INDEX warranty_requests_by_status ON public.warranty_requests USING btree (site_id, status, created_at, id);

CREATE INDEX warranty_requests_by_store ON public.warranty_requests USING btree (site_id, store_id);

CREATE INDEX warranty_requests_waiting ON public.warranty_requests USING btree (site_id, created_at) WHERE (status = 'pending'::text);

CREATE INDEX webhook_deliveries_dead ON public.webhook_deliveries USING btree (site_id, webhook_id, sequence) WHERE (status = 'dead'::text);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (site_id, due_at) WHERE (status = 'pending'::text);

CREATE INDEX webhook_deliveries_of_subject ON public.webhook_deliveries USING btree (site_id, webhook_id, subject, sequence) WHERE (status = 'pending'::text);

CREATE INDEX wish_list_entries_by_color ON public.wish_list_entries USING btree (site_id, color_id) WHERE (color_id IS NOT NULL);

CREATE INDEX wish_list_entries_by_product ON public.wish_list_entries USING btree (site_id, product_id);

CREATE INDEX wish_list_entries_by_size ON public.wish_list_entries USING btree (site_id, size_id) WHERE (size_id IS NOT NULL);

CREATE INDEX wish_list_entries_by_unit ON public.wish_list_entries USING btree (site_id, unit_id) WHERE (unit_id IS NOT NULL);

CREATE INDEX withdrawal_lines_by_order_line ON public.withdrawal_lines USING btree (site_id, order_id, unit_id);

CREATE UNIQUE INDEX withdrawal_lines_one_open ON public.withdrawal_lines USING btree (site_id, order_id, unit_id) WHERE (ended_at IS NULL);

CREATE INDEX withdrawals_by_order ON public.withdrawals USING btree (site_id, order_id, declared_at);

CREATE UNIQUE INDEX withdrawals_by_return ON public.withdrawals USING btree (site_id, return_id) WHERE (return_id IS NOT NULL);

CREATE INDEX withdrawals_waiting ON public.withdrawals USING btree (site_id, id) WHERE (status = 'declared'::text);

CREATE TRIGGER amount_frozen BEFORE UPDATE OF order_id, amount_minor, currency, exponent ON public.payment_attempts FOR EACH ROW WHEN (((((old.order_id IS DISTINCT FROM new.order_id) OR (old.amount_minor IS DISTINCT FROM new.amount_minor)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.exponent IS DISTINCT FROM new.exponent))) EXECUTE FUNCTION public.keep_attempt_amount();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_chain FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.delivery_promises FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.ledger_postings FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.order_events FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.order_lines FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.prices FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.reconciliation_reports FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.shipment_events FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.unit_etd_changes FOR EACH ROW EXECUTE FUNCTION public.refuse_rewriting();

CREATE TRIGGER count_changed AFTER UPDATE ON public.unit_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_unit_stops();

CREATE TRIGGER count_lifted AFTER DELETE ON public.unit_stops REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_unit_stops();

CREATE TRIGGER count_new AFTER INSERT ON public.unit_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_unit_stops();

CREATE TRIGGER desk_drafts_limit BEFORE INSERT ON public.desk_drafts FOR EACH ROW EXECUTE FUNCTION public.limit_desk_drafts();

CREATE CONSTRAINT TRIGGER evidence AFTER INSERT ON public.warranty_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.require_warranty_evidence();

CREATE TRIGGER first_price AFTER INSERT ON public.units FOR EACH ROW WHEN ((new.price_minor IS NOT NULL)) EXECUTE FUNCTION public.record_unit_price();

CREATE TRIGGER fulfilment_moves BEFORE UPDATE OF fulfilment_status ON public.orders FOR EACH ROW WHEN ((old.fulfilment_status IS DISTINCT FROM new.fulfilment_status)) EXECUTE FUNCTION public.enforce_status_move('fulfilment', 'fulfilment_status');

CREATE TRIGGER held_stays BEFORE UPDATE OF fulfilment_status ON public.orders FOR EACH ROW WHEN (((old.fulfilment_status IS DISTINCT FROM new.fulfilment_status) AND (new.fulfilment_status = ANY (ARRAY['preparing'::text, 'ready_for_pickup'::text, 'shipped'::text, 'delivered'::text])))) EXECUTE FUNCTION public.refuse_move_of_held_order();

CREATE TRIGGER in_time BEFORE INSERT ON public.returns FOR EACH ROW EXECUTE FUNCTION public.check_return_in_time();

CREATE TRIGGER in_time BEFORE INSERT ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION public.check_withdrawal_in_time();

CREATE TRIGGER limit_addresses BEFORE INSERT ON public.addresses FOR EACH ROW WHEN ((new.customer_id IS NOT NULL)) EXECUTE FUNCTION public.limit_addresses();

CREATE TRIGGER limit_lines BEFORE INSERT ON public.cart_lines FOR EACH ROW EXECUTE FUNCTION public.limit_cart_lines();

CREATE TRIGGER limit_wish_list BEFORE INSERT ON public.wish_list_entries FOR EACH ROW EXECUTE FUNCTION public.limit_wish_list();

CREATE TRIGGER lost_stays BEFORE UPDATE OF customer_id ON public.bikes FOR EACH ROW WHEN (((old.lost_at IS NOT NULL) AND (new.lost_at IS NOT NULL) AND (new.customer_id IS DISTINCT FROM old.customer_id))) EXECUTE FUNCTION public.refuse_moving_lost_bike();

CREATE TRIGGER maker_is_person BEFORE INSERT OR UPDATE OF created_by ON public.staff FOR EACH ROW WHEN ((new.created_by IS NOT NULL)) EXECUTE FUNCTION public.check_maker_is_person();

CREATE CONSTRAINT TRIGGER manual_has_case AFTER UPDATE OF status ON public.payment_cases DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kind = 'refund_by_hand'::text) AND (new.status = 'resolved'::text) AND (new.refund_id IS NOT NULL))) EXECUTE FUNCTION public.require_refund_case();

CREATE CONSTRAINT TRIGGER manual_has_case AFTER INSERT OR UPDATE OF status ON public.refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'manual'::text)) EXECUTE FUNCTION public.require_refund_case();

CREATE TRIGGER mark_unit AFTER INSERT OR UPDATE OF released_at, expires_at, kind ON public.unit_claims FOR EACH ROW EXECUTE FUNCTION public.mark_unit_taken();

CREATE TRIGGER new_etd AFTER UPDATE OF expected_on ON public.units FOR EACH ROW WHEN ((old.expected_on IS DISTINCT FROM new.expected_on)) EXECUTE FUNCTION public.record_unit_etd();

CREATE TRIGGER new_price AFTER UPDATE OF price_minor, currency ON public.units FOR EACH ROW WHEN (((new.price_minor IS NOT NULL) AND ((old.price_minor IS DISTINCT FROM new.price_minor) OR (old.currency IS DISTINCT FROM new.currency)))) EXECUTE FUNCTION public.record_unit_price();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category_translations FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR UPDATE ON public.media FOR EACH ROW WHEN (((new.origin = 'desk'::text) AND (new.status <> 'processing'::text))) EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.menu_versions FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_translations FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OF slug, type_id, category_id, original_name, status, picture, "position" OR TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_locales FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OF published, "position", labels OR TRUNCATE ON public.site_products FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sites FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_frame_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.text_overrides FOR EACH STATEMENT EXECUTE FUNCTION public.note_frame_change();

CREATE TRIGGER note_media_of_article AFTER INSERT OR DELETE OR UPDATE OF article_id, locale, slug, blocks ON public.article_translations FOR EACH ROW EXECUTE FUNCTION public.note_media_of_article();

CREATE TRIGGER note_media_of_letter AFTER INSERT OR DELETE OR UPDATE OF locale, blocks ON public.letter_texts FOR EACH ROW EXECUTE FUNCTION public.note_media_of_letter();

CREATE TRIGGER note_media_of_page AFTER INSERT OR DELETE OR UPDATE OF slug, locale, blocks, publish_until ON public.page_versions FOR EACH ROW EXECUTE FUNCTION public.note_media_of_page();

CREATE TRIGGER number BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.number_invoice();

CREATE TRIGGER number BEFORE INSERT ON public.order_events FOR EACH ROW EXECUTE FUNCTION public.number_order_event();

CREATE TRIGGER of_purchase BEFORE INSERT ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.check_review_of_purchase();

CREATE TRIGGER of_somebody BEFORE INSERT OR UPDATE OF customer_id ON public.addresses FOR EACH ROW WHEN ((new.customer_id IS NOT NULL)) EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT ON public.bike_registrations FOR EACH ROW EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT OR UPDATE OF customer_id ON public.bikes FOR EACH ROW WHEN ((new.customer_id IS NOT NULL)) EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT OR UPDATE OF customer_id ON public.carts FOR EACH ROW WHEN ((new.customer_id IS NOT NULL)) EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT ON public.customer_tokens FOR EACH ROW EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT ON public.known_devices FOR EACH ROW EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT OR UPDATE OF customer_id ON public.orders FOR EACH ROW WHEN ((new.customer_id IS NOT NULL)) EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT ON public.uploads FOR EACH ROW EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER of_somebody BEFORE INSERT ON public.warranty_requests FOR EACH ROW EXECUTE FUNCTION public.refuse_erased_customer();

CREATE TRIGGER open_delay AFTER INSERT ON public.delivery_promises FOR EACH ROW WHEN (((new.reason = 'revised'::text) AND (new.order_id IS NOT NULL))) EXECUTE FUNCTION public.open_delay();

CREATE TRIGGER payment_moves BEFORE UPDATE OF payment_status ON public.orders FOR EACH ROW WHEN ((old.payment_status IS DISTINCT FROM new.payment_status)) EXECUTE FUNCTION public.enforce_status_move('payment', 'payment_status');

CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_posting_balance();

CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON public.ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_posting_balance();

CREATE TRIGGER promise AFTER INSERT ON public.unit_claims FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['reservation'::text, 'sale'::text]))) EXECUTE FUNCTION public.record_delivery_promise();

CREATE TRIGGER promise_later AFTER UPDATE OF kind ON public.unit_claims FOR EACH ROW WHEN (((old.kind = 'hold'::text) AND (new.kind = ANY (ARRAY['reservation'::text, 'sale'::text])))) EXECUTE FUNCTION public.record_delivery_promise();

CREATE TRIGGER publish AFTER INSERT ON public.bikes FOR EACH ROW EXECUTE FUNCTION public.publish_bike('warranty.activated');

CREATE TRIGGER publish AFTER INSERT ON public.contact_tickets FOR EACH ROW EXECUTE FUNCTION public.publish_ticket('ticket.opened');

CREATE TRIGGER publish AFTER INSERT ON public.customers FOR EACH ROW EXECUTE FUNCTION public.publish_customer('customer.registered');

CREATE TRIGGER publish AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.publish_invoice();

CREATE TRIGGER publish AFTER INSERT ON public.ledger_entries FOR EACH ROW WHEN ((new.entry_no = 1)) EXECUTE FUNCTION public.publish_posting();

CREATE TRIGGER publish AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((public.published_type_of(new.kind) IS NOT NULL)) EXECUTE FUNCTION public.publish_order_event();

CREATE TRIGGER publish AFTER INSERT ON public.returns FOR EACH ROW EXECUTE FUNCTION public.publish_return();

CREATE TRIGGER publish AFTER UPDATE OF status ON public.units FOR EACH ROW WHEN (((old.status = ANY (ARRAY['draft'::text, 'in_production'::text, 'in_transit'::text])) AND (new.status = 'on_hand'::text))) EXECUTE FUNCTION public.publish_arrival();

CREATE TRIGGER publish AFTER INSERT ON public.warranty_requests FOR EACH ROW EXECUTE FUNCTION public.publish_warranty_request();

CREATE TRIGGER publish_closed AFTER UPDATE OF closed_at ON public.contact_tickets FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION public.publish_ticket('ticket.closed');

CREATE TRIGGER publish_erased AFTER UPDATE OF erased_at ON public.customers FOR EACH ROW WHEN (((old.erased_at IS NULL) AND (new.erased_at IS NOT NULL))) EXECUTE FUNCTION public.publish_customer('customer.erased');

CREATE TRIGGER publish_move AFTER UPDATE OF status ON public.returns FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.publish_return();

CREATE TRIGGER publish_move AFTER UPDATE OF status ON public.warranty_requests FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.publish_warranty_request();

CREATE TRIGGER publish_owner AFTER UPDATE OF customer_id ON public.bikes FOR EACH ROW WHEN ((old.customer_id IS DISTINCT FROM new.customer_id)) EXECUTE FUNCTION public.publish_bike('bike.owner_changed');

CREATE TRIGGER publish_released AFTER UPDATE OF released_at ON public.unit_claims FOR EACH ROW WHEN (((old.released_at IS NULL) AND (new.released_at IS NOT NULL) AND (new.kind <> 'hold'::text))) EXECUTE FUNCTION public.publish_claim('unit.released');

CREATE TRIGGER publish_sold AFTER INSERT ON public.unit_claims FOR EACH ROW WHEN (((new.kind = 'sale'::text) AND (new.released_at IS NULL))) EXECUTE FUNCTION public.publish_claim('unit.sold');

CREATE TRIGGER publish_sold_later AFTER UPDATE OF kind ON public.unit_claims FOR EACH ROW WHEN (((old.kind <> 'sale'::text) AND (new.kind = 'sale'::text) AND (new.released_at IS NULL))) EXECUTE FUNCTION public.publish_claim('unit.sold');

CREATE TRIGGER released_stays BEFORE UPDATE OF unit_id, kind, order_id, expires_at, released_at ON public.unit_claims FOR EACH ROW WHEN ((old.released_at IS NOT NULL)) EXECUTE FUNCTION public.keep_released_claim();

CREATE TRIGGER revise BEFORE UPDATE ON public.products FOR EACH ROW WHEN ((old.revision = new.revision)) EXECUTE FUNCTION public.raise_own_revision();

CREATE TRIGGER revise_added AFTER INSERT ON public.site_products REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revisions_of_range();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.geometry_measure_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revision_of_part();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.manual_files FOR EACH ROW EXECUTE FUNCTION public.raise_revision_of_part();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.manual_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revision_of_part();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.manuals FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_feature_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revision_of_part();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_features FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_geometries FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_media FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_question_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revision_of_part();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_questions FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_translations FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.product_values FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.variant_values FOR EACH ROW EXECUTE FUNCTION public.raise_revision_of_variant();

CREATE TRIGGER revise_product AFTER INSERT OR DELETE OR UPDATE ON public.variants FOR EACH ROW EXECUTE FUNCTION public.raise_product_revision();

CREATE TRIGGER revise_products AFTER INSERT OR DELETE OR UPDATE ON public.attribute_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_attribute();

CREATE TRIGGER revise_products AFTER INSERT OR DELETE OR UPDATE ON public.attribute_value_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_value();

CREATE TRIGGER revise_products AFTER UPDATE ON public.attribute_values FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_attribute();

CREATE TRIGGER revise_products AFTER UPDATE ON public.attributes FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_attribute();

CREATE TRIGGER revise_products AFTER UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_category();

CREATE TRIGGER revise_products AFTER INSERT OR DELETE OR UPDATE ON public.category_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_category();

CREATE TRIGGER revise_products AFTER UPDATE ON public.geometry_measures FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_measure();

CREATE TRIGGER revise_products AFTER UPDATE ON public.media FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_medium();

CREATE TRIGGER revise_products AFTER INSERT OR DELETE OR UPDATE ON public.media_translations FOR EACH ROW EXECUTE FUNCTION public.raise_revisions_of_medium();

CREATE TRIGGER revise_removed AFTER DELETE ON public.site_products REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revisions_of_range();

CREATE TRIGGER revise_shown AFTER UPDATE ON public.site_products REFERENCING OLD TABLE AS before NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revisions_of_shown();

CREATE TRIGGER second_person BEFORE UPDATE OF decided_by ON public.approvals FOR EACH ROW WHEN (((new.decided_by IS DISTINCT FROM old.decided_by) AND (new.decided_by IS NOT NULL))) EXECUTE FUNCTION public.check_second_person();

CREATE TRIGGER staff_of_token BEFORE INSERT ON public.staff_tokens FOR EACH ROW EXECUTE FUNCTION public.add_staff_of_token();

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.alerts FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('alert', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.approvals FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('approval', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF state ON public.bank_lines FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.enforce_status_move('bank_line', 'state');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.bike_registrations FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('bike_registration', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.bike_transfers FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('bike_transfer', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.bulk_runs FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('bulk_run', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.delays FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('delay', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.exports FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('export', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.letters FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('letter', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.orders FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('order', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.payment_attempts FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('attempt', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.privacy_requests FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('privacy_request', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.refunds FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('refund', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.returns FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('return', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.subscribers FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('subscriber', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.test_rides FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('test_ride', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.units FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('unit', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.uploads FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('upload', 'status');

CREATE TRIGGER status_moves BEFORE UPDATE OF status ON public.warranty_requests FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.enforce_status_move('warranty', 'status');

CREATE TRIGGER stops_changed AFTER UPDATE OF blocked, moved ON public.units FOR EACH ROW WHEN (((old.blocked IS DISTINCT FROM new.blocked) OR (old.moved IS DISTINCT FROM new.moved))) EXECUTE FUNCTION public.refuse_other_than_stops();

CREATE TRIGGER stops_new AFTER INSERT ON public.units FOR EACH ROW WHEN ((new.blocked OR new.moved)) EXECUTE FUNCTION public.refuse_other_than_stops();

CREATE TRIGGER tell_desk_of_change AFTER UPDATE OF status ON public.approvals FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.tell_desk_of_approval();

CREATE TRIGGER tell_desk_of_change AFTER UPDATE OF answered_at, closed_at, taken_by ON public.contact_tickets FOR EACH ROW WHEN ((((old.answered_at IS DISTINCT FROM new.answered_at) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.taken_by IS DISTINCT FROM new.taken_by))) EXECUTE FUNCTION public.tell_desk_of_ticket();

CREATE TRIGGER tell_desk_of_change AFTER UPDATE OF status, payment_status, fulfilment_status ON public.orders FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.payment_status IS DISTINCT FROM new.payment_status)) OR (old.fulfilment_status IS DISTINCT FROM new.fulfilment_status))) EXECUTE FUNCTION public.tell_desk_of_order();

CREATE TRIGGER tell_desk_of_new AFTER INSERT ON public.approvals FOR EACH ROW EXECUTE FUNCTION public.tell_desk_of_approval();

CREATE TRIGGER tell_desk_of_new AFTER INSERT ON public.contact_tickets FOR EACH ROW EXECUTE FUNCTION public.tell_desk_of_ticket();

CREATE TRIGGER tell_desk_of_new AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION public.tell_desk_of_order();

CREATE TRIGGER tell_move AFTER UPDATE OF status, payment_status ON public.orders FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.payment_status IS DISTINCT FROM new.payment_status))) EXECUTE FUNCTION public.tell_order_move();

CREATE TRIGGER tell_moves AFTER UPDATE ON public.units REFERENCING OLD TABLE AS moved_before NEW TABLE AS moved_after FOR EACH STATEMENT EXECUTE FUNCTION public.tell_unit_moves();

CREATE TRIGGER tell_of_access AFTER INSERT OR UPDATE ON public.grants FOR EACH ROW EXECUTE FUNCTION public.tell_of_staff_access('staff_id');

CREATE TRIGGER tell_of_access AFTER UPDATE OF status ON public.staff FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.tell_of_staff_access('id');

CREATE TRIGGER tell_of_access AFTER UPDATE OF ended_at ON public.staff_sessions FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION public.tell_of_staff_access('staff_id');

CREATE TRIGGER tell_of_access AFTER UPDATE OF revoked_at ON public.staff_tokens FOR EACH ROW WHEN ((old.revoked_at IS DISTINCT FROM new.revoked_at)) EXECUTE FUNCTION public.tell_of_staff_access('staff_id');

CREATE TRIGGER touch BEFORE UPDATE ON public.addresses FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.approval_rules FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.approvals FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.bikes FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.carts FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.demonstrators FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.letters FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.payment_methods FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.returns FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.shipment_methods FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.sites FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.stores FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.test_rides FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.units FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.uploads FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.variants FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.warranty_requests FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch BEFORE UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER write_words_of_changed AFTER UPDATE OF email, name, subject, message ON public.contact_tickets FOR EACH ROW WHEN (((((old.email IS DISTINCT FROM new.email) OR (old.name IS DISTINCT FROM new.name)) OR (old.subject IS DISTINCT FROM new.subject)) OR (old.message IS DISTINCT FROM new.message))) EXECUTE FUNCTION public.write_ticket_words();

CREATE TRIGGER write_words_of_new AFTER INSERT ON public.contact_tickets FOR EACH ROW EXECUTE FUNCTION public.write_ticket_words();

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES public.carts(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_color_id_fkey FOREIGN KEY (color_id) REFERENCES public.attribute_values(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE SET NULL (unit_id);

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_size_id_fkey FOREIGN KEY (size_id) REFERENCES public.attribute_values(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.approval_rules
    ADD CONSTRAINT approval_rules_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.article_sites
    ADD CONSTRAINT article_sites_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_sites
    ADD CONSTRAINT article_sites_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.article_tags
    ADD CONSTRAINT article_tags_tag_fkey FOREIGN KEY (tag) REFERENCES public.news_tags(slug) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.article_translations
    ADD CONSTRAINT article_translations_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_cover_fkey FOREIGN KEY (cover) REFERENCES public.media(key) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.attribute_translations
    ADD CONSTRAINT attribute_translations_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES public.attributes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attribute_value_translations
    ADD CONSTRAINT attribute_value_translations_value_id_fkey FOREIGN KEY (value_id) REFERENCES public.attribute_values(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attribute_values
    ADD CONSTRAINT attribute_values_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES public.attributes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.audit_chain
    ADD CONSTRAINT audit_chain_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_site_id_approval_id_fkey FOREIGN KEY (site_id, approval_id) REFERENCES public.approvals(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_site_id_undoes_id_fkey FOREIGN KEY (site_id, undoes_id) REFERENCES public.audit_log(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.audit_private
    ADD CONSTRAINT audit_private_site_id_audit_id_fkey FOREIGN KEY (site_id, audit_id) REFERENCES public.audit_log(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.audit_private
    ADD CONSTRAINT audit_private_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bank_accounts
    ADD CONSTRAINT bank_accounts_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_site_id_account_id_fkey FOREIGN KEY (site_id, account_id) REFERENCES public.bank_accounts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_site_id_statement_id_fkey FOREIGN KEY (site_id, statement_id) REFERENCES public.bank_statements(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_site_id_account_id_fkey FOREIGN KEY (site_id, account_id) REFERENCES public.bank_accounts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_owners
    ADD CONSTRAINT bike_owners_site_id_bike_id_fkey FOREIGN KEY (site_id, bike_id) REFERENCES public.bikes(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_owners
    ADD CONSTRAINT bike_owners_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_registrations
    ADD CONSTRAINT bike_registrations_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_registrations
    ADD CONSTRAINT bike_registrations_site_id_proof_upload_id_fkey FOREIGN KEY (site_id, proof_upload_id) REFERENCES public.uploads(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_registrations
    ADD CONSTRAINT bike_registrations_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_transfers
    ADD CONSTRAINT bike_transfers_site_id_bike_id_fkey FOREIGN KEY (site_id, bike_id) REFERENCES public.bikes(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_transfers
    ADD CONSTRAINT bike_transfers_site_id_from_customer_id_fkey FOREIGN KEY (site_id, from_customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bike_transfers
    ADD CONSTRAINT bike_transfers_site_id_to_customer_id_fkey FOREIGN KEY (site_id, to_customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_product_id_variant_id_fkey FOREIGN KEY (product_id, variant_id) REFERENCES public.variants(product_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bikes
    ADD CONSTRAINT bikes_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.bulk_rows
    ADD CONSTRAINT bulk_rows_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bulk_rows
    ADD CONSTRAINT bulk_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.bulk_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES public.carts(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.category_translations
    ADD CONSTRAINT category_translations_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.checkout_proofs
    ADD CONSTRAINT checkout_proofs_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES public.carts(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.claim_keys
    ADD CONSTRAINT claim_keys_site_id_claim_id_fkey FOREIGN KEY (site_id, claim_id) REFERENCES public.unit_claims(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_tickets
    ADD CONSTRAINT contact_tickets_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.contact_tickets
    ADD CONSTRAINT contact_tickets_site_id_merged_into_id_fkey FOREIGN KEY (site_id, merged_into_id) REFERENCES public.contact_tickets(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.customer_notes
    ADD CONSTRAINT customer_notes_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customer_tokens
    ADD CONSTRAINT customer_tokens_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.delays
    ADD CONSTRAINT delays_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.delays
    ADD CONSTRAINT delays_site_id_promise_id_fkey FOREIGN KEY (site_id, promise_id) REFERENCES public.delivery_promises(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.delivery_promises
    ADD CONSTRAINT delivery_promises_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.delivery_promises
    ADD CONSTRAINT delivery_promises_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.demonstrator_blocks
    ADD CONSTRAINT demonstrator_blocks_site_id_demonstrator_id_fkey FOREIGN KEY (site_id, demonstrator_id) REFERENCES public.demonstrators(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.demonstrators
    ADD CONSTRAINT demonstrators_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.demonstrators
    ADD CONSTRAINT demonstrators_site_id_store_id_fkey FOREIGN KEY (site_id, store_id) REFERENCES public.stores(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.demonstrators
    ADD CONSTRAINT demonstrators_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variants(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.desk_drafts
    ADD CONSTRAINT desk_drafts_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_presence
    ADD CONSTRAINT desk_presence_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_presence
    ADD CONSTRAINT desk_presence_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_heads
    ADD CONSTRAINT event_heads_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.feed_tokens
    ADD CONSTRAINT feed_tokens_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.geometry_measure_translations
    ADD CONSTRAINT geometry_measure_translations_measure_fkey FOREIGN KEY (measure) REFERENCES public.geometry_measures(slug) ON DELETE CASCADE;

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_given_by_fkey FOREIGN KEY (given_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_group_grant_id_fkey FOREIGN KEY (group_grant_id) REFERENCES public.group_grants(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.group_grants
    ADD CONSTRAINT group_grants_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_site_id_credits_invoice_id_fkey FOREIGN KEY (site_id, credits_invoice_id) REFERENCES public.invoices(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_site_id_refund_id_fkey FOREIGN KEY (site_id, refund_id) REFERENCES public.refunds(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_site_id_series_fkey FOREIGN KEY (site_id, series) REFERENCES public.invoice_series(site_id, series) ON DELETE RESTRICT;

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_site_id_posting_id_fkey FOREIGN KEY (site_id, posting_id) REFERENCES public.ledger_postings(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_site_id_attempt_id_fkey FOREIGN KEY (site_id, attempt_id) REFERENCES public.payment_attempts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.letter_sends
    ADD CONSTRAINT letter_sends_site_id_letter_id_fkey FOREIGN KEY (site_id, letter_id) REFERENCES public.letters(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.letter_texts
    ADD CONSTRAINT letter_texts_site_id_letter_id_fkey FOREIGN KEY (site_id, letter_id) REFERENCES public.letters(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.login_counters
    ADD CONSTRAINT login_counters_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.manual_files
    ADD CONSTRAINT manual_files_manual_id_fkey FOREIGN KEY (manual_id) REFERENCES public.manuals(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.manual_translations
    ADD CONSTRAINT manual_translations_manual_id_fkey FOREIGN KEY (manual_id) REFERENCES public.manuals(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.manuals
    ADD CONSTRAINT manuals_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.media_files
    ADD CONSTRAINT media_files_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.media_files
    ADD CONSTRAINT media_files_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_poster_id_fkey FOREIGN KEY (poster_id) REFERENCES public.media(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.media_renditions
    ADD CONSTRAINT media_renditions_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.media_files(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.media_translations
    ADD CONSTRAINT media_translations_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.media_uses
    ADD CONSTRAINT media_uses_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.menu_versions
    ADD CONSTRAINT menu_versions_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.news_tag_translations
    ADD CONSTRAINT news_tag_translations_tag_fkey FOREIGN KEY (tag) REFERENCES public.news_tags(slug) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES public.carts(site_id, id) ON DELETE SET NULL (cart_id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_site_id_payment_method_id_fkey FOREIGN KEY (site_id, payment_method_id) REFERENCES public.payment_methods(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_site_id_store_id_fkey FOREIGN KEY (site_id, store_id) REFERENCES public.stores(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.page_versions
    ADD CONSTRAINT page_versions_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_site_id_method_id_fkey FOREIGN KEY (site_id, method_id) REFERENCES public.payment_methods(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.payment_cases
    ADD CONSTRAINT payment_cases_site_id_attempt_id_fkey FOREIGN KEY (site_id, attempt_id) REFERENCES public.payment_attempts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.payment_cases
    ADD CONSTRAINT payment_cases_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.payment_cases
    ADD CONSTRAINT payment_cases_site_id_refund_id_fkey FOREIGN KEY (site_id, refund_id) REFERENCES public.refunds(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.payment_method_translations
    ADD CONSTRAINT payment_method_translations_site_id_method_id_fkey FOREIGN KEY (site_id, method_id) REFERENCES public.payment_methods(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_methods
    ADD CONSTRAINT payment_methods_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.previews
    ADD CONSTRAINT previews_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variants(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.privacy_requests
    ADD CONSTRAINT privacy_requests_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_documents
    ADD CONSTRAINT product_documents_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_feature_translations
    ADD CONSTRAINT product_feature_translations_feature_id_fkey FOREIGN KEY (feature_id) REFERENCES public.product_features(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_features
    ADD CONSTRAINT product_features_cover_media_id_fkey FOREIGN KEY (cover_media_id) REFERENCES public.media(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_features
    ADD CONSTRAINT product_features_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_features
    ADD CONSTRAINT product_features_video_media_id_fkey FOREIGN KEY (video_media_id) REFERENCES public.media(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_fits
    ADD CONSTRAINT product_fits_accessory_id_fkey FOREIGN KEY (accessory_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_fits
    ADD CONSTRAINT product_fits_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_geometries
    ADD CONSTRAINT product_geometries_measure_fkey FOREIGN KEY (measure) REFERENCES public.geometry_measures(slug) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_geometries
    ADD CONSTRAINT product_geometries_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_media
    ADD CONSTRAINT product_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_media
    ADD CONSTRAINT product_media_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_media
    ADD CONSTRAINT product_media_product_id_variant_id_fkey FOREIGN KEY (product_id, variant_id) REFERENCES public.variants(product_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_question_translations
    ADD CONSTRAINT product_question_translations_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.product_questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_questions
    ADD CONSTRAINT product_questions_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_translations
    ADD CONSTRAINT product_translations_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_values
    ADD CONSTRAINT product_values_attribute_id_value_id_fkey FOREIGN KEY (attribute_id, value_id) REFERENCES public.attribute_values(attribute_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.product_values
    ADD CONSTRAINT product_values_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_type_id_category_id_fkey FOREIGN KEY (type_id, category_id) REFERENCES public.categories(type_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_site_id_attempt_id_fkey FOREIGN KEY (site_id, attempt_id) REFERENCES public.payment_attempts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.reconciliation_reports
    ADD CONSTRAINT reconciliation_reports_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.refund_files
    ADD CONSTRAINT refund_files_site_id_account_id_fkey FOREIGN KEY (site_id, account_id) REFERENCES public.bank_accounts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.refund_payees
    ADD CONSTRAINT refund_payees_site_id_file_id_fkey FOREIGN KEY (site_id, file_id) REFERENCES public.refund_files(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.refund_payees
    ADD CONSTRAINT refund_payees_site_id_refund_id_fkey FOREIGN KEY (site_id, refund_id) REFERENCES public.refunds(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_site_id_approval_id_fkey FOREIGN KEY (site_id, approval_id) REFERENCES public.approvals(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_site_id_attempt_id_fkey FOREIGN KEY (site_id, attempt_id) REFERENCES public.payment_attempts(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.return_files
    ADD CONSTRAINT return_files_site_id_return_id_fkey FOREIGN KEY (site_id, return_id) REFERENCES public.returns(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.return_files
    ADD CONSTRAINT return_files_site_id_upload_id_fkey FOREIGN KEY (site_id, upload_id) REFERENCES public.uploads(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_site_id_order_id_unit_id_fkey FOREIGN KEY (site_id, order_id, unit_id) REFERENCES public.order_lines(site_id, order_id, unit_id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_site_id_return_id_fkey FOREIGN KEY (site_id, return_id) REFERENCES public.returns(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_site_id_order_id_unit_id_fkey FOREIGN KEY (site_id, order_id, unit_id) REFERENCES public.order_lines(site_id, order_id, unit_id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.role_permissions
    ADD CONSTRAINT role_permissions_role_fkey FOREIGN KEY (role) REFERENCES public.roles(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shipment_events
    ADD CONSTRAINT shipment_events_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.shipment_events
    ADD CONSTRAINT shipment_events_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.shipment_method_translations
    ADD CONSTRAINT shipment_method_translations_site_id_method_id_fkey FOREIGN KEY (site_id, method_id) REFERENCES public.shipment_methods(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shipment_methods
    ADD CONSTRAINT shipment_methods_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.site_locales
    ADD CONSTRAINT site_locales_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_products
    ADD CONSTRAINT site_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.site_products
    ADD CONSTRAINT site_products_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_challenges
    ADD CONSTRAINT staff_challenges_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_for_site_id_fkey FOREIGN KEY (for_site_id) REFERENCES public.sites(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.subscriber_consents
    ADD CONSTRAINT subscriber_consents_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.subscriber_consents
    ADD CONSTRAINT subscriber_consents_site_id_subscriber_id_fkey FOREIGN KEY (site_id, subscriber_id) REFERENCES public.subscribers(site_id, id) ON DELETE SET NULL (subscriber_id);

ALTER TABLE ONLY public.subscriber_links
    ADD CONSTRAINT subscriber_links_site_id_subscriber_id_fkey FOREIGN KEY (site_id, subscriber_id) REFERENCES public.subscribers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.test_rides
    ADD CONSTRAINT test_rides_site_id_demonstrator_id_fkey FOREIGN KEY (site_id, demonstrator_id) REFERENCES public.demonstrators(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.text_marks
    ADD CONSTRAINT text_marks_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.text_marks
    ADD CONSTRAINT text_marks_text_id_fkey FOREIGN KEY (text_id) REFERENCES public.texts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.text_marks
    ADD CONSTRAINT text_marks_translated_by_fkey FOREIGN KEY (translated_by) REFERENCES public.staff(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.text_overrides
    ADD CONSTRAINT text_overrides_text_id_fkey FOREIGN KEY (text_id) REFERENCES public.texts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_site_id_mail_id_fkey FOREIGN KEY (site_id, mail_id) REFERENCES public.mails(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_site_id_ticket_id_fkey FOREIGN KEY (site_id, ticket_id) REFERENCES public.contact_tickets(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ticket_words
    ADD CONSTRAINT ticket_words_site_id_ticket_id_fkey FOREIGN KEY (site_id, ticket_id) REFERENCES public.contact_tickets(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.town_names
    ADD CONSTRAINT town_names_town_id_fkey FOREIGN KEY (town_id) REFERENCES public.towns(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.unit_claims
    ADD CONSTRAINT unit_claims_site_id_cart_id_fkey FOREIGN KEY (site_id, cart_id) REFERENCES public.carts(site_id, id) ON DELETE SET NULL (cart_id);

ALTER TABLE ONLY public.unit_claims
    ADD CONSTRAINT unit_claims_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.unit_claims
    ADD CONSTRAINT unit_claims_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.unit_etd_changes
    ADD CONSTRAINT unit_etd_changes_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.unit_stops
    ADD CONSTRAINT unit_stops_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.unit_stops
    ADD CONSTRAINT unit_stops_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_product_id_variant_id_fkey FOREIGN KEY (product_id, variant_id) REFERENCES public.variants(product_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.units
    ADD CONSTRAINT units_site_id_store_id_fkey FOREIGN KEY (site_id, store_id) REFERENCES public.stores(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.variant_values
    ADD CONSTRAINT variant_values_attribute_id_value_id_fkey FOREIGN KEY (attribute_id, value_id) REFERENCES public.attribute_values(attribute_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.variant_values
    ADD CONSTRAINT variant_values_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES public.variants(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.warranty_files
    ADD CONSTRAINT warranty_files_site_id_request_id_fkey FOREIGN KEY (site_id, request_id) REFERENCES public.warranty_requests(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.warranty_files
    ADD CONSTRAINT warranty_files_site_id_upload_id_fkey FOREIGN KEY (site_id, upload_id) REFERENCES public.uploads(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.warranty_requests
    ADD CONSTRAINT warranty_requests_site_id_bike_id_fkey FOREIGN KEY (site_id, bike_id) REFERENCES public.bikes(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.warranty_requests
    ADD CONSTRAINT warranty_requests_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.warranty_requests
    ADD CONSTRAINT warranty_requests_site_id_store_id_fkey FOREIGN KEY (site_id, store_id) REFERENCES public.stores(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_site_id_webhook_id_fkey FOREIGN KEY (site_id, webhook_id) REFERENCES public.webhooks(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_color_id_fkey FOREIGN KEY (color_id) REFERENCES public.attribute_values(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_site_id_customer_id_fkey FOREIGN KEY (site_id, customer_id) REFERENCES public.customers(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_site_id_unit_id_fkey FOREIGN KEY (site_id, unit_id) REFERENCES public.units(site_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wish_list_entries
    ADD CONSTRAINT wish_list_entries_size_id_fkey FOREIGN KEY (size_id) REFERENCES public.attribute_values(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.withdrawal_lines
    ADD CONSTRAINT withdrawal_lines_site_id_order_id_unit_id_fkey FOREIGN KEY (site_id, order_id, unit_id) REFERENCES public.order_lines(site_id, order_id, unit_id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.withdrawal_lines
    ADD CONSTRAINT withdrawal_lines_site_id_withdrawal_id_fkey FOREIGN KEY (site_id, withdrawal_id) REFERENCES public.withdrawals(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_site_id_order_id_fkey FOREIGN KEY (site_id, order_id) REFERENCES public.orders(site_id, id) ON DELETE RESTRICT;

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_site_id_return_id_fkey FOREIGN KEY (site_id, return_id) REFERENCES public.returns(site_id, id) ON DELETE RESTRICT;

ALTER TABLE public.addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.alerts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.approvals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_chain ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.audit_private ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bank_accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bank_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bank_statements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bike_owners ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bike_registrations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bike_transfers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bikes ENABLE ROW LEVEL SECURITY;

CREATE POLICY brand_changed_by_editors ON public.menu_versions FOR UPDATE USING (((for_site_id IS NULL) AND COALESCE((current_setting('app.brand_content'::text, true) = 'on'::text), false))) WITH CHECK (((for_site_id IS NULL) AND COALESCE((current_setting('app.brand_content'::text, true) = 'on'::text), false)));

CREATE POLICY brand_changed_by_editors ON public.page_versions FOR UPDATE USING (((for_site_id IS NULL) AND COALESCE((current_setting('app.brand_content'::text, true) = 'on'::text), false))) WITH CHECK (((for_site_id IS NULL) AND COALESCE((current_setting('app.brand_content'::text, true) = 'on'::text), false)));

CREATE POLICY brand_inserted_by_editors ON public.menu_versions FOR INSERT WITH CHECK (((for_site_id IS NULL) AND COALESCE((current_setting('app.brand_content'::text, true) = 'on'::text), false)));

CREATE POLICY brand_inserted_by_editors ON public.page_versions FOR INSERT WITH CHECK (((for_site_id IS NULL) AND COALESCE((current_setting('app.brand_content'::text, true) = 'on'::text), false)));

ALTER TABLE public.cart_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.carts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.checkout_proofs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.claim_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.contact_tickets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customer_tokens ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delays ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_promises ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.demonstrator_blocks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.demonstrators ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.event_heads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.event_outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.events ENABLE ROW LEVEL SECURITY;

CREATE POLICY for_every_site ON public.menu_versions FOR SELECT USING ((for_site_id IS NULL));

CREATE POLICY for_every_site ON public.page_versions FOR SELECT USING ((for_site_id IS NULL));

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_series ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.known_devices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_postings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.letter_sends ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.letter_texts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.letters ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.login_counters ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mails ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.menu_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.orders ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_site_or_unsafe_all_sites ON public.addresses USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.alerts USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.approvals USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.audit_chain USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.audit_log USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.audit_private USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bank_accounts USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bank_lines USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bank_statements USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bike_owners USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bike_registrations USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bike_transfers USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.bikes USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.cart_lines USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.carts USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.checkout_proofs USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.claim_keys USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.consents USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.contact_tickets USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.customer_notes USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.customer_tokens USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.customers USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.delays USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.delivery_promises USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.demonstrator_blocks USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.demonstrators USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.event_heads USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.event_outbox USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.events USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.idempotency_keys USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.invoice_series USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.invoices USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.known_devices USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.ledger_entries USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.ledger_postings USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.letter_sends USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.letter_texts USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.letters USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.login_counters USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.mails USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.menu_versions USING (
CASE
    WHEN (for_site_id = (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer) THEN true
    ELSE COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false)
END) WITH CHECK (
CASE
    WHEN (for_site_id = (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer) THEN true
    ELSE COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false)
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.order_events USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.order_lines USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.order_notes USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.orders USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.page_versions USING (
CASE
    WHEN (for_site_id = (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer) THEN true
    ELSE COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false)
END) WITH CHECK (
CASE
    WHEN (for_site_id = (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer) THEN true
    ELSE COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false)
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.passkey_challenges USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.passkeys USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.payment_attempts USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.payment_cases USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.payment_method_translations USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.payment_methods USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.previews USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.prices USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.privacy_requests USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.provider_events USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.reconciliation_reports USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.refund_files USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.refund_payees USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.refunds USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.return_files USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.return_lines USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.returns USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.reviews USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.saved_replies USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.shipment_events USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.shipment_method_translations USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.shipment_methods USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.stores USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.subscriber_consents USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.subscriber_links USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.subscribers USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.test_rides USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.ticket_messages USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.ticket_words USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.unit_claims USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.unit_etd_changes USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.unit_stops USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.units USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.uploads USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.warranty_files USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.warranty_requests USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.webhook_deliveries USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.webhooks USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.wish_list_entries USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.withdrawal_lines USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

CREATE POLICY own_site_or_unsafe_all_sites ON public.withdrawals USING (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    WHEN (site_id = ANY (( SELECT (string_to_array(NULLIF(current_setting('app.site_ids'::text, true), ''::text), ','::text))::integer[] AS string_to_array)::integer[])) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END) WITH CHECK (
CASE
    WHEN (site_id = ( SELECT (NULLIF(current_setting('app.site_id'::text, true), ''::text))::integer AS "nullif")) THEN true
    ELSE ( SELECT COALESCE((current_setting('app.unsafe_all_sites'::text, true) = 'on'::text), false) AS "coalesce")
END);

ALTER TABLE public.page_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkey_challenges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkeys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_attempts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_cases ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_method_translations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_methods ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.previews ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.prices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.privacy_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.provider_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reconciliation_reports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.refund_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.refund_payees ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.refunds ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.return_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.return_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.returns ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.reviews ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.saved_replies ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shipment_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shipment_method_translations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shipment_methods ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.stores ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscriber_consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscriber_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.subscribers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.test_rides ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ticket_words ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.unit_claims ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.unit_etd_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.unit_stops ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.units ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.uploads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.warranty_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.warranty_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhooks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.wish_list_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawal_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withdrawals ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON FUNCTION public.forget_words_in_order_events(site integer, customer bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_words_in_order_events(site integer, customer bigint) TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.addresses TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.alerts TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.approval_rules TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.approvals TO paddock_app;

GRANT USAGE ON SEQUENCE public.content_revisions TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.articles TO paddock_app;

GRANT USAGE ON SEQUENCE public.article_numbers TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article_sites TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article_tags TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.article_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attribute_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attribute_value_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attribute_values TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attributes TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.audit_chain TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.audit_log TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.audit_private TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bank_accounts TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bank_lines TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.bank_statements TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bike_owners TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bike_registrations TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bike_transfers TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bikes TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bulk_rows TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.bulk_runs TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cart_lines TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.carts TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.categories TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.category_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.checkout_proofs TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.claim_keys TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.consents TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.contact_tickets TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.content_instants TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_notes TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_tokens TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customers TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.delays TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.delivery_promises TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.demonstrator_blocks TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.demonstrators TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_drafts TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.desk_presence TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.event_heads TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.event_outbox TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.events TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exports TO paddock_app;

GRANT SELECT ON TABLE public.feed_tokens TO paddock_app;

GRANT UPDATE(last_used_at) ON TABLE public.feed_tokens TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.frame_changes TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.geometry_measure_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.geometry_measures TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.glossary_terms TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.grants TO paddock_app;

GRANT UPDATE(until_at) ON TABLE public.grants TO paddock_app;

GRANT UPDATE(confirmed_at) ON TABLE public.grants TO paddock_app;

GRANT UPDATE(ended_at) ON TABLE public.grants TO paddock_app;

GRANT UPDATE(ended_by) ON TABLE public.grants TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.group_grants TO paddock_app;

GRANT UPDATE(confirmed_at) ON TABLE public.group_grants TO paddock_app;

GRANT UPDATE(until_at) ON TABLE public.group_grants TO paddock_app;

GRANT UPDATE(ended_at) ON TABLE public.group_grants TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.orders TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payment_cases TO paddock_app;

GRANT SELECT ON TABLE public.held_orders TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.invoice_series TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.invoices TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.known_devices TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.ledger_entries TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.ledger_postings TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.letter_sends TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.letter_texts TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.letters TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_counters TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.mails TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.manual_files TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.manual_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.manuals TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.media TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.media_files TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.media_renditions TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.media_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.media_uses TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.menu_versions TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.news_tag_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.news_tags TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.order_events TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.order_lines TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.order_notes TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.page_versions TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.passkey_challenges TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.passkeys TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payment_attempts TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_method_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payment_methods TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.previews TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.prices TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.privacy_requests TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_documents TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_feature_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_features TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_fits TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_geometries TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_media TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_question_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_questions TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.product_values TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.products TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.provider_events TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.reconciliation_reports TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.refund_files TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.refund_payees TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.refunds TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.return_files TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.return_lines TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.returns TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.reviews TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.role_permissions TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.roles TO paddock_app;

GRANT UPDATE(label) ON TABLE public.roles TO paddock_app;

GRANT UPDATE(revision) ON TABLE public.roles TO paddock_app;

GRANT UPDATE(changed_at) ON TABLE public.roles TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_replies TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_views TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_documents TO paddock_app;

GRANT SELECT,UPDATE ON TABLE public.search_state TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.shipment_events TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shipment_method_translations TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shipment_methods TO paddock_app;

GRANT SELECT ON TABLE public.site_locales TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.site_products TO paddock_app;

GRANT SELECT,UPDATE ON TABLE public.sites TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.staff TO paddock_app;

GRANT UPDATE(name) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(email) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(locale) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(timezone) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(status) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(confirmed_at) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(oidc_issuer) ON TABLE public.staff TO paddock_app;

GRANT UPDATE(oidc_subject) ON TABLE public.staff TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.staff_challenges TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.staff_invitations TO paddock_app;

GRANT UPDATE(used_at) ON TABLE public.staff_invitations TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.staff_passkeys TO paddock_app;

GRANT UPDATE(counter) ON TABLE public.staff_passkeys TO paddock_app;

GRANT UPDATE(last_used_at) ON TABLE public.staff_passkeys TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.staff_sessions TO paddock_app;

GRANT UPDATE(seen_at) ON TABLE public.staff_sessions TO paddock_app;

GRANT UPDATE(strong_at) ON TABLE public.staff_sessions TO paddock_app;

GRANT UPDATE(ended_at) ON TABLE public.staff_sessions TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.staff_tokens TO paddock_app;

GRANT UPDATE(last_used_at) ON TABLE public.staff_tokens TO paddock_app;

GRANT UPDATE(revoked_at) ON TABLE public.staff_tokens TO paddock_app;

GRANT SELECT ON TABLE public.status_moves TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stores TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.subscriber_consents TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscriber_links TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.subscribers TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.test_rides TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.text_catalogues TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.text_marks TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.text_memory TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.text_overrides TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.texts TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.ticket_messages TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.ticket_words TO paddock_app;

GRANT SELECT ON TABLE public.town_names TO paddock_app;

GRANT SELECT ON TABLE public.towns TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.translation_locales TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.unit_claims TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.unit_etd_changes TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.unit_stops TO paddock_app;

GRANT UPDATE(reason) ON TABLE public.unit_stops TO paddock_app;

GRANT UPDATE(moved) ON TABLE public.unit_stops TO paddock_app;

GRANT UPDATE(set_at) ON TABLE public.unit_stops TO paddock_app;

GRANT UPDATE(set_by) ON TABLE public.unit_stops TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.units TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.uploads TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.variant_values TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.variants TO paddock_app;

GRANT SELECT,INSERT ON TABLE public.warranty_files TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.warranty_requests TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_deliveries TO paddock_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhooks TO paddock_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.wish_list_entries TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.withdrawal_lines TO paddock_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.withdrawals TO paddock_app;
