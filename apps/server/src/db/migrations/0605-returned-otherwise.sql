-- Of a cancellation's penalty, what comes back in another way: as airlines' credit, or by a protection that
-- had paid for a change. Null for quotes of servers before, which took none of it off.
alter table cancel_quotes add column returned_otherwise_minor bigint;
