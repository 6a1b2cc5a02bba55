CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"content" jsonb,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"useful_until" timestamp with time zone,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"gave_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("next_try_at") WHERE "outbox_mails"."gave_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_mails_by_account" ON "outbox_mails" USING btree ("account_id");