CREATE TABLE "test_key_days" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "test_key_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "granted_concurrent_requests" integer;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD COLUMN "tokens" integer;--> statement-breakpoint
ALTER TABLE "test_key_days" ADD CONSTRAINT "test_key_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_key_days_by_day" ON "test_key_days" USING btree ("day");
--> statement-breakpoint
-- what was kept for a caller who had left, and had paid for what was delivered alone
DELETE FROM "idempotent_replies" i USING "request_records" q
WHERE q."id" = i."request_id" AND i."state" = 'done' AND q."status" <> 200;--> statement-breakpoint
-- caps count by line of rotations: what each key of a line has used belongs to its first one. Two keys together may have
-- used more than the cap of one
INSERT INTO "credit_windows" AS c ("owner_id", "period", "starts_on", "spent", "reserved", "granted", "cap")
SELECT k."lineage_id", w."period", w."starts_on", sum(w."spent"), sum(w."reserved"), sum(w."granted"),
	greatest(max(w."cap"), sum(w."spent" + w."reserved"))
FROM "credit_windows" w JOIN "api_keys" k ON k."id" = w."owner_id"
WHERE k."id" <> k."lineage_id" GROUP BY 1, 2, 3
ON CONFLICT ("owner_id", "period", "starts_on") DO UPDATE SET
	"spent" = c."spent" + excluded."spent", "reserved" = c."reserved" + excluded."reserved",
	"granted" = c."granted" + excluded."granted",
	"cap" = greatest(c."cap", excluded."cap", c."spent" + excluded."spent" + c."reserved" + excluded."reserved");--> statement-breakpoint
DELETE FROM "credit_windows" w USING "api_keys" k WHERE k."id" = w."owner_id" AND k."id" <> k."lineage_id";--> statement-breakpoint
UPDATE "credit_reservations" r SET "key_id" = k."lineage_id" FROM "api_keys" k
WHERE k."id" = r."key_id" AND k."id" <> k."lineage_id";--> statement-breakpoint
UPDATE "credit_ledger" l SET "key_id" = k."lineage_id" FROM "api_keys" k
WHERE k."id" = l."key_id" AND k."id" <> k."lineage_id";
