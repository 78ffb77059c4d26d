-- Every booking wrote these and nothing is found by them: a customer has few transitions, which their key
-- finds, and no question is asked of the ledger by instance alone.
drop index transitions_of;
drop index ledger_entries_of_instance;
