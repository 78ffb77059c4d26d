-- Who signs in, the companies they belong to, and their sessions. Secrets are kept as SHA-256 only.

create table customers (
  tenant_id text not null,
  customer_id text not null,
  subject text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  locale text not null default 'en' check (locale in ('en', 'fr')),
  created_at timestamptz not null,
  -- Null for people who were put in before they came for the first time
  first_signed_in_at timestamptz,
  primary key (tenant_id, customer_id),
  unique (tenant_id, subject)
);

create table businesses (
  tenant_id text not null,
  business_id text not null,
  name text not null,
  account_reference_id text not null,
  is_live boolean not null,
  primary key (tenant_id, business_id)
);

-- A member is known by the bank's subject, so that a company can name people before they first come
create table business_members (
  tenant_id text not null,
  business_id text not null,
  subject text not null,
  roles text[] not null,
  issuer_role text not null,
  policy_tier text,
  can_view_admin boolean not null,
  primary key (tenant_id, business_id, subject),
  unique (tenant_id, subject),
  foreign key (tenant_id, business_id) references businesses
);

create table sign_ins (
  tenant_id text not null,
  state_hash text not null,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash)
);
create index sign_ins_by_expiry on sign_ins (expires_at);

create table sessions (
  tenant_id text not null,
  customer_id text not null,
  session_id text not null,
  token_hash text not null,
  binding_hash text not null,
  is_first boolean not null,
  is_agent boolean not null,
  is_delegated boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  -- The bank's hint for ending its own session; never leaves the server but in that address
  id_token text,
  primary key (tenant_id, customer_id, session_id),
  foreign key (tenant_id, customer_id) references customers
);
create unique index sessions_by_token on sessions (token_hash);
create index sessions_by_binding on sessions (binding_hash);
create index sessions_by_end on sessions (absolute_expires_at);
