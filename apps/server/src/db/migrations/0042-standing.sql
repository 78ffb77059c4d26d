-- What the issuer has told of a customer's accounts: each event once and in order, and where each account
-- stands since.
create table standing_cursors (
  tenant_id text not null,
  customer_id text not null,
  -- The last event that was applied; they are counted from 1 without gaps
  seq int not null default 0 check (seq >= 0),
  -- When the bank was asked last, by whichever process
  asked_at timestamptz,
  primary key (tenant_id, customer_id)
);

create table standing_events (
  tenant_id text not null,
  customer_id text not null,
  seq int not null check (seq > 0),
  type text not null check (type in ('NewAccountOpening', 'NewBenefitPeriod', 'EnterBadStanding',
    'EnterGoodStanding', 'Upgrade', 'Downgrade', 'Migrated')),
  account_reference_id text not null,
  facts jsonb not null,
  at timestamptz not null,
  applied_at timestamptz not null,
  primary key (tenant_id, customer_id, seq)
);
create trigger standing_events_append_only before update or delete on standing_events
  for each row execute function refuse_change();

create table account_standings (
  tenant_id text not null,
  customer_id text not null,
  account_reference_id text not null,
  standing text not null check (standing in ('good', 'bad')),
  tier text not null check (tier in ('premium', 'base')),
  seq int not null,
  primary key (tenant_id, customer_id, account_reference_id)
);
