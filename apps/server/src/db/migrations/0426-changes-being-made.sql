-- What is typed into an edit is sealed with the change while it's being made, and sealed anew once the
-- server's key is replaced.
create index changes_confirming on changes (tenant_id, customer_id, change_id) where state = 'confirming';
