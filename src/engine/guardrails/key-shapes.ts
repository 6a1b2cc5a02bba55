/** The shape of something secret, with case; the group named `value`, where there is one, is what is taken out. */
export type SecretShape = {
  id: string
  /** A text without any of these cannot match, and is not tried. */
  hints: readonly string[]
  pattern: RegExp
}

/** Keys as providers make them. */
export const keyShapes: readonly SecretShape[] = [
  { id: 'own-key', hints: ['ssa_'], pattern: /(?<![A-Za-z0-9])ssa_(?:live|test)_[0-9A-Za-z]{8,80}/g },
  {
    id: 'sk-key',
    hints: ['sk-'],
    pattern: /(?<![A-Za-z0-9])sk-(?:ant-|proj-|svcacct-|or-|live-|test-)?[A-Za-z0-9_-]{16,200}/g,
  },
  {
    id: 'stripe-key',
    hints: ['k_live_', 'k_test_'],
    pattern: /(?<![A-Za-z0-9])(?:sk|rk|pk)_(?:live|test)_[0-9A-Za-z]{10,120}/g,
  },
  { id: 'webhook-key', hints: ['whsec_'], pattern: /(?<![A-Za-z0-9])whsec_[0-9A-Za-z+/=]{16,100}/g },
  { id: 'google-key', hints: ['AIza'], pattern: /(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{30,45}/g },
  { id: 'google-token', hints: ['ya29.'], pattern: /(?<![A-Za-z0-9])ya29\.[0-9A-Za-z_-]{20,300}/g },
  {
    id: 'aws-key',
    hints: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}(?![0-9A-Za-z])/g,
  },
  {
    id: 'github-key',
    hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
    pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_[0-9A-Za-z]{20,255}|github_pat_[0-9A-Za-z_]{20,255})/g,
  },
  { id: 'gitlab-key', hints: ['glpat-'], pattern: /(?<![A-Za-z0-9])glpat-[0-9A-Za-z_-]{16,80}/g },
  { id: 'hugging-face-key', hints: ['hf_'], pattern: /(?<![A-Za-z0-9])hf_[0-9A-Za-z]{20,100}/g },
  { id: 'sendgrid-key', hints: ['SG.'], pattern: /(?<![A-Za-z0-9])SG\.[0-9A-Za-z_-]{10,80}\.[0-9A-Za-z_-]{10,120}/g },
  { id: 'slack-key', hints: ['xox'], pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[0-9A-Za-z-]{10,250}/g },
  { id: 'npm-key', hints: ['npm_'], pattern: /(?<![A-Za-z0-9])npm_[0-9A-Za-z]{30,60}/g },
  {
    id: 'groq-key',
    hints: ['gsk_', 'xai-', 'r8_', 'pplx-', 'nvapi-', 'tvly-'],
    pattern: /(?<![A-Za-z0-9])(?:gsk_|xai-|r8_|pplx-|nvapi-|tvly-)[0-9A-Za-z_-]{20,120}/g,
  },
  {
    id: 'web-token',
    hints: ['eyJ'],
    pattern: /(?<![A-Za-z0-9])eyJ[0-9A-Za-z_-]{8,2000}\.eyJ[0-9A-Za-z_-]{4,4000}\.[0-9A-Za-z_-]{0,2000}/g,
  },
  {
    id: 'pem-block',
    hints: ['-----BEGIN'],
    pattern:
      /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}(?:PRIVATE KEY|CERTIFICATE)(?: BLOCK)?-----(?:[A-Za-z0-9+/=\s\\:,-]{0,8000}?-----END (?:[A-Z0-9]{1,12} ){0,3}(?:PRIVATE KEY|CERTIFICATE)(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]{0,8000})/g,
  },
  { id: 'bearer-token', hints: ['earer '], pattern: /(?<![A-Za-z])[Bb]earer (?<value>[A-Za-z0-9._~+/-]{20,2000}=*)/g },
  {
    id: 'assigned-secret',
    hints: ['_KEY', '_SECRET', '_TOKEN', 'PASSWORD', '_PASSWD', '_DSN', '_CREDENTIALS', 'DATABASE_URL'],
    pattern:
      /(?<![A-Za-z0-9_])[A-Z][A-Z0-9_]{0,60}(?:_KEY|_SECRET|_TOKEN|_PASSWORD|_PASSWD|_DSN|_CREDENTIALS|DATABASE_URL|PASSWORD)["']? ?[=:] ?["']?(?<value>[^\s"',;<>]{6,300})/g,
  },
]

const host = '[a-z0-9](?:[a-z0-9-]{0,62})'

/** Where the service and what it stands on can be reached from the inside. */
export const addressShapes: readonly SecretShape[] = [
  {
    id: 'database-url',
    hints: ['://'],
    pattern:
      /(?<![A-Za-z])(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|clickhouse|cockroachdb|nats|kafka|memcached|ldaps?)(?:\+[a-z]{2,12})?:\/\/[^\s"'<>()\]]{3,300}/g,
  },
  {
    id: 'url-with-credentials',
    hints: ['://'],
    pattern:
      /(?<![A-Za-z])(?:https?|ftp|sftp|ssh|wss?):\/\/[^\s/:@"'<>]{1,80}:[^\s/@"'<>]{1,120}@[^\s"'<>()\]]{1,200}/g,
  },
  {
    id: 'private-ipv4',
    hints: ['10.', '192.168.', '172.', '127.', '169.254.', '100.'],
    pattern:
      /(?<![\d.:])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|127(?:\.\d{1,3}){3}|169\.254(?:\.\d{1,3}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d{1,3}){2})(?::\d{2,5}|\/\d{1,2})?(?![\d.]*\d)/g,
  },
  {
    id: 'private-ipv6',
    hints: ['fc', 'fd', 'fe8', 'fe9', 'fea', 'feb', 'FC', 'FD', 'FE8', 'FE9', 'FEA', 'FEB'],
    pattern:
      /(?<![0-9A-Za-z:])\[?(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f])(?::[0-9a-f]{0,4}){2,7}(?:%[a-z0-9]{1,12})?\]?(?::\d{2,5})?(?![0-9A-Za-z:])/gi,
  },
  { id: 'loopback-ipv6', hints: ['[::1]'], pattern: /\[::1\](?::\d{2,5})?/g },
  {
    id: 'private-host',
    hints: ['.internal', '.local', '.svc', '.lan', '.intranet', '.corp'],
    pattern: new RegExp(
      `(?<![A-Za-z0-9.@-])(?:[a-z]{2,8}:\\/\\/)?(?:${host}\\.){1,6}(?:internal|local|svc|cluster\\.local|localdomain|lan|intranet|corp)(?::\\d{2,5})?(?![A-Za-z0-9-]|\\.[a-z])`,
      'g',
    ),
  },
  {
    id: 'localhost-port',
    hints: ['localhost:', '0.0.0.0:'],
    pattern: /(?<![A-Za-z0-9.])(?:https?:\/\/)?(?:localhost|0\.0\.0\.0):\d{2,5}(?!\d)/g,
  },
  {
    id: 'operations-path',
    hints: ['/ops/', '/internal/', '/admin/', '/_internal/', '/actuator/', '/debug/'],
    pattern: /(?<![A-Za-z0-9/.])\/(?:ops|internal|admin|_internal|actuator|debug)\/[a-z0-9_][a-z0-9_./:{}-]{0,120}/g,
  },
  {
    id: 'operations-path-told',
    hints: ['/admin', '/metrics', '/healthz', '/readyz', '/livez', '/ops', '/internal', '/actuator', '/debug'],
    pattern:
      /(?:\b(?:at|on|path|endpoints?|route|under|via|is|GET|POST|url|visit|open|expos\w{1,4}|call|en|ruta|panel)\b|["'(`]) ?(?<value>\/(?:admin|metrics|healthz|readyz|livez|ops|internal|actuator|debug)(?:\/[a-z0-9_./-]{0,120})?)(?![A-Za-z0-9])/g,
  },
  {
    id: 'password-told',
    hints: ['assword', 'assphrase', 'asscode', 'ecret', 'ASSW', 'SECRET', 'ontrase', 'CONTRASE', 'lave', 'CLAVE'],
    pattern:
      /\b(?:admin|administrator|root|database|db|server|service|system|postgres|redis|dashboard|backend|api|ops|administrador|servidor|base de datos)(?:'s)? (?:account )?(?:password|passphrase|passcode|secret|contraseña|clave)(?: (?:is|es)|:| =){1,2} ?["']?(?<value>[^\s"',;<>]{4,100})/gi,
  },
]
