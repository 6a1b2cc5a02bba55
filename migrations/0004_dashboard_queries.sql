CREATE TABLE "cap_notices" (
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"account_id" text NOT NULL,
	"percent" integer NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cap_notices_starts_on_period_account_id_percent_pk" PRIMARY KEY("starts_on","period","account_id","percent"),
	CONSTRAINT "cap_notices_period_known" CHECK ("cap_notices"."period" in ('day', 'month'))
);
--> statement-breakpoint
DROP INDEX "request_records_by_time";--> statement-breakpoint
DROP INDEX "request_records_by_account";--> statement-breakpoint
DROP INDEX "request_records_by_key";--> statement-breakpoint
ALTER TABLE "cap_notices" ADD CONSTRAINT "cap_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_windows_by_time" ON "credit_windows" USING btree ("starts_on","period");--> statement-breakpoint
CREATE INDEX "request_records_by_endpoint" ON "request_records" USING btree ("account_id","endpoint","at","id");--> statement-breakpoint
CREATE INDEX "request_records_by_status" ON "request_records" USING btree ("account_id","status","at","id");--> statement-breakpoint
CREATE INDEX "request_records_by_day" ON "request_records" USING btree ((("at" at time zone 'UTC')::date));--> statement-breakpoint
CREATE INDEX "request_records_by_account" ON "request_records" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "request_records_by_key" ON "request_records" USING btree ("key_id","at","id");