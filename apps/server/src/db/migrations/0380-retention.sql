-- What nobody accepted may be deleted after its time. What a booking was made from never is.
alter table snapshots alter column body drop not null;

create function keep_accepted_quote() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from portal.bookings where tenant_id = old.tenant_id
    and customer_id = old.customer_id and quote_id = old.quote_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger quotes_append_only before update or delete on quotes
  for each row execute function keep_accepted_quote();

-- The link stays in the chain with its hash; the text that it is of may go.
create function keep_accepted_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.body is null
    and (new.tenant_id, new.customer_id, new.seq, new.subject_id, new.hash, new.created_at)
      = (old.tenant_id, old.customer_id, old.seq, old.subject_id, old.hash, old.created_at)
    and not exists (select from portal.bookings where tenant_id = old.tenant_id
      and customer_id = old.customer_id and quote_id = old.subject_id) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger snapshots_append_only before update or delete on snapshots
  for each row execute function keep_accepted_snapshot();

-- Of a checkout or a change that is gone.
create function keep_transitions_of_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
    old.machine = 'checkout' and not exists (select from portal.checkouts where tenant_id = old.tenant_id
      and customer_id = old.customer_id and checkout_id = old.subject_id)
    or old.machine = 'change' and not exists (select from portal.changes where tenant_id = old.tenant_id
      and customer_id = old.customer_id and change_id = old.subject_id)) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger transitions_append_only before update or delete on transitions
  for each row execute function keep_transitions_of_rows();

create index quotes_by_age on quotes (created_at);
create index checkouts_forgotten on checkouts (forgotten_at) where forgotten_at is not null;
create index cancel_quotes_unconfirmed on cancel_quotes (expires_at) where confirmed_at is null;
create index changes_unconfirmed on changes (created_at)
  where state in ('quoted', 'unquoted', 'superseded');

-- The bank's record names a booking, and nobody.
create index earnings_by_booking on earnings (booking_id);
