-- The worker's metrics count the e-mails that wait, every few seconds, among all that were ever sent.
create index mail_log_waiting on mail_log (created_at) where state in ('queued', 'sending');
