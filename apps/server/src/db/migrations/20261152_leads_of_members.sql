-- In batches of customer_to_campaign:
select keep_member_requests($1);
