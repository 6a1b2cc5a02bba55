/**
 * Positions of the largest values above 0, largest first; of equal ones the earlier first. A heap of `limit` places,
 * so that a large array is read once and never sorted.
 * @param isAllowed asked only of positions that would be among the best
 */
export function bestOf(
  values: ArrayLike<number>,
  limit: number,
  isAllowed: (position: number) => boolean = () => true,
): number[] {
  const heap: number[] = []
  const isWorse = (a: number, b: number) => values[a]! < values[b]! || (values[a] === values[b] && a > b)
  const siftDown = () => {
    const top = heap[0]!
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!)) child++
      if (!isWorse(heap[child]!, top)) break
      heap[place] = heap[child]!
      place = child
    }
    heap[place] = top
  }
  const siftUp = () => {
    let place = heap.length - 1
    const last = heap[place]!
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!isWorse(last, heap[parent]!)) break
      heap[place] = heap[parent]!
      place = parent
    }
    heap[place] = last
  }
  if (limit <= 0) return []
  // every value passes here: the list and what a value must be above are kept where no closure looks
  const list = values
  const count = list.length
  let least = 0
  for (let index = 0; index < count; index++) {
    if (!(list[index]! > least)) continue
    if (!isAllowed(index)) continue
    if (heap.length < limit) {
      heap.push(index)
      siftUp()
    } else {
      heap[0] = index
      siftDown()
    }
    if (heap.length === limit) least = values[heap[0]!]!
  }
  return heap.sort((a, b) => values[b]! - values[a]! || a - b)
}
