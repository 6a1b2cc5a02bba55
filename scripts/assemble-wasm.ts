import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import wabt from 'wabt'

/** Assembles the WebAssembly kernels from their text; with `--check` it only says whether that would change one. */
const engine = join(import.meta.dirname, '../src/engine')
const kernels = ['retrieval/embedding/scan', 'understand/encoder/linear']
const { parseWat } = await wabt()
for (const kernel of kernels) {
  const module = parseWat(`${kernel}.wat`, readFileSync(join(engine, `${kernel}.wat`), 'utf8'), { simd: true })
  module.validate()
  const assembled = Buffer.from(module.toBinary({}).buffer)
  const path = join(engine, `${kernel}.wasm`)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, assembled)
  } else if (!readFileSync(path).equals(assembled)) {
    console.error(`${kernel}.wasm is not what ${kernel}.wat says: run \`npm run wasm\`.`)
    process.exitCode = 1
  }
}
