-- Saved travelers. What is known of one is sealed as a whole: names, birth, passport, member numbers (the
-- server's key opens it); only whose it is and whether it is offered stand in clear.

create table travelers (
  tenant_id text not null,
  customer_id text not null,
  person_id text not null,
  facts_sealed text not null,
  is_hidden boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, customer_id, person_id),
  foreign key (tenant_id, customer_id) references customers
);
