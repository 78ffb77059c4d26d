-- What a card's holder has allowed to be charged later, without them: once, at most so much. The bank's check
-- of it, if there was one, is an authorization of nothing under the same reference.
create table permissions (
  reference text primary key references authorizations,
  purpose text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  until timestamptz not null,
  -- The authorization that was made by it
  used_by text unique
);
