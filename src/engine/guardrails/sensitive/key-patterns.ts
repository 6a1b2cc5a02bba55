import { hasLettersAndDigits } from './checks.ts'
import type { SensitivePattern } from './sensitive-place.ts'

const key = (id: string, body: string, isReal: (value: string) => boolean = looksRandom): SensitivePattern => ({
  id,
  placeholder: '[secret]',
  pattern: new RegExp(`(?<![A-Za-z0-9_])(?:${body})`, 'g'),
  isReal,
})

/** Digits or both cases: a key, and no words joined by hyphens. */
function looksRandom(value: string): boolean {
  return (/\d/.test(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value))) && !/(.)\1{9}/.test(value)
}
const always = () => true

/** Keys that tell themselves by how they begin. Read with their case; no word need stand near. */
export const keyPatterns: readonly SensitivePattern[] = [
  key('key-own', 'ssa_(?:live|test)_[0-9A-Za-z]{20,80}'),
  key('key-anthropic', 'sk-ant-[\\w-]{20,200}'),
  key('key-openai', 'sk-(?:proj|svcacct|admin|None|or-v1)-[\\w-]{20,220}|sk-[A-Za-z0-9_-]{20,220}'),
  key('key-google', 'AIza[\\w-]{30,45}|GOCSPX-[\\w-]{20,40}|ya29\\.[\\w.-]{20,300}|1//0[\\w-]{30,120}'),
  key('key-aws-id', '(?:AKIA|ASIA|AGPA|AIDA|AROA|ANPA|ANVA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])', always),
  key('key-github', 'gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\\w{20,255}'),
  key('key-gitlab', 'gl(?:pat|dt|rt|ptt|cbt|soat|ft|imt|agent|oas)-[\\w.-]{18,255}'),
  key('key-slack', 'xox[abeoprs]-[\\w-]{10,250}|xapp-\\d-[\\w-]{10,250}'),
  key('key-webhook', 'hooks\\.slack\\.com/(?:services|workflows)/[\\w/]{20,100}'),
  key('key-webhook-discord', 'discord(?:app)?\\.com/api/webhooks/\\d{10,25}/[\\w-]{20,100}'),
  key('key-stripe', '[srp]k_(?:live|test)_[A-Za-z0-9]{10,250}|whsec_[A-Za-z0-9+/=]{20,100}'),
  key('key-sendgrid', 'SG\\.[\\w-]{16,32}\\.[\\w-]{16,64}'),
  key('key-hugging-face', 'hf_[A-Za-z0-9]{20,60}|api_org_[A-Za-z0-9]{30,40}'),
  key('key-twilio', '(?:SK|AC)[0-9a-f]{32}(?![0-9A-Za-z])', always),
  key(
    'key-mail',
    'key-[0-9a-f]{32}(?![0-9a-z])|[0-9a-f]{32}-us\\d{1,2}(?!\\d)|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,40}',
    always,
  ),
  key('key-models', '(?:gsk|pplx|xai|r8|fw|nvapi|tgp_v1|co|jina|voyage|pa)[_-][A-Za-z0-9_-]{30,120}'),
  key(
    'key-registries',
    'npm_[A-Za-z0-9]{30,50}|pypi-[\\w-]{40,250}|dckr_(?:pat|oat)_[\\w-]{20,60}|rubygems_[0-9a-f]{48}',
  ),
  key(
    'key-hosts',
    'do[opr]_v1_[0-9a-f]{40,70}|dapi[0-9a-f]{32}|hvs\\.[\\w-]{20,200}|sbp_[0-9a-f]{40}|sb_secret_[\\w-]{20,60}',
  ),
  key(
    'key-services',
    'shp(?:at|ss|ca|pa)_[0-9a-fA-F]{32}|sq0[a-z]{3}-[\\w-]{20,60}|EAAA[\\w-]{50,70}|lin_api_\\w{30,60}|ntn_\\w{30,60}|secret_[A-Za-z0-9]{40,50}|figd_[\\w-]{30,60}|PMAK-[\\w-]{40,70}|NRAK-[A-Z0-9]{20,40}|sntry[su]_[\\w+/=-]{30,250}|ATATT3[\\w=-]{40,250}|dp\\.(?:pt|st|ct)\\.\\w{30,60}|pat[A-Za-z0-9]{14}\\.[0-9a-f]{40,70}|tvly-[\\w-]{20,60}|phc_\\w{30,60}|glsa_\\w{30,60}|AGE-SECRET-KEY-1[A-Z0-9]{50,60}',
  ),
  key('key-telegram', '\\d{8,10}:AA[\\w-]{30,36}(?![\\w-])', always),
  key('key-jwt', 'eyJ[\\w-]{8,4000}\\.[\\w-]{8,8000}(?:\\.[\\w-]{0,4000}){0,3}', always),
  key('key-azure', 'AccountKey=[A-Za-z0-9+/]{40,100}={0,2}|SharedAccessKey=[A-Za-z0-9+/]{30,60}={0,2}', always),
  {
    id: 'bearer',
    placeholder: '[secret]',
    pattern: /\b(?:bearer|basic|token)[ :]{1,3}["']?(?<value>[\w.~+/-]{16,4000}={0,2})/gi,
    isReal: hasLettersAndDigits,
  },
  {
    id: 'url-with-password',
    placeholder: '[secret]',
    pattern: /(?<![a-z0-9])[a-z][a-z0-9+.-]{1,20}:\/\/(?<value>[^\s:/?#@"'<>]{0,80}:[^\s/?#@"'<>]{1,120})@/gi,
  },
]
