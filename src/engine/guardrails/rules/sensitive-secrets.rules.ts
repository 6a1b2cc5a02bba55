import { listed, of } from '../rule.ts'
import type { SensitivePattern } from '../sensitive/sensitive-place.ts'

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
    isReal: (value) => /\d/.test(value) && /[a-z]/i.test(value),
  },
  {
    id: 'url-with-password',
    placeholder: '[secret]',
    pattern: /(?<![a-z0-9])[a-z][a-z0-9+.-]{1,20}:\/\/(?<value>[^\s:/?#@"'<>]{0,80}:[^\s/?#@"'<>]{1,120})@/gi,
  },
]

const secretWords =
  listed(`api apikey key secret token password passwd pwd credential credentials clave llave aws access
  client private auth authorization bearer twilio account signing webhook db database env contrasena senha`)

const named = of([
  'api[ _-]?keys?',
  'apikey',
  'api[ _-]?secret',
  'api[ _-]?token',
  'secret(?:[ _-]?(?:access[ _-]?)?key)?',
  'access[ _-]?(?:token|key(?:[ _-]?id)?)',
  'auth(?:entication|orization)?[ _-]?(?:token|key)',
  'refresh[ _-]?token',
  'session[ _-]?(?:token|key|id)',
  'client[ _-]?secret',
  'private[ _-]?key',
  'signing[ _-]?(?:key|secret)',
  'bot[ _-]?token',
  'token',
  'credentials?',
  'clave(?: de)?(?: la)? api',
  'clave secreta',
  'clave de acceso',
  'llave(?: de)? api',
  'encryption[ _-]?key',
])

/** Long values that a word before them calls a key. */
export const namedSecretPatterns: readonly SensitivePattern[] = [
  {
    id: 'secret-named',
    placeholder: '[secret]',
    needs: secretWords,
    pattern: new RegExp(
      `(?<![a-z])${named}["']?(?: (?:is|was|es|for \\w{2,20} is|de \\w{2,20} es|value))?[ \\t]{0,3}(?:[:=]>?|->|is|es|)[ \\t\\n]{0,3}["']?(?<value>[\\w+/.~-]{16,500}={0,2})`,
      'gi',
    ),
    isReal: (value) => /\d/.test(value) && /[a-z]/i.test(value),
  },
  {
    id: 'secret-aws',
    placeholder: '[secret]',
    needs: ['aws', 'secret', 'amazon', 's3', 'iam', 'access', 'key', 'akia'],
    pattern: /(?<![\w+/=])(?<value>[A-Za-z0-9+/]{40})(?![\w+/=])/g,
    isReal: (value) => /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value),
  },
  {
    id: 'secret-hexadecimal',
    placeholder: '[secret]',
    needs: ['twilio', 'auth', 'secret', 'token', 'key', 'apikey', 'clave', 'datadog', 'sid'],
    pattern:
      /\b(?:twilio|auth|secret|token|key|apikey|clave|datadog|sid)\b[^\n]{0,40}?(?<![0-9a-z])(?<value>[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})(?![0-9a-z])/gi,
    isReal: (value) => /[a-f]/i.test(value) && /\d/.test(value),
  },
]

const passwordNouns = listed(
  'password passwords passwd pwd passphrase passcode pass contrasena contrasenas clave claves pin senha kennwort passwort logon login',
)
/** What follows "my password is" when it is not told. */
const noPassword = of(
  listed(`not no never the a an my our your his her their in on at so too very always being been lost forgotten gone
    wrong incorrect correct expired invalid blocked weak strong secure safe unsafe easy hard long short different same
    saved stored written needed required reset hidden based something what that this it from how where why and or but
    la el una un mi tu su muy mas no incorrecta correcta debil fuerte segura larga corta facil dificil distinta misma
    demasiado algo que para como porque esta fue ha secreta personal private still already now just only going
    compromised leaked stolen hacked old new temporary changed`),
)

const looksChosen = (value: string): boolean => /\d/.test(value) || /[a-z][A-Z]|[@#$%^&*_+=~!]./.test(value)

/** Passwords that somebody tells. */
export const passwordPatterns: readonly SensitivePattern[] = [
  {
    id: 'password-told',
    placeholder: '[secret]',
    needs: passwordNouns,
    pattern: new RegExp(
      `\\b(?:my|our|his|her|their|mi|nuestra|su|minha|mon|mein) (?:\\w{2,20} ){0,3}?(?:password|passwd|pwd|passphrase|passcode|contrasena|clave|senha|mot de passe|passwort|kennwort)(?: (?:for|to|of|on|at|de|del|para|en) [^\\n.:=]{1,40}?)? ?(?:is now|is still|is|was|es ahora|es|era|[:=]) ?["']?(?!${noPassword}\\b)(?<value>[^\\s"']{4,64}?)(?=["']?[.,;:!?)]{0,2}(?:\\s|$|"|'))`,
      'gi',
    ),
  },
  {
    id: 'password-shown',
    placeholder: '[secret]',
    needs: passwordNouns,
    pattern:
      /\b(?:\w{0,20}_)?(?:password|passwords|passwd|pwd|passphrase|passcode|pass|contrasena|clave|senha|passwort|kennwort)(?: (?:for|to|of|de|del|para) [^\n.:=]{1,40}?)?["']? ?(?:is|es|[:=]>?) ?["']?(?<value>[^\s"',]{4,64}?)(?=["']?[.,;:!?)]{0,2}(?:\s|$|"|',))/gi,
    isReal: looksChosen,
  },
  {
    id: 'password-field',
    placeholder: '[secret]',
    needs: listed('password passwd pwd contrasena'),
    pattern:
      /\b(?:user(?:name)?|usuario|login|log-in|account|cuenta|e-?mail|correo|wi-?fi|ssid)\b[^\n]{0,80}?\b(?:password|passwd|pwd|contrasena|pass) ?[:=] ?["']?(?<value>[^\s"',]{4,64})/gi,
  },
  {
    id: 'pin',
    placeholder: '[secret]',
    needs: ['pin', 'nip', 'cvv', 'cvc'],
    pattern:
      /\b(?:pin|nip|cvv2?|cvc2?)\b(?: (?:code|number|numero|de (?:mi|la) \w{3,12}|for \w{2,12} \w{2,12}))? ?(?:is|es|[:=])? ?(?<value>\d{3,8})(?![\w:]|[.,-]\d)/gi,
  },
]
