import type { Now } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/index.ts'
import { mailTexts, type SecurityChange } from './mail-texts.ts'
import { forgetResetLinks } from './reset-links.repository.ts'
import type { Addressee, WriteToPerson } from './write-to-person.ts'

type Deps = { db: Db; now: Now; publicUrl: string; write: WriteToPerson }
/** To be called after a change, whoever made it. */
export type NoteSecurityChange = (person: Addressee & { id: string }, change: SecurityChange) => Promise<void>

/** Whoever was away for some days must still learn of it. */
const usefulForSeconds = 7 * 86_400

/**
 * What follows each change of how somebody signs in: a link that was made before opens nothing any more, and they are told
 * by mail, since it may not have been them. An e-mail address cannot be changed here; where it can, this is to be called.
 */
export const createNoteSecurityChange =
  ({ db, now, publicUrl, write }: Deps): NoteSecurityChange =>
  async (person, change) => {
    await forgetResetLinks(db, person.id)
    const url = `${publicUrl}/dashboard/forgot-password`
    write(person, (language, name) => mailTexts[language].changed(change, name, { at: now(), url }), usefulForSeconds)
  }
