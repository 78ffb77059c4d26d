-- Requests for approval: a checkout that a company reviews, for its traveler and for those who decide.
alter table policy_checks add column needs_approval boolean not null default false;

create table approval_requests (
  tenant_id text not null,
  customer_id text not null,
  request_id text not null,
  business_id text not null,
  -- What people read to each other: R-A7C3KP.
  code text not null,
  -- Of the first request of the trip.
  trip_id text not null,
  state text not null,
  -- One more each time it is sent again; a decision names the one that was on screen.
  version int not null,
  checkout_id text not null,
  -- Once it is being booked.
  booking_id text,
  -- What the tier prescribes, and what its terms allowed: review or mandate.
  kind_set text not null,
  kind text not null,
  -- What was asked for, as it was then: rules, verdict, price, tenders and what the trip is called.
  terms jsonb not null,
  requested_minor bigint not null,
  requested_quote_id text not null,
  sent_at timestamptz not null,
  decide_by timestamptz not null,
  -- The last notice that left, in hours before the decision is due.
  noticed_hours int,
  ended_by text,
  -- Why it couldn't be booked as approved, and the price then.
  returned_for text,
  now_minor bigint,
  scenario text,
  changed_at timestamptz not null,
  primary key (tenant_id, customer_id, request_id),
  foreign key (tenant_id, customer_id, checkout_id) references checkouts
);
create unique index approval_requests_by_checkout on approval_requests (tenant_id, customer_id, checkout_id);
create index approval_requests_of_company on approval_requests (tenant_id, business_id, decide_by);
create index approval_requests_by_id on approval_requests (tenant_id, request_id);
create index approval_requests_open on approval_requests (decide_by)
  where state in ('sending', 'pending', 'approved', 'inReview', 'canceling');

-- Who decides about a version of a request, in their order; and how they did.
create table approval_steps (
  tenant_id text not null,
  customer_id text not null,
  request_id text not null,
  version int not null,
  position int not null,
  -- The bank's subject, and why it is them.
  approver text not null,
  why text not null,
  decision text,
  note text,
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, customer_id, request_id, version, position),
  foreign key (tenant_id, customer_id, request_id) references approval_requests
);

-- Who decides in an approver's place, from one day to another in the approver's zone.
create table approval_covers (
  tenant_id text not null,
  business_id text not null,
  approver text not null,
  deputy text not null,
  from_day date not null,
  to_day date not null,
  zone text not null,
  primary key (tenant_id, business_id, approver),
  foreign key (tenant_id, business_id) references businesses
);
