-- A bag holds twenty units. Counted here, where the cart's row is locked by whoever adds to it: the statement that adds
-- has looked at the lines before it had to wait for another one.
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
