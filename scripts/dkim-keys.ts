import { generateKeyPairSync } from 'node:crypto'

/**
 * `npm run dkim:keys -- DOMAIN` prints a new pair of keys by which mail from DOMAIN is signed: the worker's two
 * settings, and the DNS record that tells the public one. A pair of a later month stands beside the one
 * before, by its selector.
 */
const [domain = 'example.com', selector = `t${new Date().toISOString().slice(0, 7).replace('-', '')}`] =
  process.argv.slice(2)
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
/** One text of a TXT record has 255 characters at most; receivers put them together again. */
const texts = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`.match(/.{1,255}/g) ?? []
console.log(`DKIM_SELECTOR=${selector}
DKIM_PRIVATE_KEY="${privateKey.trim().replaceAll('\n', '\\n')}"

; in the DNS zone of ${domain}
${selector}._domainkey.${domain}. IN TXT (${texts.map((text) => `"${text}"`).join(' ')})`)
