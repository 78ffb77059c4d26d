-- A payment whose bank asks the card's holder first is `checking`: nothing is set aside until it's answered.
alter table authorizations drop constraint authorizations_state_check;
alter table authorizations add constraint authorizations_state_check
  check (state in ('checking', 'authorized', 'captured', 'voided', 'declined'));
create table card_checks (
  reference text primary key references authorizations,
  -- The address of the bank's page; who has it may answer
  secret text not null unique,
  kind text not null check (kind in ('approves', 'declines', 'silent')),
  until timestamptz not null,
  locale text not null,
  payee text not null
);
