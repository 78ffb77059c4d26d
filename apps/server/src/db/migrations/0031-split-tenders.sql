-- A booking is paid by several tenders: what each is taken from, and how many units of rewards. A refund
-- knows when it left and came back, and what became of a credit.
alter table tenders add column source_id text;
alter table tenders add column units bigint check (units >= 0);
update tenders set source_id = payment_id;
alter table tenders alter column source_id set not null;
alter table tenders drop column payment_id;
alter table tenders add check ((kind = 'Rewards') = (units is not null));

-- The rewards account that the card's part earns with, as it was told when it was paid: {account, multiplier}
alter table bookings add column earning jsonb;

alter table refunds add column units bigint check (units > 0);
alter table refunds add column sent_at timestamptz;
alter table refunds add column returned_at timestamptz;
alter table refunds add column outcome text check (outcome in ('returned', 'reissued', 'forfeited'));
-- The credit that it went back to, when that is another than it came from
alter table refunds add column credit_id text;
create index refunds_on_their_way on refunds (due_by) where state <> 'returned';
update refunds r set
  sent_at = (select min(t.at) from transitions t where t.tenant_id = r.tenant_id
    and t.customer_id = r.customer_id and t.machine = 'refund' and t.to_state = 'sent'
    and t.subject_id = r.booking_id || ':' || r.refund_no),
  returned_at = (select min(t.at) from transitions t where t.tenant_id = r.tenant_id
    and t.customer_id = r.customer_id and t.machine = 'refund' and t.to_state = 'returned'
    and t.subject_id = r.booking_id || ':' || r.refund_no);

-- Drafts and failures from before know nothing of other tenders than the card
update checkouts set draft = '{"offerId": null, "credits": [], "miles": []}'::jsonb || draft;
update checkouts set last_failure = '{"rewards": null}'::jsonb || last_failure where last_failure is not null;
