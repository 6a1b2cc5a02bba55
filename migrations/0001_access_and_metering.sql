CREATE TABLE "access_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"organisation" text NOT NULL,
	"purpose" text NOT NULL,
	"expected_volume" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "access_applications_state_known" CHECK ("access_applications"."state" in ('pending', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"account_id" text,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"key_id" text,
	"reservation_id" text,
	"day" date NOT NULL,
	"month" date NOT NULL,
	"credits" bigint NOT NULL,
	"note" text,
	CONSTRAINT "credit_ledger_kind_known" CHECK ("credit_ledger"."kind" in ('granted', 'reserved', 'charged', 'released', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"key_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"day" date NOT NULL,
	"month" date NOT NULL,
	"credits_reserved" bigint NOT NULL,
	"credits_charged" bigint,
	"provider_micros_reserved" bigint NOT NULL,
	"provider_micros_spent" bigint,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lease_ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_state_known" CHECK ("credit_reservations"."state" in ('open', 'settled', 'released', 'expired')),
	CONSTRAINT "credit_reservations_closed_once" CHECK (("credit_reservations"."state" = 'open') = ("credit_reservations"."closed_at" is null)),
	CONSTRAINT "credit_reservations_within_quote" CHECK (coalesce("credit_reservations"."credits_charged", 0) <= "credit_reservations"."credits_reserved")
);
--> statement-breakpoint
CREATE TABLE "credit_windows" (
	"owner_id" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"granted" bigint DEFAULT 0 NOT NULL,
	"cap" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_windows_owner_id_period_starts_on_pk" PRIMARY KEY("owner_id","period","starts_on"),
	CONSTRAINT "credit_windows_period_known" CHECK ("credit_windows"."period" in ('day', 'month')),
	CONSTRAINT "credit_windows_not_negative" CHECK ("credit_windows"."spent" >= 0 and "credit_windows"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotent_replies" (
	"lineage_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"request_id" text NOT NULL,
	"lease_ends_at" timestamp with time zone NOT NULL,
	"reply" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_replies_lineage_id_key_hash_pk" PRIMARY KEY("lineage_id","key_hash"),
	CONSTRAINT "idempotent_replies_done_has_reply" CHECK (("idempotent_replies"."state" = 'done') = ("idempotent_replies"."reply" is not null))
);
--> statement-breakpoint
CREATE TABLE "purged_days" (
	"day" date PRIMARY KEY NOT NULL,
	"purged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_records" (
	"id" text PRIMARY KEY NOT NULL,
	"reply_id" text,
	"at" timestamp with time zone NOT NULL,
	"account_id" text NOT NULL,
	"key_id" text NOT NULL,
	"livemode" boolean NOT NULL,
	"endpoint" text NOT NULL,
	"model" text,
	"mode" text,
	"status" integer NOT NULL,
	"error_code" text,
	"credits_estimated" bigint DEFAULT 0 NOT NULL,
	"credits_charged" bigint DEFAULT 0 NOT NULL,
	"provider_cost_micros" bigint DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"latency_ms" double precision NOT NULL,
	"first_byte_ms" double precision,
	"abuse_flags" text[] NOT NULL,
	"safety" jsonb NOT NULL,
	"replayed" boolean DEFAULT false NOT NULL,
	"client_left" boolean DEFAULT false NOT NULL,
	"via" text DEFAULT 'api' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_rollup" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"key_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"livemode" boolean NOT NULL,
	"requests" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"sampled_out" bigint DEFAULT 0 NOT NULL,
	"credits" bigint NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"latency_ms_sum" double precision NOT NULL,
	"provider_cost_micros" bigint NOT NULL,
	CONSTRAINT "usage_rollup_account_id_day_key_id_endpoint_livemode_pk" PRIMARY KEY("account_id","day","key_id","endpoint","livemode")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_api_access_known";--> statement-breakpoint
UPDATE "accounts" SET "api_access" = CASE "api_access" WHEN 'off' THEN 'none' WHEN 'applied' THEN 'pending' WHEN 'on' THEN 'approved' ELSE "api_access" END;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "granted_daily_credits" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "granted_monthly_credits" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "granted_requests_per_minute" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "daily_cap" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "monthly_cap" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "lineage_id" text;--> statement-breakpoint
UPDATE "api_keys" SET "lineage_id" = "id";--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "lineage_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "ip_list" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "daily_cap" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "monthly_cap" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "requests_per_minute" integer;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "successor_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "uses_in_rotation" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_applications" ADD CONSTRAINT "access_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_applications_by_account" ON "access_applications" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "access_applications_waiting" ON "access_applications" USING btree ("id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "audit_log_by_account" ON "audit_log" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "credit_ledger_by_account" ON "credit_ledger" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "credit_ledger_by_reservation" ON "credit_ledger" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_open" ON "credit_reservations" USING btree ("lease_ends_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "credit_reservations_by_account" ON "credit_reservations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotent_replies_by_end" ON "idempotent_replies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "request_records_by_account" ON "request_records" USING btree ("account_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "request_records_by_key" ON "request_records" USING btree ("key_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "request_records_by_time" ON "request_records" USING btree ("at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_caps_positive" CHECK (coalesce("accounts"."daily_cap", 0) >= 0 and coalesce("accounts"."monthly_cap", 0) >= 0);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_api_access_known" CHECK ("accounts"."api_access" in ('none', 'pending', 'approved', 'declined'));--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_rotating_has_end" CHECK ("api_keys"."state" <> 'rotating' or "api_keys"."grace_ends_at" is not null);--> statement-breakpoint
CREATE FUNCTION "keep_credit_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE EXCEPTION 'the credit ledger is append-only: rows are never deleted';
	END IF;
	-- erasing a person puts a pseudonym in place of the account and the key; nothing else may change
	IF (OLD."id", OLD."at", OLD."kind", OLD."reservation_id", OLD."day", OLD."month", OLD."credits")
		IS DISTINCT FROM (NEW."id", NEW."at", NEW."kind", NEW."reservation_id", NEW."day", NEW."month", NEW."credits") THEN
		RAISE EXCEPTION 'the credit ledger is append-only: rows are never changed';
	END IF;
	RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "credit_ledger_append_only" BEFORE UPDATE OR DELETE ON "credit_ledger" FOR EACH ROW EXECUTE FUNCTION "keep_credit_ledger"();
--> statement-breakpoint
CREATE FUNCTION "announce_access_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- servers keep verified keys in memory: they forget those of this account when the change is committed
	PERFORM pg_notify('berea', 'account ' || CASE TG_TABLE_NAME WHEN 'accounts' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'account_id' END);
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "api_keys_announce_change" AFTER UPDATE OF "state", "scopes", "expires_at", "ip_list", "daily_cap", "monthly_cap", "requests_per_minute", "grace_ends_at" ON "api_keys" FOR EACH ROW EXECUTE FUNCTION "announce_access_change"();--> statement-breakpoint
CREATE TRIGGER "accounts_announce_change" AFTER UPDATE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "announce_access_change"();
