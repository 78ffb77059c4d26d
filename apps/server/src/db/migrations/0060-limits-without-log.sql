-- How often somebody has asked is worth no disk barrier at each request, nor a place in the log: after a
-- crash the counts begin anew. Half a page is left free, so that a count is changed where it stands.
alter table rate_limits set unlogged;
alter table rate_limits set (fillfactor = 50);
