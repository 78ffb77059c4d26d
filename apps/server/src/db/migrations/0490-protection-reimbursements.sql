-- What a protection gives back of a change's cost, until when, and when it was given.
create table protection_reimbursements (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  protection_no int not null,
  -- The change that it pays for
  change_id text not null,
  state text not null default 'pending' check (state in ('pending', 'paid')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- When it's paid, and until when that was promised
  pays_at timestamptz not null,
  due_by timestamptz not null,
  paid_at timestamptz,
  primary key (tenant_id, customer_id, booking_id, protection_no),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index protection_reimbursements_pending on protection_reimbursements (pays_at) where state = 'pending';
