-- The moves of a request to a host go with it, as those of other requests do.
create or replace function keep_transitions_of_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
    old.machine = 'checkout' and not exists (select from portal.checkouts where tenant_id = old.tenant_id
      and customer_id = old.customer_id and checkout_id = old.subject_id)
    or old.machine = 'change' and not exists (select from portal.changes where tenant_id = old.tenant_id
      and customer_id = old.customer_id and change_id = old.subject_id)
    or old.machine = 'approval' and not exists (select from portal.approval_requests
      where tenant_id = old.tenant_id and customer_id = old.customer_id
      and request_id = old.subject_id)
    or old.machine = 'priceFreeze' and not exists (select from portal.price_freezes
      where tenant_id = old.tenant_id and customer_id = old.customer_id
      and freeze_id = old.subject_id)
    or old.machine = 'homeRequest' and not exists (select from portal.home_requests
      where tenant_id = old.tenant_id and customer_id = old.customer_id
      and request_id = old.subject_id)) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
