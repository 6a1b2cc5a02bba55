/** What is used of WebAssembly: Node's types have none of it without those of a browser. */
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  class Module {
    constructor(bytes: BufferSource)
  }
  class Instance {
    constructor(module: Module)
    readonly exports: Record<string, unknown>
  }
  type BufferSource = ArrayBufferView | ArrayBuffer
  function validate(bytes: BufferSource): boolean
}
