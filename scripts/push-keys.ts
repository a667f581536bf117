import { createECDH } from 'node:crypto'

/** `npm run push:keys` prints a new pair of keys for web push. Only server and worker may know the private one. */
const pair = createECDH('prime256v1')
pair.generateKeys()
console.log(`WEB_PUSH_PUBLIC_KEY=${pair.getPublicKey('base64url')}
WEB_PUSH_PRIVATE_KEY=${Buffer.from(pair.getPrivateKey().toString('hex').padStart(64, '0'), 'hex').toString('base64url')}
WEB_PUSH_SUBJECT=mailto:`)
