-- The rewards account that a customer has chosen; without one it's the first in the order (A §4).
create table selected_rewards (
  tenant_id text not null,
  customer_id text not null,
  account_reference_id text not null,
  selected_at timestamptz not null,
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers
);
