-- The checkout lives here: what is bought, the quotes that were shown, and everything that was typed.
create table checkouts (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  state text not null default 'open' check (state in ('open', 'booking', 'booked')),
  quote_id text not null,
  -- The last total that the traveler went on with: a dearer quote must be accepted
  accepted_minor bigint not null,
  price_change jsonb,
  draft jsonb not null,
  last_failure jsonb,
  booking_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, customer_id, checkout_id),
  check ((state = 'open') = (booking_id is null))
);

create table quotes (
  tenant_id text not null,
  customer_id text not null,
  quote_id text not null,
  checkout_id text not null,
  total_minor bigint not null,
  currency text not null,
  expires_at timestamptz not null,
  request jsonb not null,
  offer jsonb not null,
  terms_version text not null,
  snapshot_hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, quote_id)
);

-- Proof of what was on screen: a chain for each customer; body is the exact text that was hashed
create table snapshots (
  tenant_id text not null,
  customer_id text not null,
  seq int not null,
  subject_id text not null,
  body text not null,
  hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, seq),
  check (hash = encode(sha256(convert_to(body, 'UTF8')), 'hex'))
);
create table snapshot_heads (
  tenant_id text not null,
  customer_id text not null,
  seq int not null,
  hash text not null,
  primary key (tenant_id, customer_id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger snapshots_append_only before update or delete on snapshots
  for each row execute function refuse_change();
create trigger quotes_append_only before update or delete on quotes
  for each row execute function refuse_change();
