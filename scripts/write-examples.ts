import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentedReplies, examplesFolder } from '../tests/documented-replies.ts'

/** Writes the replies in `docs/examples` anew, by the real engine (`npm run examples`). */
for (const [name, content] of await documentedReplies()) writeFileSync(join(examplesFolder, name), content)
