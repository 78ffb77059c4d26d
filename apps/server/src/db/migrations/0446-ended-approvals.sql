-- What nobody booked is found when its time is over.
create index approval_requests_ended on approval_requests (changed_at, tenant_id, customer_id, request_id)
  where booking_id is null and state in ('declined', 'withdrawn', 'lapsed', 'returned');

-- The moves of a request, and of a price freeze, go with it.
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
      and freeze_id = old.subject_id)) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
