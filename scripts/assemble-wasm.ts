import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import wabt from 'wabt'

/** Assembles the scan kernel from its text; with `--check` it only says whether that would change it. */
const folder = join(import.meta.dirname, '../src/engine/retrieval/embedding')
const module = (await wabt()).parseWat('scan.wat', readFileSync(join(folder, 'scan.wat'), 'utf8'), { simd: true })
module.validate()
const assembled = Buffer.from(module.toBinary({}).buffer)
const path = join(folder, 'scan.wasm')
if (!process.argv.includes('--check')) {
  writeFileSync(path, assembled)
} else if (!readFileSync(path).equals(assembled)) {
  console.error('scan.wasm is not what scan.wat says: run `npm run wasm`.')
  process.exitCode = 1
}
