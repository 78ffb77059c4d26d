-- Rewards accounts and the bank's own record of every change of a balance. A unit is a cent: a mile, or a
-- cent of cash back. The record moves the balances, so that the two cannot differ.
create table rewards_accounts (
  account_reference_id text primary key,
  product_display_name text not null,
  account_type text not null check (account_type in ('Personal', 'Business')),
  unit text not null check (unit in ('miles', 'cash')),
  earn jsonb not null,
  redemption_min bigint not null check (redemption_min >= 0),
  -- What can be redeemed; below zero only by what was taken back
  available bigint not null default 0,
  reserved bigint not null default 0 check (reserved >= 0),
  tier text not null check (tier in ('premium', 'base')),
  standing text not null default 'good' check (standing in ('good', 'bad')),
  opened_on date not null,
  benefit_period_from date not null
);

-- The same account has another role and another card for each of its people
create table account_holders (
  subject text not null,
  account_reference_id text not null references rewards_accounts,
  role text not null,
  last_four text not null,
  virtual_last_fours text[] not null,
  may_redeem boolean not null,
  position int not null,
  primary key (subject, account_reference_id)
);
create index account_holders_of on account_holders (account_reference_id);

create table redemptions (
  reference text primary key,
  subject text not null,
  -- Null for what was released before it was ever reserved
  account_reference_id text references rewards_accounts,
  state text not null check (state in ('reserved', 'settled', 'released', 'rejected', 'expired')),
  units bigint not null check (units >= 0),
  settled_units bigint not null default 0 check (settled_units between 0 and units),
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'settled') = (settled_units > 0)),
  check ((state = 'rejected') = (reason is not null))
);
create index redemptions_to_expire on redemptions (expires_at) where state = 'reserved';

create table redemption_refunds (
  refund_reference text primary key,
  reference text not null references redemptions,
  units bigint not null check (units > 0),
  created_at timestamptz not null
);
create index redemption_refunds_of on redemption_refunds (reference);

create table earnings (
  reference text primary key,
  subject text not null,
  account_reference_id text references rewards_accounts,
  state text not null check (state in ('posted', 'takenBack')),
  units bigint not null check (units >= 0),
  reason text not null,
  created_at timestamptz not null
);

create table rewards_movements (
  movement_id bigint primary key,
  account_reference_id text not null references rewards_accounts,
  kind text not null check (kind in
    ('opening', 'reserve', 'settle', 'release', 'expire', 'refund', 'earn', 'takeBack')),
  reference text not null,
  available_change bigint not null,
  reserved_change bigint not null,
  available_after bigint not null,
  reserved_after bigint not null,
  at timestamptz not null
);
create index rewards_movements_of on rewards_movements (account_reference_id, movement_id);
create sequence rewards_movement_ids owned by rewards_movements.movement_id;

-- Numbers are given under a lock that is held to the commit: whoever reads on from the last one that they saw
-- misses none. A transaction makes one movement, so that it waits for nobody while it holds the lock.
create function apply_movement() returns trigger language plpgsql as $$
begin
  update rewards_accounts set available = available + new.available_change,
    reserved = reserved + new.reserved_change
  where account_reference_id = new.account_reference_id
  returning available, reserved into strict new.available_after, new.reserved_after;
  if new.available_change < 0 and new.available_after < 0 and new.kind <> 'takeBack' then
    raise exception 'only what is taken back leaves % below zero', new.account_reference_id
      using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('bank:rewards-movements'));
  new.movement_id = nextval('rewards_movement_ids');
  return new;
end $$;
create trigger rewards_movements_applied before insert on rewards_movements
  for each row execute function apply_movement();

-- What happened to an account, told to each of its people in their own count
create table standing_events (
  subject text not null,
  seq int not null check (seq > 0),
  type text not null check (type in ('NewAccountOpening', 'NewBenefitPeriod', 'EnterBadStanding',
    'EnterGoodStanding', 'Upgrade', 'Downgrade', 'Migrated')),
  at timestamptz not null,
  account_reference_id text not null references rewards_accounts,
  role text not null,
  tier text not null,
  account_type text not null,
  standing text not null,
  opened_on date not null,
  benefit_period_from date not null,
  primary key (subject, seq)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger rewards_movements_append_only before update or delete on rewards_movements
  for each row execute function refuse_change();
create trigger redemption_refunds_append_only before update or delete on redemption_refunds
  for each row execute function refuse_change();
create trigger standing_events_append_only before update or delete on standing_events
  for each row execute function refuse_change();
