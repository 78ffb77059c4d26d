-- The ledger also holds what is no booking: a travel credit that is granted or expires. `instance` tells
-- which credit or rewards account an entry is of; miles are a unit of their own beside the currencies.
alter table ledger_transactions rename column booking_id to subject_id;
alter table ledger_entries rename column booking_id to subject_id;
alter table ledger_entries add column instance text not null default '';
create index ledger_entries_of_instance on ledger_entries (tenant_id, customer_id, account, instance)
  where instance <> '';

create or replace function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e
    where e.tenant_id = new.tenant_id and e.customer_id = new.customer_id
      and e.subject_id = new.subject_id and e.kind = new.kind
    group by e.currency having sum(e.amount_minor) <> 0
  ) then
    raise exception 'ledger transaction % % does not sum to zero', new.subject_id, new.kind
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
