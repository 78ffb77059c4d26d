-- The terms as they were agreed to, each text once; the links of the chains have their hashes.
create table agreed_terms (
  tenant_id text not null,
  -- SHA-256 of the text
  hash text not null,
  -- Canonical JSON: version, language, sections
  body text not null,
  first_at timestamptz not null,
  primary key (tenant_id, hash)
);
create trigger agreed_terms_append_only before update or delete on agreed_terms
  for each row execute function refuse_change();
