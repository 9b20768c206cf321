SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE FUNCTION public.keep_account_texts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
        insert into account_texts (id, text) values (new.id, coalesce(new.email, ''))
        on conflict (id) do update set text = excluded.text; return null; end $$;
CREATE FUNCTION public.keep_order_texts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
        insert into order_texts (id, text) values (new.id, coalesce(new.code, '') || '	' || coalesce(new.identifier, '') || '	' || coalesce(new.tied_email, ''))
        on conflict (id) do update set text = excluded.text; return null; end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account_texts (
    id integer NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.accounts (
    id integer NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    admin boolean DEFAULT false NOT NULL,
    created_at bigint NOT NULL,
    last_login_at bigint,
    warned_at bigint,
    email_proved_at bigint
);
CREATE SEQUENCE public.accounts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.accounts_id_seq OWNED BY public.accounts.id;
CREATE TABLE public.attempts (
    id integer NOT NULL,
    order_id integer NOT NULL,
    idempotency_key text,
    kind text NOT NULL,
    step text,
    verdict text,
    reading text,
    http_status integer NOT NULL,
    reply text,
    seconds integer,
    content_version text NOT NULL,
    actor_id integer,
    reason text,
    made_at bigint NOT NULL,
    action text,
    details text,
    undoes integer,
    member_id integer
);
CREATE SEQUENCE public.attempts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.attempts_id_seq OWNED BY public.attempts.id;
CREATE TABLE public.batches (
    id integer NOT NULL,
    city text NOT NULL,
    count integer NOT NULL,
    label text,
    actor_id integer,
    created_at bigint NOT NULL,
    due_on text,
    taken_at bigint
);
CREATE SEQUENCE public.batches_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.batches_id_seq OWNED BY public.batches.id;
CREATE TABLE public.clock_looks (
    id integer NOT NULL,
    believed_at bigint,
    doubted_since bigint,
    looked_at bigint NOT NULL
);
CREATE TABLE public.dispatches (
    order_id integer NOT NULL,
    state text NOT NULL,
    queued_on text,
    queued_at bigint,
    printed_at bigint,
    posted_at bigint,
    delivered_at bigint,
    lost_at bigint,
    buyer text,
    carrier text,
    tracking_number text,
    said text,
    said_at bigint
);
CREATE TABLE public.email_proofs (
    id text NOT NULL,
    account_id integer NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.knex_migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);
CREATE SEQUENCE public.knex_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.knex_migrations_id_seq OWNED BY public.knex_migrations.id;
CREATE TABLE public.knex_migrations_lock (
    index integer NOT NULL,
    is_locked integer
);
CREATE SEQUENCE public.knex_migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.knex_migrations_lock_index_seq OWNED BY public.knex_migrations_lock.index;
CREATE TABLE public.known_devices (
    account_id integer NOT NULL,
    token_hash text NOT NULL,
    last_login_at bigint NOT NULL
);
CREATE TABLE public.limits (
    key text NOT NULL,
    points integer NOT NULL,
    expires_at bigint
);
CREATE TABLE public.newsletter_suppressions (
    email_hash text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.order_addresses (
    order_id integer NOT NULL,
    sealed text NOT NULL,
    written_at bigint NOT NULL
);
CREATE TABLE public.order_texts (
    id integer NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.orders (
    id integer NOT NULL,
    code text NOT NULL,
    city text NOT NULL,
    identifier text,
    account_id integer,
    activated_at bigint,
    tied_email text,
    full_on_win boolean DEFAULT false NOT NULL,
    gift_from text,
    waiver_version text,
    waiver_at bigint,
    opened text DEFAULT '[]'::text NOT NULL,
    content_version text,
    version integer DEFAULT 1 NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    state text NOT NULL,
    step text,
    clue_index integer DEFAULT 0 NOT NULL,
    last_clue_date bigint,
    last_step_date bigint,
    start_date bigint,
    reached text DEFAULT '{}'::text NOT NULL,
    recognised boolean DEFAULT false NOT NULL,
    wrong_answers text DEFAULT '[]'::text NOT NULL,
    wait_until bigint,
    batch_id integer,
    cancelled_at bigint,
    failures integer DEFAULT 0 NOT NULL,
    failures_until bigint,
    opened_on text DEFAULT '{}'::text NOT NULL,
    stopped_at bigint,
    chosen text DEFAULT '{}'::text NOT NULL,
    asked text DEFAULT '[]'::text NOT NULL,
    side_steps text DEFAULT '{}'::text NOT NULL,
    taken text DEFAULT '[]'::text NOT NULL,
    entered_by integer,
    sale_id integer,
    sale_copy integer,
    gift_to text,
    gift_line text,
    post_on text,
    last_word text,
    replaced_by integer
);
CREATE SEQUENCE public.orders_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.orders_id_seq OWNED BY public.orders.id;
CREATE TABLE public.outbox (
    id text NOT NULL,
    kind text NOT NULL,
    account_id integer,
    content text,
    tries integer DEFAULT 0 NOT NULL,
    next_at bigint,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    sent_at bigint,
    order_id integer,
    send_after bigint
);
CREATE TABLE public.parties (
    order_id integer NOT NULL,
    account_id integer NOT NULL,
    holder_id integer,
    pen_id integer,
    several_hands boolean DEFAULT false NOT NULL,
    invitation_hash text,
    invitation_expires_at bigint,
    proposal_member_id integer,
    proposal_step text,
    deed_member_id integer,
    deed_kind text,
    deed_what text,
    deed_at bigint,
    changed_at bigint NOT NULL,
    closed_at bigint
);
CREATE TABLE public.party_members (
    id integer NOT NULL,
    order_id integer NOT NULL,
    name text NOT NULL,
    is_holder boolean NOT NULL,
    token_hash text,
    join_key text,
    joined_at bigint NOT NULL,
    ends_at bigint,
    left_at bigint,
    here_until bigint,
    here_stream text
);
CREATE SEQUENCE public.party_members_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.party_members_id_seq OWNED BY public.party_members.id;
CREATE TABLE public.passages (
    order_id integer NOT NULL,
    step text NOT NULL,
    city text NOT NULL,
    ms bigint
);
CREATE TABLE public.password_resets (
    id text NOT NULL,
    account_id integer NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.place_journal (
    id integer NOT NULL,
    city text NOT NULL,
    place text NOT NULL,
    follows integer NOT NULL,
    gone boolean NOT NULL,
    sentence text,
    remedy text,
    actor_id integer,
    reason text,
    made_at bigint NOT NULL
);
CREATE SEQUENCE public.place_journal_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.place_journal_id_seq OWNED BY public.place_journal.id;
CREATE TABLE public.print_jobs (
    id integer NOT NULL,
    batch_id integer NOT NULL,
    state text NOT NULL,
    failure text,
    letters integer NOT NULL,
    printed integer NOT NULL,
    seen_at bigint NOT NULL,
    created_at bigint NOT NULL,
    ended_at bigint,
    form text DEFAULT 'sheets'::text NOT NULL
);
CREATE SEQUENCE public.print_jobs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.print_jobs_id_seq OWNED BY public.print_jobs.id;
CREATE TABLE public.promotion_copies (
    id integer NOT NULL,
    promotion text NOT NULL,
    copy integer NOT NULL,
    index_told integer NOT NULL,
    account_id integer,
    visitor_hash text,
    taken_at bigint NOT NULL
);
CREATE SEQUENCE public.promotion_copies_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.promotion_copies_id_seq OWNED BY public.promotion_copies.id;
CREATE TABLE public.promotions (
    name text NOT NULL,
    given integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.recovery_codes (
    account_id integer NOT NULL,
    code_hash text NOT NULL,
    used_at bigint
);
CREATE TABLE public.sales (
    id integer NOT NULL,
    shop text NOT NULL,
    reference text NOT NULL,
    amount bigint,
    currency text,
    paid_at bigint,
    reversal text,
    reversed_at bigint,
    problems text DEFAULT ''::text NOT NULL,
    told_at bigint NOT NULL,
    created_at bigint NOT NULL,
    looked_at bigint
);
CREATE SEQUENCE public.sales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.sales_id_seq OWNED BY public.sales.id;
CREATE TABLE public.second_factors (
    account_id integer NOT NULL,
    secret text NOT NULL,
    confirmed_at bigint,
    last_counter bigint DEFAULT '0'::bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    last_seen_at bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE public.shop_events (
    shop text NOT NULL,
    id text NOT NULL,
    digest text NOT NULL,
    kind text NOT NULL,
    sale_id integer,
    happened_at bigint NOT NULL,
    received_at bigint NOT NULL
);
CREATE TABLE public.statistics_cursor (
    name text NOT NULL,
    last_id integer NOT NULL
);
CREATE TABLE public.step_statistics (
    city text NOT NULL,
    step text NOT NULL,
    solved integer DEFAULT 0 NOT NULL,
    detours integer DEFAULT 0 NOT NULL,
    hints integer DEFAULT 0 NOT NULL,
    wrong integer DEFAULT 0 NOT NULL,
    almost integer DEFAULT 0 NOT NULL,
    unreadable integer DEFAULT 0 NOT NULL,
    timed integer DEFAULT 0 NOT NULL,
    measured integer DEFAULT 0 NOT NULL,
    median_ms bigint,
    p90_ms bigint
);
CREATE TABLE public.withdrawals (
    id integer NOT NULL,
    reference text NOT NULL,
    email text NOT NULL,
    order_id integer,
    received_at bigint NOT NULL
);
CREATE SEQUENCE public.withdrawals_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.withdrawals_id_seq OWNED BY public.withdrawals.id;
CREATE TABLE public.wrong_answers (
    city text NOT NULL,
    step text NOT NULL,
    reading text NOT NULL,
    count integer NOT NULL,
    last_at bigint NOT NULL
);
ALTER TABLE ONLY public.accounts ALTER COLUMN id SET DEFAULT nextval('public.accounts_id_seq'::regclass);
ALTER TABLE ONLY public.attempts ALTER COLUMN id SET DEFAULT nextval('public.attempts_id_seq'::regclass);
ALTER TABLE ONLY public.batches ALTER COLUMN id SET DEFAULT nextval('public.batches_id_seq'::regclass);
ALTER TABLE ONLY public.knex_migrations ALTER COLUMN id SET DEFAULT nextval('public.knex_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.knex_migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.knex_migrations_lock_index_seq'::regclass);
ALTER TABLE ONLY public.orders ALTER COLUMN id SET DEFAULT nextval('public.orders_id_seq'::regclass);
ALTER TABLE ONLY public.party_members ALTER COLUMN id SET DEFAULT nextval('public.party_members_id_seq'::regclass);
ALTER TABLE ONLY public.place_journal ALTER COLUMN id SET DEFAULT nextval('public.place_journal_id_seq'::regclass);
ALTER TABLE ONLY public.print_jobs ALTER COLUMN id SET DEFAULT nextval('public.print_jobs_id_seq'::regclass);
ALTER TABLE ONLY public.promotion_copies ALTER COLUMN id SET DEFAULT nextval('public.promotion_copies_id_seq'::regclass);
ALTER TABLE ONLY public.sales ALTER COLUMN id SET DEFAULT nextval('public.sales_id_seq'::regclass);
ALTER TABLE ONLY public.withdrawals ALTER COLUMN id SET DEFAULT nextval('public.withdrawals_id_seq'::regclass);
INSERT INTO public.account_texts (id, text) VALUES (1, 'joueur1@poste.test');
INSERT INTO public.account_texts (id, text) VALUES (2, 'guichet@poste.test');
INSERT INTO public.accounts (id, email, password_hash, admin, created_at, last_login_at, warned_at, email_proved_at) VALUES (1, 'joueur1@poste.test', '$argon2id$quick$321bb6dde17a5c2b$5da4740df285a450782c37998006045700e9e2216384f382ee11afa61fe8da88', false, 1780394400000, 1780394400000, NULL, NULL);
INSERT INTO public.accounts (id, email, password_hash, admin, created_at, last_login_at, warned_at, email_proved_at) VALUES (2, 'guichet@poste.test', '$argon2id$quick$3d78c2caf7a74fc1$68abaaf6a2d7fa85b41148b968b12ed990d9d9a7a9016f24e81984ec92ce6fbe', true, 1780394520000, 1780394520000, NULL, 1780394520000);
INSERT INTO public.attempts (id, order_id, idempotency_key, kind, step, verdict, reading, http_status, reply, seconds, content_version, actor_id, reason, made_at, action, details, undoes, member_id) VALUES (1, 1, NULL, 'activation', NULL, NULL, NULL, 200, NULL, NULL, 'b21a7061e8bf3c1e', 1, 'renonciation à un texte inconnu', 1780394400000, NULL, NULL, NULL, NULL);
INSERT INTO public.attempts (id, order_id, idempotency_key, kind, step, verdict, reading, http_status, reply, seconds, content_version, actor_id, reason, made_at, action, details, undoes, member_id) VALUES (2, 1, NULL, 'answer', 'GARE', 'wrong', 'nullepart', 404, 'Code Erroné', NULL, 'b21a7061e8bf3c1e', 1, NULL, 1780394400000, NULL, NULL, NULL, 1);
INSERT INTO public.attempts (id, order_id, idempotency_key, kind, step, verdict, reading, http_status, reply, seconds, content_version, actor_id, reason, made_at, action, details, undoes, member_id) VALUES (3, 1, NULL, 'answer', 'GARE', 'right', 'vieuxpuits', 200, NULL, NULL, 'b21a7061e8bf3c1e', 1, NULL, 1780394460000, NULL, NULL, NULL, 2);
INSERT INTO public.attempts (id, order_id, idempotency_key, kind, step, verdict, reading, http_status, reply, seconds, content_version, actor_id, reason, made_at, action, details, undoes, member_id) VALUES (4, 1, NULL, 'clue', 'PORT_VIEUX', NULL, NULL, 200, NULL, NULL, 'b21a7061e8bf3c1e', 1, NULL, 1780394520000, NULL, NULL, NULL, 1);
INSERT INTO public.attempts (id, order_id, idempotency_key, kind, step, verdict, reading, http_status, reply, seconds, content_version, actor_id, reason, made_at, action, details, undoes, member_id) VALUES (5, 2, NULL, 'staff', NULL, NULL, NULL, 200, NULL, NULL, 'b21a7061e8bf3c1e', 2, NULL, 1780394520000, 'create', '{"before":{"cancelledAt":1780394520000},"after":{"cancelledAt":null}}', NULL, NULL);
INSERT INTO public.attempts (id, order_id, idempotency_key, kind, step, verdict, reading, http_status, reply, seconds, content_version, actor_id, reason, made_at, action, details, undoes, member_id) VALUES (6, 1, NULL, 'staff', 'PORT_VIEUX', NULL, NULL, 200, NULL, NULL, 'b21a7061e8bf3c1e', 2, 'Appel du joueur', 1780394520000, 'note', '{"before":{},"after":{}}', NULL, NULL);
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (1, '0001-accounts', 1, '2026-11-29 18:13:59.241+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (2, '0002-orders', 1, '2026-11-29 18:13:59.309+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (3, '0003-limits', 1, '2026-11-29 18:13:59.31+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (4, '0004-outbox', 1, '2026-11-29 18:13:59.314+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (5, '0005-password-resets', 1, '2026-11-29 18:13:59.318+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (6, '0006-newsletter', 1, '2026-11-29 18:13:59.321+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (7, '0007-withdrawals', 1, '2026-11-29 18:13:59.324+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (8, '0008-promotions', 1, '2026-11-29 18:13:59.337+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (9, '0009-last-seen', 1, '2026-11-29 18:13:59.34+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (10, '0010-staff-actions', 1, '2026-11-29 18:13:59.343+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (11, '0011-explorer', 1, '2026-11-29 18:13:59.355+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (12, '0012-places', 1, '2026-11-29 18:13:59.367+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (13, '0013-statistics', 1, '2026-11-29 18:13:59.377+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (14, '0014-second-factor', 1, '2026-11-29 18:13:59.382+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (15, '0015-last-login', 1, '2026-11-29 18:13:59.401+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (16, '0016-content-versions', 1, '2026-11-29 18:13:59.405+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (17, '0017-answer-limits', 1, '2026-11-29 18:13:59.409+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (18, '0018-lighter-attempts', 1, '2026-11-29 18:13:59.412+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (19, '0019-opened-on-devices', 1, '2026-11-29 18:13:59.412+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (20, '0020-stopped-codes', 1, '2026-11-29 18:13:59.414+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (21, '0021-known-devices', 1, '2026-11-29 18:13:59.42+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (22, '0022-proved-emails', 1, '2026-11-29 18:13:59.428+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (23, '0023-found-quickly', 1, '2026-11-29 18:13:59.46+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (24, '0024-clock-looks', 1, '2026-11-29 18:13:59.461+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (25, '0025-print-jobs', 1, '2026-11-29 18:13:59.464+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (26, '0026-tied-mails', 1, '2026-11-29 18:13:59.465+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (27, '0027-several-links', 1, '2026-11-29 18:13:59.476+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (28, '0028-choices', 1, '2026-11-29 18:13:59.479+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (29, '0029-side-steps', 1, '2026-11-29 18:13:59.48+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (30, '0030-alternatives-taken', 1, '2026-11-29 18:13:59.482+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (31, '0031-arrival-mails', 1, '2026-11-29 18:13:59.484+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (32, '0032-entries', 1, '2026-11-29 18:13:59.485+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (33, '0033-parties', 1, '2026-11-29 18:13:59.497+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (34, '0036-sales', 1, '2026-11-29 18:13:59.506+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (35, '0037-gifts', 1, '2026-11-29 18:13:59.51+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (36, '0038-dispatches', 1, '2026-11-29 18:13:59.523+00');
INSERT INTO public.knex_migrations (id, name, batch, migration_time) VALUES (37, '0040-print-forms', 1, '2026-11-29 18:13:59.525+00');
INSERT INTO public.knex_migrations_lock (index, is_locked) VALUES (3, 0);
INSERT INTO public.known_devices (account_id, token_hash, last_login_at) VALUES (1, 'jlVs4-6pwgNo0dKbG3EYfkEEEEo2UV3eLNod6Gch0c0', 1780394400000);
INSERT INTO public.known_devices (account_id, token_hash, last_login_at) VALUES (2, 'ibgYar6IoMnu_RepiDursxpLsEyLsTzkuvNQjHWOX8g', 1780394520000);
INSERT INTO public.limits (key, points, expires_at) VALUES ('new-accounts-network:5-E8sqzk_zOL20PnG3LmUl:494554', 2, 1780398000000);
INSERT INTO public.limits (key, points, expires_at) VALUES ('new-accounts-network:qvB1t7S_vWGdBXDgkyGgrW:494554', 2, 1780398000000);
INSERT INTO public.order_texts (id, text) VALUES (1, 'C00002	Démonstration	');
INSERT INTO public.order_texts (id, text) VALUES (2, 'FEFC99		');
INSERT INTO public.orders (id, code, city, identifier, account_id, activated_at, tied_email, full_on_win, gift_from, waiver_version, waiver_at, opened, content_version, version, created_at, updated_at, state, step, clue_index, last_clue_date, last_step_date, start_date, reached, recognised, wrong_answers, wait_until, batch_id, cancelled_at, failures, failures_until, opened_on, stopped_at, chosen, asked, side_steps, taken, entered_by, sale_id, sale_copy, gift_to, gift_line, post_on, last_word, replaced_by) VALUES (1, 'C00002', 'VILLE', 'Démonstration', 1, 1780394400000, NULL, false, NULL, '1', 1780394400000, '[]', 'b21a7061e8bf3c1e', 5, 1780394400000, 1780394520000, 'ACTIVATED', 'PORT_VIEUX', 1, 1780394520000, 1780394460000, 1780394400000, '{"GARE":1780394400000,"PORT_VIEUX":1780394460000}', false, '[]', NULL, NULL, NULL, 1, 1780394460000, '{}', NULL, '{}', '["PORT_VIEUX"]', '{}', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.orders (id, code, city, identifier, account_id, activated_at, tied_email, full_on_win, gift_from, waiver_version, waiver_at, opened, content_version, version, created_at, updated_at, state, step, clue_index, last_clue_date, last_step_date, start_date, reached, recognised, wrong_answers, wait_until, batch_id, cancelled_at, failures, failures_until, opened_on, stopped_at, chosen, asked, side_steps, taken, entered_by, sale_id, sale_copy, gift_to, gift_line, post_on, last_word, replaced_by) VALUES (2, 'FEFC99', 'VILLE', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, '[]', 'b21a7061e8bf3c1e', 1, 1780394520000, 1780394520000, 'COMMAND', NULL, 0, NULL, NULL, NULL, '{}', false, '[]', NULL, NULL, NULL, 0, NULL, '{}', NULL, '{}', '[]', '{}', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.parties (order_id, account_id, holder_id, pen_id, several_hands, invitation_hash, invitation_expires_at, proposal_member_id, proposal_step, deed_member_id, deed_kind, deed_what, deed_at, changed_at, closed_at) VALUES (1, 1, 1, NULL, false, '_31aEXbYzPxEP9rotBVcDI6Pl17_Y21RdOASrx3leTA', 1780480800000, NULL, NULL, NULL, NULL, NULL, NULL, 1780394400000, NULL);
INSERT INTO public.party_members (id, order_id, name, is_holder, token_hash, join_key, joined_at, ends_at, left_at, here_until, here_stream) VALUES (1, 1, 'Camille', true, NULL, NULL, 1780394400000, NULL, NULL, NULL, NULL);
INSERT INTO public.party_members (id, order_id, name, is_holder, token_hash, join_key, joined_at, ends_at, left_at, here_until, here_stream) VALUES (2, 1, 'Ali', false, '6p11Oflfcr-E17bwdDX-dcYfr9IiS_3FudAuwnLpqAY', NULL, 1780394400000, 1780999200000, NULL, NULL, NULL);
INSERT INTO public.sessions (token_hash, account_id, created_at, expires_at, last_seen_at) VALUES ('WYraKFbl04sgW3kN2895cR6RDYLTuEO7FHB-c9cI88I', 1, 1780394400000, 1780999200000, 1780394400000);
INSERT INTO public.sessions (token_hash, account_id, created_at, expires_at, last_seen_at) VALUES ('Iu__OezaHhUktBLYL82E_L6mi0ehnw1I3UQtt9C5zUE', 2, 1780394520000, 1780999320000, 1780394520000);
INSERT INTO public.statistics_cursor (name, last_id) VALUES ('journal', 0);
SELECT pg_catalog.setval('public.accounts_id_seq', 2, true);
SELECT pg_catalog.setval('public.attempts_id_seq', 6, true);
SELECT pg_catalog.setval('public.batches_id_seq', 1, false);
SELECT pg_catalog.setval('public.knex_migrations_id_seq', 37, true);
SELECT pg_catalog.setval('public.knex_migrations_lock_index_seq', 3, true);
SELECT pg_catalog.setval('public.orders_id_seq', 2, true);
SELECT pg_catalog.setval('public.party_members_id_seq', 2, true);
SELECT pg_catalog.setval('public.place_journal_id_seq', 1, false);
SELECT pg_catalog.setval('public.print_jobs_id_seq', 1, false);
SELECT pg_catalog.setval('public.promotion_copies_id_seq', 1, false);
SELECT pg_catalog.setval('public.sales_id_seq', 1, false);
SELECT pg_catalog.setval('public.withdrawals_id_seq', 1, false);
ALTER TABLE ONLY public.account_texts
    ADD CONSTRAINT account_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_unique UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_order_id_idempotency_key_unique UNIQUE (order_id, idempotency_key);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clock_looks
    ADD CONSTRAINT clock_looks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.dispatches
    ADD CONSTRAINT dispatches_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.email_proofs
    ADD CONSTRAINT email_proofs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.knex_migrations_lock
    ADD CONSTRAINT knex_migrations_lock_pkey PRIMARY KEY (index);
ALTER TABLE ONLY public.knex_migrations
    ADD CONSTRAINT knex_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (account_id, token_hash);
ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.newsletter_suppressions
    ADD CONSTRAINT newsletter_suppressions_pkey PRIMARY KEY (email_hash);
ALTER TABLE ONLY public.order_addresses
    ADD CONSTRAINT order_addresses_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.order_texts
    ADD CONSTRAINT order_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_code_unique UNIQUE (code);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parties
    ADD CONSTRAINT parties_invitation_hash_unique UNIQUE (invitation_hash);
ALTER TABLE ONLY public.parties
    ADD CONSTRAINT parties_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.party_members
    ADD CONSTRAINT party_members_order_id_join_key_unique UNIQUE (order_id, join_key);
ALTER TABLE ONLY public.party_members
    ADD CONSTRAINT party_members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.party_members
    ADD CONSTRAINT party_members_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.passages
    ADD CONSTRAINT passages_pkey PRIMARY KEY (order_id, step);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.place_journal
    ADD CONSTRAINT place_journal_city_place_follows_unique UNIQUE (city, place, follows);
ALTER TABLE ONLY public.place_journal
    ADD CONSTRAINT place_journal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.print_jobs
    ADD CONSTRAINT print_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promotion_copies
    ADD CONSTRAINT promotion_copies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promotion_copies
    ADD CONSTRAINT promotion_copies_promotion_account_id_unique UNIQUE (promotion, account_id);
ALTER TABLE ONLY public.promotion_copies
    ADD CONSTRAINT promotion_copies_promotion_copy_unique UNIQUE (promotion, copy);
ALTER TABLE ONLY public.promotion_copies
    ADD CONSTRAINT promotion_copies_promotion_visitor_hash_unique UNIQUE (promotion, visitor_hash);
ALTER TABLE ONLY public.promotions
    ADD CONSTRAINT promotions_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash);
ALTER TABLE ONLY public.sales
    ADD CONSTRAINT sales_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sales
    ADD CONSTRAINT sales_shop_reference_unique UNIQUE (shop, reference);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.shop_events
    ADD CONSTRAINT shop_events_pkey PRIMARY KEY (shop, id);
ALTER TABLE ONLY public.statistics_cursor
    ADD CONSTRAINT statistics_cursor_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.step_statistics
    ADD CONSTRAINT step_statistics_pkey PRIMARY KEY (city, step);
ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_reference_email_unique UNIQUE (reference, email);
ALTER TABLE ONLY public.wrong_answers
    ADD CONSTRAINT wrong_answers_pkey PRIMARY KEY (city, step, reading);
CREATE INDEX account_texts_index ON public.account_texts USING gin (text public.gin_trgm_ops);
CREATE INDEX accounts_last_login_at_index ON public.accounts USING btree (last_login_at);
CREATE INDEX accounts_warned_index ON public.accounts USING btree (warned_at) WHERE (warned_at IS NOT NULL);
CREATE INDEX attempts_actor_index ON public.attempts USING btree (actor_id, id);
CREATE INDEX attempts_of_members ON public.attempts USING btree (order_id, id) WHERE (member_id IS NOT NULL);
CREATE INDEX attempts_reports_index ON public.attempts USING btree (id) WHERE (kind = 'report'::text);
CREATE INDEX dispatches_buyer_index ON public.dispatches USING btree (order_id) WHERE (buyer IS NOT NULL);
CREATE INDEX dispatches_delivered_at_index ON public.dispatches USING btree (delivered_at);
CREATE INDEX dispatches_posted_at_index ON public.dispatches USING btree (posted_at);
CREATE INDEX dispatches_state_index ON public.dispatches USING btree (state);
CREATE INDEX email_proofs_account_id_index ON public.email_proofs USING btree (account_id);
CREATE INDEX email_proofs_expires_at_index ON public.email_proofs USING btree (expires_at);
CREATE INDEX known_devices_token_hash_index ON public.known_devices USING btree (token_hash);
CREATE INDEX order_texts_index ON public.order_texts USING gin (text public.gin_trgm_ops);
CREATE INDEX orders_account_id_activated_at_index ON public.orders USING btree (account_id, activated_at);
CREATE INDEX orders_batch_id_index ON public.orders USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX orders_city_index ON public.orders USING btree (city, created_at, id) WHERE (cancelled_at IS NULL);
CREATE UNIQUE INDEX orders_entry ON public.orders USING btree (entered_by, city);
CREATE INDEX orders_identifier_index ON public.orders USING btree (identifier, id) WHERE (cancelled_at IS NULL);
CREATE INDEX orders_last_step_index ON public.orders USING btree (last_step_date, id) WHERE (cancelled_at IS NULL);
CREATE INDEX orders_newest_index ON public.orders USING btree (created_at, id) WHERE (cancelled_at IS NULL);
CREATE INDEX orders_reference_index ON public.orders USING btree (identifier) WHERE (identifier IS NOT NULL);
CREATE UNIQUE INDEX orders_replaced_index ON public.orders USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE UNIQUE INDEX orders_sale_index ON public.orders USING btree (sale_id, sale_copy) WHERE (sale_id IS NOT NULL);
CREATE INDEX orders_standing_index ON public.orders USING btree (state, city, step, last_step_date, created_at, id) WHERE (cancelled_at IS NULL);
CREATE INDEX orders_tied_email_index ON public.orders USING btree (tied_email) WHERE (tied_email IS NOT NULL);
CREATE INDEX outbox_account_id_index ON public.outbox USING btree (account_id);
CREATE UNIQUE INDEX outbox_arrivals_index ON public.outbox USING btree (order_id, account_id, send_after) WHERE (order_id IS NOT NULL);
CREATE INDEX outbox_next_at_index ON public.outbox USING btree (next_at);
CREATE INDEX outbox_settled_index ON public.outbox USING btree (created_at) WHERE (next_at IS NULL);
CREATE INDEX parties_account_id_index ON public.parties USING btree (account_id);
CREATE INDEX parties_invitation_expires_at_index ON public.parties USING btree (invitation_expires_at);
CREATE INDEX party_members_ends_at_index ON public.party_members USING btree (ends_at);
CREATE INDEX passages_city_step_ms_index ON public.passages USING btree (city, step, ms);
CREATE INDEX password_resets_account_id_index ON public.password_resets USING btree (account_id);
CREATE INDEX password_resets_expires_at_index ON public.password_resets USING btree (expires_at);
CREATE UNIQUE INDEX print_jobs_under_way_index ON public.print_jobs USING btree (batch_id, form) WHERE (ended_at IS NULL);
CREATE INDEX promotion_copies_account_id_index ON public.promotion_copies USING btree (account_id);
CREATE INDEX sales_open_index ON public.sales USING btree (id) WHERE ((problems <> ''::text) AND (looked_at IS NULL));
CREATE INDEX sessions_account_id_index ON public.sessions USING btree (account_id);
CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);
CREATE INDEX shop_events_received_at_index ON public.shop_events USING btree (received_at);
CREATE INDEX withdrawals_email_index ON public.withdrawals USING btree (email);
CREATE INDEX withdrawals_order_id_index ON public.withdrawals USING btree (order_id);
CREATE INDEX wrong_answers_city_step_count_index ON public.wrong_answers USING btree (city, step, count);
CREATE TRIGGER account_texts_kept AFTER INSERT OR UPDATE OF email ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.keep_account_texts();
CREATE TRIGGER order_texts_kept AFTER INSERT OR UPDATE OF code, identifier, tied_email ON public.orders FOR EACH ROW EXECUTE FUNCTION public.keep_order_texts();
ALTER TABLE ONLY public.account_texts
    ADD CONSTRAINT account_texts_id_fkey FOREIGN KEY (id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_order_id_foreign FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.batches
    ADD CONSTRAINT batches_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.dispatches
    ADD CONSTRAINT dispatches_order_id_foreign FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_proofs
    ADD CONSTRAINT email_proofs_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_addresses
    ADD CONSTRAINT order_addresses_order_id_foreign FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_texts
    ADD CONSTRAINT order_texts_id_fkey FOREIGN KEY (id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES public.orders(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES public.sales(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parties
    ADD CONSTRAINT parties_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.parties
    ADD CONSTRAINT parties_order_id_foreign FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.party_members
    ADD CONSTRAINT party_members_order_id_foreign FOREIGN KEY (order_id) REFERENCES public.parties(order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.place_journal
    ADD CONSTRAINT place_journal_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.print_jobs
    ADD CONSTRAINT print_jobs_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES public.batches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promotion_copies
    ADD CONSTRAINT promotion_copies_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.promotion_copies
    ADD CONSTRAINT promotion_copies_promotion_foreign FOREIGN KEY (promotion) REFERENCES public.promotions(name) ON DELETE RESTRICT;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_foreign FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shop_events
    ADD CONSTRAINT shop_events_sale_id_foreign FOREIGN KEY (sale_id) REFERENCES public.sales(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_order_id_foreign FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE SET NULL;
