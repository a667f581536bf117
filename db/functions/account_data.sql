-- Everything that the tables hold of a person except their orders, for the file that they ask for. The worker calls it
-- for an export that the person began.
create or replace function fx.account_data(export uuid) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare me uuid := (select e.made_by from public.account_exports e where e.id = export);
begin
  return (
    select jsonb_build_object(
      'account', jsonb_build_object('id', a.id, 'name', p.full_name, 'email', a.email,
        'emailConfirmedAt', a.email_confirmed_at,
        'emailToConfirm', (select c.email from public.email_confirmations c where c.user_id = me),
        'mailRefusedAt', (select max(r.refused_at) from public.mail_refusals r where r.person_id = me),
        'phone', a.phone, 'address', a.address, 'language', a.language,
        'currency', a.currency, 'role', (select r.role from public.user_roles r where r.user_id = me),
        'joinedAt', p.created_at, 'deletionRequestedAt', a.deletion_requested_at),
      'signInWays', jsonb_build_object(
        'password', exists (select from public.credentials c where c.user_id = me),
        'google', exists (select from public.oauth_accounts o where o.user_id = me),
        'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'since', k.created_at,
          'lastUsedAt', k.last_used_at) order by k.created_at), '[]') from public.passkeys k where k.user_id = me)),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('device', s.user_agent, 'since', s.created_at,
          'lastSeenAt', s.last_seen_at, 'noticesAt', (select p.endpoint from public.push_subscriptions p
            where p.session_id = s.id)) order by s.created_at), '[]') from public.sessions s where s.user_id = me),
      'settings', (select to_jsonb(s) - 'user_id' from public.settings s where s.user_id = me),
      'textMessages', (select jsonb_build_object('channel', n.channel, 'number', n.number, 'agreedAt', n.agreed_at,
          'endedAt', n.ended_at, 'sent', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.template,
            'to', t.number, 'state', t.state, 'at', t.created_at) order by t.created_at), '[]')
            from public.text_messages t where t.user_id = me))
        from public.text_numbers n where n.user_id = me),
      'notificationChoices', (select coalesce(jsonb_object_agg(c.kind,
          case when c.daily then to_jsonb('daily'::text) else to_jsonb(c.by_mail) end), '{}')
        from public.notification_choices c where c.user_id = me),
      'company', (select to_jsonb(c) from public.customers c where c.id = p.company_id),
      'supplier', (select to_jsonb(s) - '{stripe,listed_products}'::text[] || coalesce(to_jsonb(o), '{}')
        from public.suppliers s left join public.supplier_private o on o.supplier_id = s.id
        where s.id = p.company_id),
      'addresses', (select coalesce(jsonb_agg(to_jsonb(d) - '{customer_id}'::text[] order by d.created_at), '[]')
        from public.addresses d where d.customer_id = p.company_id),
      'cart', (select coalesce(jsonb_agg(jsonb_build_object('product', l.name, 'quantity', l.quantity,
          'addedAt', l.created_at) order by l.created_at), '[]')
        from public.cart_lines l where l.customer_id = p.company_id and l.added_by = me),
      'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('product', w.product_name, 'since', w.created_at,
          'removedAt', w.removed_at) order by w.created_at), '[]') from public.wishlists w where w.user_id = me),
      'quotes', (select coalesce(jsonb_agg(jsonb_build_object('number', q.number, 'version', v.number,
          'notes', v.notes, 'name', v.actor_name, 'at', v.created_at) order by v.created_at), '[]')
        from public.quote_versions v join public.quotes q on q.id = v.quote_id where v.actor_id = me),
      'needs', (select coalesce(jsonb_agg(jsonb_build_object('what', n.what, 'quantity', n.quantity, 'port', n.port,
          'sentAt', n.created_at) order by n.created_at), '[]') from public.needs n where n.person_id = me),
      'feedback', (select coalesce(jsonb_agg(jsonb_build_object('rating', f.rating, 'message', f.message,
          'name', f.user_name, 'email', f.user_email, 'mayBeShown', f.may_be_shown, 'sentAt', f.created_at)
          order by f.created_at), '[]') from public.feedback f where f.user_id = me),
      'ratings', (select coalesce(jsonb_agg(jsonb_build_object('stars', r.stars, 'words', r.words,
          'sentAt', r.created_at) order by r.created_at), '[]') from public.ratings r where r.rated_by = me),
      'answersToRatings', (select coalesce(jsonb_agg(jsonb_build_object('text', r.answer, 'sentAt', r.answered_at)
          order by r.answered_at), '[]') from public.ratings r where r.answered_by = me and r.answer is not null),
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('text', m.body, 'phrase', m.phrase,
          'name', m.sender_name, 'sentAt', m.created_at) order by m.created_at), '[]')
        from public.messages m where m.sender_id = me),
      'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'sentAt', r.created_at)
          order by r.created_at), '[]') from public.message_reports r where r.reporter_id = me),
      'notifications', (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'says', n.arguments,
          'at', n.created_at, 'readAt', n.read_at) order by n.created_at), '[]')
        from public.notifications n where n.user_id = me),
      'mail', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.template, 'to', l.recipient, 'state', l.state,
          'at', l.created_at) order by l.created_at), '[]') from public.mail_log l where l.recipient_id = me),
      'invitationsSent', (select coalesce(jsonb_agg(jsonb_build_object('email', i.email, 'role', i.role,
          'at', i.created_at) order by i.created_at), '[]') from public.invitations i where i.invited_by = me))
    from public.accounts a join public.people p on p.id = a.id
    where a.id = me and a.anonymised_at is null);
end $$;
alter function fx.account_data owner to effects;
grant execute on function fx.account_data to worker;
