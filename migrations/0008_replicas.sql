CREATE TABLE "replicas" (
	"id" text PRIMARY KEY NOT NULL,
	"corpus_version" text NOT NULL,
	"software_version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
