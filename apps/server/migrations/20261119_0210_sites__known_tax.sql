-- A shop whose prices exclude tax, and that has neither a rate nor rates by state, would sell at tax 0: it is closed,
-- and cannot be opened.
create function knows_tax(settings jsonb) returns boolean
language sql immutable
as $$
select settings ->> 'price_display' is distinct from 'exclusive'
    or coalesce(jsonb_typeof(settings -> 'tax_rate') = 'number', false)
    or coalesce(jsonb_typeof(settings #> '{state_tax_rates,states}') = 'object', false)
$$;
update sites set enable_shop = false where enable_shop and not knows_tax(settings);
alter table sites add constraint sites_known_tax check (not enable_shop or knows_tax(settings));
