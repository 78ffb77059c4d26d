-- The gateway's own record of what it set aside, took and sent back; what the portal reconciles with.
create table authorizations (
  reference text primary key,
  subject text not null,
  payment_id text not null,
  label text not null,
  state text not null check (state in ('authorized', 'captured', 'voided', 'declined')),
  amount_minor bigint not null check (amount_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  currency text not null,
  problem text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'captured') = (captured_minor > 0))
);
create table refunds (
  refund_reference text primary key,
  reference text not null references authorizations,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index refunds_of on refunds (reference);

create table gateway_events (
  event_id bigint generated always as identity primary key,
  reference text not null,
  event text not null,
  amount_minor bigint not null,
  at timestamptz not null default now()
);
create function note_authorization() returns trigger language plpgsql as $$
begin
  insert into gateway_events (reference, event, amount_minor)
  values (new.reference, new.state, case new.state when 'captured' then new.captured_minor else
    new.amount_minor end);
  return null;
end $$;
create trigger authorizations_noted after insert or update on authorizations
  for each row execute function note_authorization();
create function note_refund() returns trigger language plpgsql as $$
begin
  insert into gateway_events (reference, event, amount_minor) values (new.reference, 'refunded',
    new.amount_minor);
  return null;
end $$;
create trigger refunds_noted after insert on refunds for each row execute function note_refund();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger gateway_events_append_only before update or delete on gateway_events
  for each row execute function refuse_change();
create trigger refunds_append_only before update or delete on refunds
  for each row execute function refuse_change();
