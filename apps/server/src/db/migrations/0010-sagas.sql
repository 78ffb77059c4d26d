-- Durable sagas: who drives one now (holder, fence, lease) and what each step came to.
create table sagas (
  tenant_id text not null,
  customer_id text not null,
  saga_id text not null,
  kind text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  input jsonb not null,
  result jsonb,
  scenario text,
  request_id text not null,
  holder text not null,
  fence bigint not null default 1,
  lease_until timestamptz not null,
  -- While parked: when to try again, how often it was tried, and which step it waits for
  wake_at timestamptz not null default now(),
  attempts int not null default 0,
  stuck_on text,
  -- By the product's clock, which can be moved outside production; leases go by the database's own
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, customer_id, saga_id)
);
create index sagas_running on sagas (wake_at) where state = 'running';
create unique index sagas_by_id on sagas (saga_id);

create table saga_steps (
  tenant_id text not null,
  customer_id text not null,
  saga_id text not null,
  step text not null,
  position int not null,
  state text not null check (state in ('intent', 'answered', 'undoing', 'undone')),
  answer jsonb,
  intended_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (tenant_id, customer_id, saga_id, step),
  foreign key (tenant_id, customer_id, saga_id) references sagas
);
