-- What a customer looks for in hotels and flights, each as a whole, and the telephone number that the bank
-- knows.

create table preferences (
  tenant_id text not null,
  customer_id text not null,
  kind text not null check (kind in ('hotel', 'flight')),
  preferences jsonb not null,
  changed_at timestamptz not null,
  primary key (tenant_id, customer_id, kind),
  foreign key (tenant_id, customer_id) references customers
);

alter table customers add column phone text not null default '';
