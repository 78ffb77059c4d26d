-- Files that customers and agents send: by themselves first, then with a message. Names and bytes are sealed
-- and begin with the mark of their key.
create table case_files (
  tenant_id text not null,
  customer_id text not null,
  file_id text not null,
  -- The event of the case that it came with, 0 for what opened the case; null until a message names it
  case_id text,
  event_seq int,
  -- Whose message may name it: the customer, or an agent
  sent_by text not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes int not null check (bytes between 1 and 5242880),
  sealed_name text not null,
  sealed bytea not null,
  sent_at timestamptz not null,
  primary key (tenant_id, customer_id, file_id),
  foreign key (tenant_id, customer_id) references customers,
  foreign key (tenant_id, customer_id, case_id) references cases,
  check ((case_id is null) = (event_seq is null))
);
-- Pictures don't get smaller by compressing them
alter table case_files alter column sealed set storage external;
create index case_files_of_case on case_files (tenant_id, customer_id, case_id) where case_id is not null;
create index case_files_unsent on case_files (sent_at) where case_id is null;
create index cases_by_end on cases (closed_at) where closed_at is not null;
