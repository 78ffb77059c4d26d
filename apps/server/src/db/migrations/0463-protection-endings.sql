-- What happened that ended a protection (B §4); null while it's valid and of those that ended before
alter table booking_protections add column ended_by text;

-- What a government or the WHO announced for a country: it ends protections of trips there
create table travel_alerts (
  tenant_id text not null,
  alert_id text not null,
  event text not null check (event in ('governmentAlert', 'whoDesignation')),
  -- Two letters, as bookings have it
  country text not null,
  starts_on date not null,
  -- Null: until further notice
  ends_on date,
  -- Who announced what, for people to read
  source text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  -- When every trip that it's about was seen to
  done_at timestamptz,
  primary key (tenant_id, alert_id)
);
create index travel_alerts_open on travel_alerts (noted_at) where done_at is null;
