-- What has left is forgotten after a month: the oldest first.
create index outbox_sent on outbox (sent_at) where sent_at is not null;
