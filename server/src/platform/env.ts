import { createECDH, createPrivateKey, randomBytes } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { isExampleHost } from './example-addresses.ts'
import { settingOrFile } from './secret-files.ts'
import { bucketAddress } from './storage/bucket-address.ts'

/** As OpenTelemetry writes headers: `name=value,name=value`, values as in URLs. */
const headersIn = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(',').flatMap((pair) => (pair ? [pair.split('=').map(decodeURIComponent)] : [])))

/** What receivers of mail check signatures with: shorter keys are no longer taken, and elliptic ones not yet. */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  } catch {
    return false
  }
}

/** Every setting of the processes and its purpose; `npm run settings` writes docs/operations/settings.md of it. */
export const Settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('development relaxes cookies and policy headers'),
  HOST: z.string().default('127.0.0.1').describe('address that the server listens on'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('port that the server listens on'),
  ORIGIN: z
    .url()
    .default('http://localhost:3000')
    .describe('address under which people reach the site; links in mail and the check of foreign origins use it'),
  DATABASE_URL: z.url().describe('PostgreSQL as role app, for requests; with ?pgbouncer=true it leads through one'),
  DATABASE_SIGN_IN_URL: z
    .url()
    .optional()
    .describe('PostgreSQL as role sign_in, which alone may open sessions; the server needs it'),
  DATABASE_DIRECT_URL: z
    .url()
    .optional()
    .describe('PostgreSQL as role worker, for jobs and listening; never through pgbouncer'),
  DATABASE_REPLICA_URL: z
    .url()
    .optional()
    .describe('a streaming replica as role app, which answers visitors while it is no more than seconds behind'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(4)
    .default(20)
    .describe('connections that one server keeps, shared out among visitors and members; readiness has one more'),
  INSTANCES: z.coerce
    .number()
    .int()
    .min(0)
    .default(1)
    .describe('servers that run at once, those of two releases together; at the start their connections are counted'),
  WORKERS: z.coerce.number().int().min(0).default(1).describe('workers that run at once, counted in the same way'),
  PGBOUNCER_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'connections that pgbouncer opens for each of its two roles (its default_pool_size), which are then counted; ' +
        '20 if DATABASE_URL says pgbouncer=true',
    ),
  WAKE_UP_URL: z
    .url({ protocol: /^(nats|tls)$/ })
    .optional()
    .describe(
      'NATS server by which processes wake each other for live events and jobs, with tls: encrypted; ' +
        'without it PostgreSQL does',
    ),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'reverse proxies in front of the server, of which each adds to X-Forwarded-For; the first one overwrites it',
    ),
  DEVICE_SECRET: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString('base64url'))
    .describe('signs the cookie by which limits tell devices apart; the same for all instances'),
  DEAL_SECRET: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString('base64url'))
    .describe(
      'makes the tokens of deal links, the same for all instances; with a new one, links that were sent still open, ' +
        'but members no longer see them',
    ),
  STOP_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("seconds between 'not ready' and closing at a stop, so that a load balancer looks elsewhere first"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token for /metrics from other machines; without it only this machine may read them'),
  WORKER_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('address on which the worker serves /healthz, /readyz and /metrics'),
  WORKER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3100)
    .describe('port for it; a second worker on the same machine needs its own, or is not watched'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('collector that takes traces by OTLP over HTTP, without /v1/traces; without it nothing is traced'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^([\w-]+=[^,=]*(,(?=.)|$))*$/)
    .default('')
    .transform(headersIn)
    .describe('headers for it, as `name=value,name=value`'),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .optional()
    .describe('name of this process in traces; by default ticarum-server or ticarum-worker'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of requests and jobs that are traced'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:1025').describe('mail server'),
  MAIL_FROM: z.string().default('Ticarum <trade@ticarum.example>').describe('sender of all mail'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
    .optional()
    .describe('with the key, mail is signed by DKIM for the domain of MAIL_FROM; `npm run dkim:keys` makes both'),
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine(isRsaKey, 'is no private RSA key of 2048 bits or more')
    .optional()
    .describe('private RSA key for it in PEM; in one line, `\\n` stands for an end of line'),
  NOTICES_QUIET: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(120)
    .describe('seconds without another notice of its group after which notices are mailed together'),
  INBOUND_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional()
    .describe('domain of addresses that take answers to the desk; with the secret, the worker receives them'),
  INBOUND_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('signs these addresses; with a new one, mail that was sent before can no longer be answered'),
  INBOUND_HOST: z.string().default('127.0.0.1').describe('address on which the worker takes answers, by LMTP'),
  INBOUND_PORT: z.coerce.number().int().min(0).max(65535).default(2424).describe('port for it'),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('sign-in with Google is offered when this and the secret are set'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('its secret'),
  GOOGLE_ISSUER: z
    .url()
    .default('https://accounts.google.com')
    .describe('another OpenID provider in its place, in tests'),
  STORAGE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('folder for uploaded files, on a single server; this or the bucket below must be stated in production'),
  ASSETS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'folder in which all instances keep the scripts of their releases for 30 days, for pages that were opened before',
    ),
  S3_BUCKET: z.string().min(1).optional().describe('private bucket for uploaded files, which all instances share'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('key by which it is read and written'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe("the key's secret"),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
  S3_ENDPOINT: z.url().optional().describe("address of an S3-compatible server; without it Amazon's own"),
  S3_PATH_STYLE: z.stringbool().default(false).describe('the bucket stands in the path instead of the host name'),
  S3_PUBLIC_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\w+:\/\/[^/?#@]+\/?$/.test(url), 'is no origin: it has a path, a query or a password')
    .optional()
    .describe(
      'address at which browsers reach the same store, on a host of its own; with it, files that are for some only ' +
        'are fetched there by signed addresses',
    ),
  TRANSLATOR: z
    .enum(['deepl', 'libretranslate'])
    .optional()
    .describe('service that drafts texts in other languages for admins; none by default'),
  TRANSLATOR_URL: z.url().optional().describe('its address, without a path'),
  TRANSLATOR_KEY: z.string().min(1).optional().describe('its key; LibreTranslate may need none'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d+$/)
    .optional()
    .describe('sender in the WhatsApp Business Cloud API; with the token, people can choose notices by WhatsApp'),
  WHATSAPP_TOKEN: z.string().min(1).optional().describe('its token'),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0').describe('its address with the version'),
  SMS_URL: z
    .url()
    .optional()
    .describe('gateway that takes {id, to, from, text} by POST; with the token, people can choose notices by SMS'),
  SMS_TOKEN: z.string().min(1).optional().describe('bearer token for it'),
  SMS_FROM: z.string().min(1).max(20).optional().describe('sender that it shows, if it takes one'),
  WEB_PUSH_PUBLIC_KEY: z
    .string()
    .optional()
    .describe('with the two below, people can have notices on their devices; `npm run push:keys` makes a pair'),
  WEB_PUSH_PRIVATE_KEY: z.string().optional().describe('with another pair, every device has to be subscribed anew'),
  WEB_PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/)
    .optional()
    .describe('whom push services write to when something is wrong: mailto: or https:'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('what is logged: this and worse'),
})
export type Settings = z.output<typeof Settings>

/** Each may stand in a file that X_FILE names. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_SIGN_IN_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'WAKE_UP_URL',
  'DEVICE_SECRET',
  'DEAL_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
  'INBOUND_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'TRANSLATOR_KEY',
  'WHATSAPP_TOKEN',
  'SMS_TOKEN',
  'WEB_PUSH_PRIVATE_KEY',
] as const satisfies (keyof Settings)[]

const DEVELOPMENT_SECRETS = ['development']

/** As the driver would send it, however the URL is written. */
const passwordIn = (url: string | undefined): string => (url && new pg.Client(url).password) || ''

/** Of a private key of web push; undefined for what is none. */
function publicKeyOf(privateKey: string | undefined): string | undefined {
  if (privateKey === undefined) return undefined
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** Where browsers fetch private files; undefined where they come through us. */
export const storeOrigin = ({ S3_PUBLIC_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_PATH_STYLE: pathStyle }: Settings) =>
  endpoint && bucket ? bucketAddress(endpoint, bucket, pathStyle).origin : undefined

/**
 * Reads the environment once, at the start. Refuses to run in production with a publicly known secret or the address of
 * an example.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): Settings {
  const environment = { ...given }
  for (const name of SECRETS) {
    const value = settingOrFile(given, name)
    if (value !== undefined) environment[name] = value
  }
  const parsed = Settings.safeParse(environment)
  if (!parsed.success) throw new Error(`The environment is not complete:\n${z.prettifyError(parsed.error)}`)
  const settings = parsed.data
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined))
    throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or none')
  if ((settings.INBOUND_DOMAIN === undefined) !== (settings.INBOUND_SECRET === undefined))
    throw new Error('INBOUND_DOMAIN and INBOUND_SECRET go together: set both or none')
  if ((settings.DKIM_SELECTOR === undefined) !== (settings.DKIM_PRIVATE_KEY === undefined))
    throw new Error('DKIM_SELECTOR and DKIM_PRIVATE_KEY go together: set both or none')
  const bucket = [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY].filter(
    (each) => each !== undefined,
  )
  if (bucket.length % 3 !== 0)
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none')
  if (bucket.length > 0 && settings.STORAGE_DIR !== undefined)
    throw new Error('STORAGE_DIR and S3_BUCKET exclude each other: files have one place')
  if (settings.S3_PUBLIC_ENDPOINT !== undefined && bucket.length === 0)
    throw new Error('S3_PUBLIC_ENDPOINT goes together with S3_BUCKET: files on a disk are not reached from outside')
  if ((settings.TRANSLATOR === undefined) !== (settings.TRANSLATOR_URL === undefined))
    throw new Error('TRANSLATOR and TRANSLATOR_URL go together: set both or none')
  if ((settings.WHATSAPP_PHONE_ID === undefined) !== (settings.WHATSAPP_TOKEN === undefined))
    throw new Error('WHATSAPP_PHONE_ID and WHATSAPP_TOKEN go together: set both or none')
  if ((settings.SMS_URL === undefined) !== (settings.SMS_TOKEN === undefined))
    throw new Error('SMS_URL and SMS_TOKEN go together: set both or none')
  const push = [settings.WEB_PUSH_PUBLIC_KEY, settings.WEB_PUSH_PRIVATE_KEY, settings.WEB_PUSH_SUBJECT]
  if (push.some((each) => each !== undefined) && push.some((each) => each === undefined))
    throw new Error('WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY and WEB_PUSH_SUBJECT go together: set all or none')
  if (settings.WEB_PUSH_PUBLIC_KEY !== publicKeyOf(settings.WEB_PUSH_PRIVATE_KEY))
    throw new Error('WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY are no pair: `npm run push:keys` makes one')
  if (settings.NODE_ENV === 'production') {
    for (const name of [
      'DATABASE_URL',
      'DATABASE_SIGN_IN_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_REPLICA_URL',
    ] as const) {
      if (DEVELOPMENT_SECRETS.includes(passwordIn(settings[name])))
        throw new Error(`${name} holds the development password: production needs its own`)
    }
    if (!settings.ORIGIN.startsWith('https://'))
      throw new Error('ORIGIN must begin with https:// in production: sessions travel in secure cookies only')
    if (isExampleHost(new URL(settings.ORIGIN).hostname))
      throw new Error(`ORIGIN is ${settings.ORIGIN}, an example: production needs the address that people type`)
    const store = storeOrigin(settings)
    if (store !== undefined && !store.startsWith('https://'))
      throw new Error('S3_PUBLIC_ENDPOINT must begin with https:// in production: what it answers is private')
    if (store !== undefined && new URL(store).hostname === new URL(settings.ORIGIN).hostname)
      throw new Error('S3_PUBLIC_ENDPOINT must be another host than ORIGIN: what people sent is none of our pages')
    if (bucket.length === 0 && settings.STORAGE_DIR === undefined)
      throw new Error('STORAGE_DIR or S3_BUCKET must say where uploaded files are kept')
    for (const name of ['DEVICE_SECRET', 'DEAL_SECRET'] as const) {
      if (environment[name] === undefined)
        throw new Error(`${name} must be set in production: 32 random characters or more, the same for all instances`)
    }
  }
  return settings
}

/** The same for a worker, which alone sends mail. */
export function readWorkerSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const settings = readSettings(environment)
  if (settings.NODE_ENV !== 'production') return settings
  const { SMTP_URL, MAIL_FROM, INBOUND_DOMAIN } = settings
  if (!URL.canParse(SMTP_URL) || new URL(SMTP_URL).port === '1025')
    throw new Error('SMTP_URL must name the mail server in production: port 1025 is the mailbox of development')
  const [, domain = ''] = /@([^\s>]+)>?\s*$/.exec(MAIL_FROM) ?? []
  if (!domain || isExampleHost(domain))
    throw new Error(`MAIL_FROM is ${MAIL_FROM}, an example: production needs an address at which answers arrive`)
  if (INBOUND_DOMAIN && isExampleHost(INBOUND_DOMAIN))
    throw new Error(`INBOUND_DOMAIN is ${INBOUND_DOMAIN}, an example: answers to it would get lost`)
  return settings
}
