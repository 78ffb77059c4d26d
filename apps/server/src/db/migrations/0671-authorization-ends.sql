-- Until when what's set aside on a card or of rewards can be taken, as the other side says; null in rows from
-- before, and for credits, which are set aside here.
alter table tenders add column authorized_until timestamptz;
create index tenders_ending on tenders (authorized_until) where state = 'authorized';
