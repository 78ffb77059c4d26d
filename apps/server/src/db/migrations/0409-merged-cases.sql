-- Two cases of one customer about the same trouble become one: which one goes on.
alter table cases add column merged_into text;
create index cases_merged on cases (tenant_id, customer_id, merged_into) where merged_into is not null;

-- Which agents look at a case now; a row of before is nobody's look any more.
create table case_viewers (
  tenant_id text not null,
  customer_id text not null,
  case_id text not null,
  agent_id text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, customer_id, case_id, agent_id),
  foreign key (tenant_id, customer_id, case_id) references cases
);
create index case_viewers_by_age on case_viewers (seen_at);
