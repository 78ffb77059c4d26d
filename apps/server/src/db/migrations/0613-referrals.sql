-- A person's own code, to be given to somebody new.
create table referral_codes (
  tenant_id text not null,
  customer_id text not null,
  code text not null,
  primary key (tenant_id, customer_id),
  unique (tenant_id, code)
);
-- Who came by whose code; a row for each who came.
create table referrals (
  tenant_id text not null,
  -- Who came
  customer_id text not null,
  referrer_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'lapsed')),
  entered_at timestamptz not null,
  ends_at timestamptz not null,
  -- When credit was granted, or it lapsed
  ended_at timestamptz,
  -- Whether the referrer had as many as they may
  is_beyond_limit boolean not null default false,
  primary key (tenant_id, customer_id),
  check (customer_id <> referrer_id)
);
create index referrals_waiting on referrals (entered_at) where state = 'waiting';
create index referrals_of_referrer on referrals (tenant_id, referrer_id);
