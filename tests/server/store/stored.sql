insert into accounts (email, password_hash, admin, created_at, last_login_at)
  values ('joueur1@poste.test', '$argon2id$quick$321bb6dde17a5c2b$5da4740df285a450782c37998006045700e9e2216384f382ee11afa61fe8da88', false, 1780394400000, 1780394400000);
insert into accounts (email, password_hash, admin, created_at, last_login_at, email_proved_at)
  values ('guichet@poste.test', '$argon2id$quick$3d78c2caf7a74fc1$68abaaf6a2d7fa85b41148b968b12ed990d9d9a7a9016f24e81984ec92ce6fbe', true, 1780394520000, 1780394520000, 1780394520000);
insert into sessions (token_hash, account_id, created_at, expires_at, last_seen_at)
  values ('WYraKFbl04sgW3kN2895cR6RDYLTuEO7FHB-c9cI88I', 1, 1780394400000, 1780999200000, 1780394400000);
insert into sessions (token_hash, account_id, created_at, expires_at, last_seen_at)
  values ('Iu__OezaHhUktBLYL82E_L6mi0ehnw1I3UQtt9C5zUE', 2, 1780394520000, 1780999320000, 1780394520000);
insert into known_devices (account_id, token_hash, last_login_at)
  values (1, 'jlVs4-6pwgNo0dKbG3EYfkEEEEo2UV3eLNod6Gch0c0', 1780394400000);
insert into known_devices (account_id, token_hash, last_login_at)
  values (2, 'ibgYar6IoMnu_RepiDursxpLsEyLsTzkuvNQjHWOX8g', 1780394520000);
insert into orders (code, city, identifier, account_id, activated_at, full_on_win, waiver_version, waiver_at, opened, content_version, version, created_at, updated_at, state, step, clue_index, last_clue_date, last_step_date, start_date, reached, recognised, wrong_answers, failures, failures_until, opened_on, chosen, asked, side_steps, taken)
  values ('C00002', 'VILLE', 'Démonstration', 1, 1780394400000, false, '1', 1780394400000, '[]', 'b21a7061e8bf3c1e', 5, 1780394400000, 1780394520000, 'ACTIVATED', 'PORT_VIEUX', 1, 1780394520000, 1780394460000, 1780394400000, '{"GARE":1780394400000,"PORT_VIEUX":1780394460000}', false, '[]', 1, 1780394460000, '{}', '{}', '["PORT_VIEUX"]', '{}', '[]');
insert into orders (code, city, full_on_win, opened, content_version, version, created_at, updated_at, state, clue_index, reached, recognised, wrong_answers, failures, opened_on, chosen, asked, side_steps, taken)
  values ('FEFC99', 'VILLE', false, '[]', 'b21a7061e8bf3c1e', 1, 1780394520000, 1780394520000, 'COMMAND', 0, '{}', false, '[]', 0, '{}', '{}', '[]', '{}', '[]');
insert into parties (order_id, account_id, holder_id, several_hands, invitation_hash, invitation_expires_at, changed_at)
  values (1, 1, 1, false, '_31aEXbYzPxEP9rotBVcDI6Pl17_Y21RdOASrx3leTA', 1780480800000, 1780394400000);
insert into party_members (order_id, name, is_holder, joined_at)
  values (1, 'Camille', true, 1780394400000);
insert into party_members (order_id, name, is_holder, token_hash, joined_at, ends_at)
  values (1, 'Ali', false, '6p11Oflfcr-E17bwdDX-dcYfr9IiS_3FudAuwnLpqAY', 1780394400000, 1780999200000);
insert into attempts (order_id, kind, http_status, content_version, actor_id, reason, made_at)
  values (1, 'activation', 200, 'b21a7061e8bf3c1e', 1, 'renonciation à un texte inconnu', 1780394400000);
insert into attempts (order_id, kind, step, verdict, reading, http_status, reply, content_version, actor_id, made_at, member_id)
  values (1, 'answer', 'GARE', 'wrong', 'nullepart', 404, 'Code Erroné', 'b21a7061e8bf3c1e', 1, 1780394400000, 1);
insert into attempts (order_id, kind, step, verdict, reading, http_status, content_version, actor_id, made_at, member_id)
  values (1, 'answer', 'GARE', 'right', 'vieuxpuits', 200, 'b21a7061e8bf3c1e', 1, 1780394460000, 2);
insert into attempts (order_id, kind, step, http_status, content_version, actor_id, made_at, member_id)
  values (1, 'clue', 'PORT_VIEUX', 200, 'b21a7061e8bf3c1e', 1, 1780394520000, 1);
insert into attempts (order_id, kind, http_status, content_version, actor_id, made_at, action, details)
  values (2, 'staff', 200, 'b21a7061e8bf3c1e', 2, 1780394520000, 'create', '{"before":{"cancelledAt":1780394520000},"after":{"cancelledAt":null}}');
insert into attempts (order_id, kind, step, http_status, content_version, actor_id, reason, made_at, action, details)
  values (1, 'staff', 'PORT_VIEUX', 200, 'b21a7061e8bf3c1e', 2, 'Appel du joueur', 1780394520000, 'note', '{"before":{},"after":{}}');
insert into limits (key, points, expires_at)
  values ('new-accounts-network:5-E8sqzk_zOL20PnG3LmUl:494554', 2, 1780398000000);
insert into limits (key, points, expires_at)
  values ('new-accounts-network:qvB1t7S_vWGdBXDgkyGgrW:494554', 2, 1780398000000);
insert into sales (shop, reference, amount, currency, paid_at, told_at, created_at)
  values ('standard', 'VENTE-1', 1450, 'eur', 1780394400000, 1780394400000, 1780394400000);
insert into orders (code, city, identifier, state, sale_id, sale_copy, gift_from, gift_to, stopped_at, created_at, updated_at)
  values ('VENDU2', 'VILLE', 'V-1-1', 'COMMAND', (select id from sales), 1, 'Papi Jo', 'Noémie', 1780394500000, 1780394400000, 1780394500000);
insert into dispatches (order_id, state, queued_on, queued_at, buyer)
  select id, 'paid', '2026-06-02', 1780394400000, 'marraine@boutique.test' from orders where code = 'VENDU2';
insert into order_addresses (order_id, sealed, written_at)
  select id, '{"name":"Noémie Vaugrenard","line1":"3 rue du Puits","line2":null,"postalCode":"73500","city":"Modane","country":"FR"}', 1780394400000
  from orders where code = 'VENDU2';
insert into withdrawals (reference, email, order_id, received_at)
  select 'VENDU2', 'marraine@boutique.test', id, 1780394500000 from orders where code = 'VENDU2';
