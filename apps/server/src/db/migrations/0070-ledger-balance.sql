-- What one statement adds to the ledger sums to zero by itself, for each transaction and currency, or it is
-- refused. As nothing is ever changed or removed, every transaction then sums to zero: looked at once for a
-- statement, not once for an entry against the whole table.
drop trigger ledger_entries_balance on ledger_entries;
drop function ledger_sums_to_zero();

create function ledger_entries_sum_to_zero() returns trigger language plpgsql as $$
declare
  odd record;
begin
  select a.subject_id, a.kind into odd from added a
    group by a.tenant_id, a.customer_id, a.subject_id, a.kind, a.currency
    having sum(a.amount_minor) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % % does not sum to zero', odd.subject_id, odd.kind
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_entries_sum_to_zero();
