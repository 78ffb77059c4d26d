-- What admins wrote to travelers, and what each answered by the link in their mail.
create table company_messages (
  tenant_id text not null,
  -- msg_…
  message_id text not null,
  business_id text not null,
  -- The message that asked first; its own id unless it follows one
  round_id text not null,
  text text not null,
  -- The bank's subject of the admin, and their key: the same request again is the same message
  sent_by text not null,
  request_key text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, message_id)
);
create unique index company_messages_of_request
  on company_messages (tenant_id, business_id, sent_by, request_key);
create index company_messages_by_time on company_messages (tenant_id, business_id, sent_at);
create index company_messages_sent on company_messages (sent_at);

create table company_message_people (
  tenant_id text not null,
  message_id text not null,
  person_id text not null,
  -- Null: no reply
  answer text check (answer in ('safe', 'help')),
  answered_at timestamptz,
  -- How often it changed
  answers int not null default 0,
  primary key (tenant_id, message_id, person_id),
  foreign key (tenant_id, message_id) references company_messages on delete cascade,
  check ((answer is null) = (answered_at is null))
);
