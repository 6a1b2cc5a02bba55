CREATE TABLE "used_codes" (
	"person_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"free_at" timestamp with time zone,
	CONSTRAINT "used_codes_person_id_code_hash_pk" PRIMARY KEY("person_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "used_codes" ADD CONSTRAINT "used_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_codes_by_time" ON "used_codes" USING btree ("free_at");