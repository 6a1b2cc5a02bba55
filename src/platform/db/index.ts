export { DatabaseBusy, DatabaseDown, databaseFailure, mayHaveRun, retryAfterMs } from './database-failure.ts'
export { type Db, type DbConnection, type Prepare, sqlState } from './db.ts'
export { type Database, DatabaseInUse, type DatabaseOptions, openDatabase } from './open-database.ts'
