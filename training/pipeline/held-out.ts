import { readFileSync, writeFileSync } from 'node:fs'
import { detectLanguage } from '../../src/engine/retrieval/index.ts'

/** Writes the prompts of the pens that are held out as rows to measure by: held-out.ts OUT.jsonl */
const root = new URL('../..', import.meta.url).pathname
const languages = new Map(
  readFileSync(`${root}training/pens.tsv`, 'utf8')
    .split('\n')
    .map((line) => line.split('\t') as [string, string]),
)
const rows = ['08', '16', '24', '32', '40', '48', '56', '150'].flatMap((pen) =>
  readFileSync(`${root}training/prompts/${pen}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => {
      const [entries, care, , , marked] = line.split('\t') as [string, string, string, string, string]
      const [accept = [], also = []] = entries.split(';').map((group) => group.split(',').filter((id) => id !== '-'))
      const parts = marked.replaceAll('\\n', '\n').replaceAll(/[{}]/g, '').split('|||')
      const history = parts
        .slice(0, -1)
        .map((text, n) => ({ role: n % 2 === 0 ? 'user' : 'assistant', text: text.trim() }))
      const prompt = parts.at(-1)!.trim()
      const writes = languages.get(pen)
      const lang = writes === 'both' ? (detectLanguage(prompt) ?? 'en') : writes
      return { id: `${pen}-${place + 1}`, lang, prompt, history, accept, also, care }
    }),
)
writeFileSync(process.argv[2]!, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
