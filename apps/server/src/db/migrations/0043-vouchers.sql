-- Voucher codes, kept as SHA-256 only, and which announcements of an expiry were made.
create table vouchers (
  tenant_id text not null,
  code_hash text not null,
  state text not null default 'Open' check (state in ('Open', 'Voided')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- What it was given for, as the customer reads it in their ledger
  campaign text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  -- Until when it can be redeemed; null: for ever
  ends_at timestamptz,
  customer_id text,
  redeemed_at timestamptz,
  primary key (tenant_id, code_hash),
  check ((state = 'Voided') = (redeemed_at is not null) and (customer_id is null) = (redeemed_at is null))
);

create table credit_announcements (
  tenant_id text not null,
  customer_id text not null,
  credit_id text not null,
  -- 90, 60, 30 or 7 days before it ends
  days_before int not null,
  amount_minor bigint not null,
  announced_at timestamptz not null,
  primary key (tenant_id, customer_id, credit_id, days_before),
  foreign key (tenant_id, customer_id, credit_id) references travel_credits
);
create trigger credit_announcements_append_only before update or delete on credit_announcements
  for each row execute function refuse_change();
