-- Who may book for whom, given by the traveler or by an admin; a row that's gone gives nothing any more.
create table arrangers (
  tenant_id text not null,
  business_id text not null,
  -- People of the company.
  traveler_id text not null,
  arranger_id text not null,
  -- The traveler's saved details go into what is booked for them, but for the numbers of documents.
  shares_details boolean not null,
  -- The bank's subject, and what they were then: `traveler` or `admin`.
  given_by text not null,
  given_as text not null,
  given_at timestamptz not null,
  primary key (tenant_id, business_id, traveler_id, arranger_id),
  foreign key (tenant_id, business_id) references businesses
);
create index arrangers_of_arranger on arrangers (tenant_id, business_id, arranger_id);

-- For whom a checkout is, where it isn't for who books alone.
create table checkout_travelers (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  position int not null,
  business_id text not null,
  -- Null for a guest.
  person_id text,
  -- Under which policy, and its verdict; null without one.
  tier_name text,
  tier_version int,
  verdict jsonb,
  -- Their saved details may be used.
  shares_details boolean not null,
  primary key (tenant_id, customer_id, checkout_id, position),
  foreign key (tenant_id, customer_id, checkout_id) references checkouts
);
create index checkout_travelers_of_person on checkout_travelers (tenant_id, business_id, person_id)
  where person_id is not null;
