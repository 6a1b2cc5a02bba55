export type { ModelJudge } from './ask-judge.ts'
export { judgeBounds, judgeInstructions } from './judge-request.ts'
export { finishJudged, prepareJudged, unitFinisher } from './judged-writing.ts'
