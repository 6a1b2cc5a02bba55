import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The words that the model knows, beside its marks; a token's number is its place. */
export const tinyVocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'in', 'the', 'beginning', 'god', 'made', 'heaven']
/** Tokens that the model reads of a text, its two marks included. */
export const tinyMaxTokens = 6

/**
 * Writes a whole sentence-embedding model of a few kilobytes: a BERT tokenizer and a graph that looks each token up in
 * a table, which is the least that an ONNX model for feature extraction can be.
 * @param rows a vector for each word of the vocabulary
 * @param file where the graph goes, below the folder
 */
export function writeTinyModel(folder: string, rows: readonly (readonly number[])[], file = 'onnx/model.onnx'): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), onnxModel(rows))
  for (const [name, content] of Object.entries(jsonFiles)) {
    writeFileSync(join(folder, name), JSON.stringify(content))
  }
}

const special = (content: string) => ({
  id: tinyVocabulary.indexOf(content),
  content,
  single_word: false,
  lstrip: false,
  rstrip: false,
  normalized: false,
  special: true,
})
const mark = (id: string) => ({ SpecialToken: { id, type_id: 0 } })

const jsonFiles = {
  'config.json': {
    model_type: 'bert',
    architectures: ['BertModel'],
    hidden_size: 16,
    vocab_size: tinyVocabulary.length,
  },
  'tokenizer_config.json': {
    tokenizer_class: 'BertTokenizer',
    model_max_length: tinyMaxTokens,
    pad_token: '[PAD]',
    unk_token: '[UNK]',
    cls_token: '[CLS]',
    sep_token: '[SEP]',
  },
  'tokenizer.json': {
    version: '1.0',
    added_tokens: tinyVocabulary.slice(0, 4).map(special),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [mark('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, mark('[SEP]')],
      pair: [],
      special_tokens: Object.fromEntries(
        ['[CLS]', '[SEP]'].map((id) => [id, { id, ids: [tinyVocabulary.indexOf(id)], tokens: [id] }]),
      ),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(tinyVocabulary.map((word, id) => [word, id])),
    },
  },
}

const float32 = 1
const int64 = 7

/** `last_hidden_state = Gather(table, input_ids)`; field numbers are those of onnx.proto. */
function onnxModel(rows: readonly (readonly number[])[]): Buffer {
  const table = message(
    ...[rows.length, rows[0]!.length].map((dimension) => number(1, dimension)),
    number(2, float32),
    text(8, 'table'),
    bytes(9, Buffer.from(Float32Array.from(rows.flat()).buffer)),
  )
  const gather = message(text(1, 'table'), text(1, 'input_ids'), text(2, 'last_hidden_state'), text(4, 'Gather'))
  const ids = ['batch', 'sequence']
  const graph = message(
    bytes(1, gather),
    text(2, 'tiny'),
    bytes(5, table),
    bytes(11, tensorNamed('input_ids', int64, ids)),
    bytes(11, tensorNamed('attention_mask', int64, ids)),
    bytes(11, tensorNamed('token_type_ids', int64, ids)),
    bytes(12, tensorNamed('last_hidden_state', float32, [...ids, rows[0]!.length])),
  )
  const operators = message(text(1, ''), number(2, 13))
  return message(number(1, 8), bytes(7, graph), bytes(8, operators))
}

function tensorNamed(name: string, type: number, shape: readonly (string | number)[]): Buffer {
  const dimensions = shape.map((size) => bytes(1, typeof size === 'number' ? number(1, size) : text(2, size)))
  return message(text(1, name), bytes(2, bytes(1, message(number(1, type), bytes(2, message(...dimensions))))))
}

// the wire format of Protocol Buffers
const message = (...fields: readonly Buffer[]) => Buffer.concat(fields)
const number = (field: number, value: number) => message(varint(field << 3), varint(value))
const bytes = (field: number, content: Buffer) => message(varint((field << 3) | 2), varint(content.length), content)
const text = (field: number, content: string) => bytes(field, Buffer.from(content))

function varint(value: number): Buffer {
  const septets: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...septets, rest])
    septets.push((rest % 128) | 128)
  }
}
