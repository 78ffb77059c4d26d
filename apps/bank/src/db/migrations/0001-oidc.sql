-- What the sign-in service keeps: its protocol's artifacts, its signing keys (encrypted), and failed
-- attempts.

create table oidc_artifacts (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index oidc_artifacts_by_grant on oidc_artifacts (grant_id) where grant_id is not null;
create index oidc_artifacts_by_uid on oidc_artifacts (kind, uid) where uid is not null;
create index oidc_artifacts_by_expiry on oidc_artifacts (expires_at);

create table signing_keys (
  key_id text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

create table failed_attempts (
  who text not null,
  at timestamptz not null default now()
);
create index failed_attempts_by_who on failed_attempts (who, at);
