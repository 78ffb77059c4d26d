-- What the owner of a watched price was last mailed as advice on it, and when it was last predicted.
create table watch_advice (
  tenant_id text not null,
  customer_id text not null,
  watch_id text not null,
  looked_on date not null,
  -- Null: no mail about advice yet
  advice text check (advice in ('wait', 'book')),
  mailed_at timestamptz,
  primary key (tenant_id, customer_id, watch_id),
  foreign key (tenant_id, customer_id, watch_id) references watches on delete cascade
);
