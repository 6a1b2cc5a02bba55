/** A question of half a kilobyte, as the answers are. */
export const prompt =
  'We are reading the third chapter of John in our house group, and somebody asked what the verse about God’s love for the world says to people who have heard it a hundred times. What does John 3:16 mean by love, what does it mean by the world, and how does it fit with what Jesus has just told Nicodemus about being born again and about the serpent that Moses lifted up? Please explain it in plain words, with the context of the chapter, so that a newcomer can follow.'

const alike =
  'Jesus speaks by night with Nicodemus, a teacher who knows the law and does not know how a man is born again. The heart of what he tells him is that love came first: {quote:1}. Nothing in the world had earned it. What is given is the Son himself, and what is asked is trust in him. Whoever trusts is not lost, and has the life of God from now on. So the love of which the passage speaks is no feeling but a deed, and it was done for all before anybody had asked for it [1].'
const counted = ['once', 'twice', 'often', 'seldom', 'early', 'late', 'gladly', 'slowly', 'quickly', 'rightly']
let answers = 0

/** An answer that quotes its first source and cites it; no two of a thousand are alike, and told apart by their last words. */
export function nextAnswer(): string {
  const digits = String(answers++ % 1_000).padStart(3, '0')
  return `${alike} Read it ${[...digits].map((digit) => counted[Number(digit)]).join(', then ')}.`
}
