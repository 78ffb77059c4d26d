-- A company's program terms, and who of its people has acknowledged which version of them (A §2.2, code
-- 40106).

alter table businesses add column terms_version int not null default 1 check (terms_version > 0);

create table business_acknowledgements (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  terms_version int not null,
  session_id text,
  acknowledged_at timestamptz not null,
  primary key (tenant_id, customer_id, business_id, terms_version),
  foreign key (tenant_id, customer_id) references customers
);
create trigger business_acknowledgements_append_only before update or delete on business_acknowledgements
  for each row execute function refuse_change();

-- The bank's hint for ending its session is kept sealed from here on; open sessions end without it
update sessions set id_token = null where id_token is not null;
