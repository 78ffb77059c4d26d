-- What was accepted joins the quotes in a customer's chain of snapshots: bookings, changes, cancellations,
-- answers to suppliers' changes and to offers.
alter table snapshots
  add column booking_id text,
  -- Who it was for; the body has its salted hash, so it can be sealed anew and forgotten
  add column sealed text;
create index snapshots_of_booking on snapshots (tenant_id, customer_id, booking_id, seq)
  where booking_id is not null;
create index snapshots_of_subject on snapshots (tenant_id, customer_id, subject_id);
create index snapshots_sealed on snapshots (tenant_id, customer_id, seq) where sealed is not null;

alter table snapshot_heads
  add column previous text,
  -- Something was accepted since the last anchor
  add column is_unanchored boolean not null default false;
create index snapshot_heads_unanchored on snapshot_heads (tenant_id, customer_id) where is_unanchored;

-- How long a chain was at a moment, signed; a chain that is shorter later, or another, has lost links
create table proof_anchors (
  tenant_id text not null,
  customer_id text not null,
  count int not null,
  spine text not null,
  at timestamptz not null,
  signature text not null,
  primary key (tenant_id, customer_id, count)
);
create trigger proof_anchors_append_only before update or delete on proof_anchors
  for each row execute function refuse_change();

-- Public keys of every server key that ever signed, so that older signatures can be checked
create table proof_keys (
  key_id text primary key,
  x text not null,
  first_at timestamptz not null
);
create trigger proof_keys_append_only before update or delete on proof_keys
  for each row execute function refuse_change();

-- Only the text of a quote that nobody accepted may go; who an acceptance was for may be sealed anew or
-- forgotten.
create or replace function keep_accepted_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.tenant_id, new.customer_id, new.seq, new.subject_id, new.hash, new.created_at)
      = (old.tenant_id, old.customer_id, old.seq, old.subject_id, old.hash, old.created_at)
    and new.booking_id is not distinct from old.booking_id
    and (new.body is not distinct from old.body
      or new.body is null and old.subject_id like 'quo\_%' and old.booking_id is null and old.sealed is null
      and not exists (select from portal.bookings where tenant_id = old.tenant_id
        and customer_id = old.customer_id and quote_id = old.subject_id)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
