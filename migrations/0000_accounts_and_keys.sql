CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plan" text NOT NULL,
	"api_access" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_plan_known" CHECK ("accounts"."plan" in ('free', 'standard', 'enterprise')),
	CONSTRAINT "accounts_api_access_known" CHECK ("accounts"."api_access" in ('off', 'applied', 'on', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"livemode" boolean NOT NULL,
	"scopes" text[] NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_keys_state_known" CHECK ("api_keys"."state" in ('active', 'paused', 'rotating', 'revoked', 'expired')),
	CONSTRAINT "api_keys_revoked_has_time" CHECK (("api_keys"."state" = 'revoked') = ("api_keys"."revoked_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_account" ON "api_keys" USING btree ("account_id","id");