-- What agents and operators looked at and did: a chain for each tenant, in which every row has the hash of
-- the one before it. `body`: the exact text that was hashed, without personal data. What was typed is sealed
-- beside it and may be sealed anew or forgotten; the body has its commitment.
create table audit_log (
  tenant_id text not null,
  seq bigint not null,
  agent_id text not null,
  at timestamptz not null,
  body text not null,
  previous text not null,
  hash text not null,
  sealed text,
  -- The row with which it began; null for looks and beginnings
  ended_of bigint,
  primary key (tenant_id, seq),
  check (hash = encode(sha256(convert_to(previous || ' ' || seq || ' ' || body, 'UTF8')), 'hex'))
);
create index audit_log_of_agent on audit_log (tenant_id, agent_id, seq desc);
create index audit_log_ends on audit_log (tenant_id, ended_of) where ended_of is not null;
create index audit_log_sealed on audit_log (at, tenant_id, seq) where sealed is not null;

create table audit_heads (
  tenant_id text primary key,
  seq bigint not null,
  previous text not null,
  hash text not null
);
-- The last row that was deleted after its time: the chain begins behind it
create table audit_floors (
  tenant_id text primary key,
  seq bigint not null,
  hash text not null,
  at timestamptz not null
);
-- Heads as they were, signed with the server's key and written to its log too
create table audit_anchors (
  tenant_id text not null,
  seq bigint not null,
  hash text not null,
  at timestamptz not null,
  signature text not null,
  primary key (tenant_id, seq)
);

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.tenant_id, new.seq, new.agent_id, new.at, new.body, new.previous, new.hash)
      = (old.tenant_id, old.seq, old.agent_id, old.at, old.body, old.previous, old.hash)
    and new.ended_of is not distinct from old.ended_of then
    return new;
  end if;
  if tg_op = 'DELETE' and exists (select from portal.audit_floors where tenant_id = old.tenant_id
    and seq >= old.seq) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();
create trigger audit_anchors_append_only before update or delete on audit_anchors
  for each row execute function refuse_change();
