-- What a company lets a group of its travelers book (A §3). A change adds a version; none is ever altered, as
-- bookings name the version that judged them.
create table policy_tiers (
  tenant_id text not null,
  business_id text not null,
  tier_id text not null,
  name text not null,
  version int not null,
  primary key (tenant_id, business_id, tier_id),
  unique (tenant_id, business_id, name),
  foreign key (tenant_id, business_id) references businesses
);
create table policy_tier_versions (
  tenant_id text not null,
  business_id text not null,
  tier_id text not null,
  version int not null,
  rules jsonb not null,
  -- Who made it, by the bank's subject; null for whoever set the company up.
  changed_by text,
  changed_at timestamptz not null,
  primary key (tenant_id, business_id, tier_id, version),
  foreign key (tenant_id, business_id, tier_id) references policy_tiers
);

-- Replaces policy_tier, a name without rules, which the version before this one reads.
alter table business_members add column tier_id text;

-- How a checkout was judged, and why the traveler went on all the same.
create table policy_checks (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  business_id text not null,
  tier_id text not null,
  tier_version int not null,
  verdict jsonb not null,
  reason text,
  note text,
  checked_at timestamptz not null,
  primary key (tenant_id, customer_id, checkout_id),
  foreign key (tenant_id, customer_id, checkout_id) references checkouts
);
