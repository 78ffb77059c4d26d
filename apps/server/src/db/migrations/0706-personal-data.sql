-- What people allowed, and until when: written by the tables where they allow it.
create table consents (
  tenant_id text not null,
  customer_id text not null,
  kind text not null,
  -- Of what it was given for
  subject_id text not null,
  given_at timestamptz not null,
  -- Null while it holds
  ended_at timestamptz,
  primary key (tenant_id, customer_id, kind, subject_id, given_at)
);

create function note_consent() returns trigger language plpgsql as $$
declare
  giving jsonb := to_jsonb(new);
begin
  insert into portal.consents (tenant_id, customer_id, kind, subject_id, given_at)
  values (new.tenant_id, new.customer_id, tg_argv[0], coalesce(giving ->> tg_argv[1], ''),
    (giving ->> tg_argv[2])::timestamptz)
  on conflict do nothing;
  return null;
end $$;

-- `old` in place of `new`: also for what's deleted
create function end_consent() returns trigger language plpgsql as $$
declare
  ended jsonb := to_jsonb(old);
begin
  update portal.consents set ended_at = now()
  where tenant_id = old.tenant_id and customer_id = old.customer_id and kind = tg_argv[0]
    and subject_id = coalesce(ended ->> tg_argv[1], '') and ended_at is null;
  return null;
end $$;

create trigger consents_to_terms after insert on business_acknowledgements for each row
  execute function note_consent('companyTerms', 'business_id', 'acknowledged_at');
create trigger consents_to_charges after insert on payment_permissions for each row
  execute function note_consent('laterCharge', 'subject_id', 'requested_at');
create trigger consents_to_charges_over after update on payment_permissions for each row
  when (new.state = 'ended' and old.state <> 'ended')
  execute function end_consent('laterCharge', 'subject_id');
create trigger consents_to_price_mail after insert on watches for each row
  execute function note_consent('priceMail', 'watch_id', 'started_at');
create trigger consents_to_price_mail_over after update on watches for each row
  when (new.ended_at is not null and old.ended_at is null)
  execute function end_consent('priceMail', 'watch_id');
create trigger consents_to_feeds after insert or update of token_hash on calendar_feeds for each row
  execute function note_consent('calendarFeed', 'none', 'created_at');
create trigger consents_of_feeds_over after delete or update of token_hash on calendar_feeds for each row
  execute function end_consent('calendarFeed', 'none');
create trigger consents_to_links after insert on trip_shares for each row
  execute function note_consent('tripLink', 'share_id', 'created_at');
create trigger consents_to_links_over after delete on trip_shares for each row
  execute function end_consent('tripLink', 'share_id');

-- What a person, or an agent for them, requested: all that's known of them, or that it goes.
create table data_requests (
  tenant_id text not null,
  customer_id text not null,
  request_id text not null,
  kind text not null check (kind in ('export', 'erase')),
  -- `asked`: another agent has to agree; `waiting`: until its day, and until nothing is open any more
  state text not null check (state in ('asked', 'waiting', 'declined', 'withdrawn', 'done')),
  -- The agent; null: the person themselves, or the operator
  asked_by text,
  reason text not null default '',
  decided_by text,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, request_id),
  constraint data_requests_two_agents check (decided_by <> asked_by)
);
create index data_requests_due on data_requests (due_at) where state = 'waiting' and kind = 'erase';

-- What the law has us keep of an erased person, which nothing of the product reads.
create table kept_records (
  tenant_id text not null,
  customer_id text not null,
  record_id text not null,
  -- Which duty: `books`
  law text not null,
  keep_until timestamptz not null,
  sealed text not null,
  primary key (tenant_id, customer_id, record_id)
);
create index kept_records_over on kept_records (keep_until);

-- Whether a row is of the person whom this transaction erases (`portal.erasing`, of one transaction alone).
create function is_erasing(row_of jsonb) returns boolean language sql stable as $$
  select coalesce(nullif(current_setting('portal.erasing', true), '')
    = (row_of ->> 'tenant_id') || '/' || (row_of ->> 'customer_id'), false)
$$;

-- The ledger, credits and earnings stay as they are; whatever else names a person may go with them.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('portal.erasing', true), '') <> '' and tg_level = 'ROW'
    and tg_table_name not like 'ledger%' and tg_table_name not in ('credit_entries', 'earning_moves')
    and portal.is_erasing(to_jsonb(old)) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
