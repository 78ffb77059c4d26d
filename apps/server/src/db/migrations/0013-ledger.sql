-- Double entry. Debits are positive, credits negative, in minor units; nothing here is ever changed or
-- removed.
create table ledger_transactions (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- What happened: authorize, capture, void, cancel, refund:1 …; each at most once for a booking
  kind text not null,
  phase text not null check (phase in ('pending', 'post', 'void', 'direct')),
  -- The pending transaction that a post or void ends
  resolves text,
  at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id, kind),
  foreign key (tenant_id, customer_id, booking_id, resolves) references ledger_transactions,
  check ((phase in ('post', 'void')) = (resolves is not null))
);
create unique index ledger_resolved_once on ledger_transactions (tenant_id, customer_id, booking_id, resolves)
  where resolves is not null;

create table ledger_entries (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  kind text not null,
  line int not null,
  account text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  primary key (tenant_id, customer_id, booking_id, kind, line),
  foreign key (tenant_id, customer_id, booking_id, kind) references ledger_transactions
);

create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function refuse_change();

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e
    where e.tenant_id = new.tenant_id and e.customer_id = new.customer_id
      and e.booking_id = new.booking_id and e.kind = new.kind
    group by e.currency having sum(e.amount_minor) <> 0
  ) then
    raise exception 'ledger transaction % % does not sum to zero', new.booking_id, new.kind
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_sums_to_zero();
