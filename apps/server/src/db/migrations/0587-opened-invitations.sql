-- The invitation whose link began a sign-in: the person joins by it, and by no other of their address.
alter table sign_ins add column invitation text;
