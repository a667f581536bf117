import { createHmac, timingSafeEqual } from 'node:crypto'
import { domainToASCII } from 'node:url'

const DAY = 24 * 3600 * 1000
/** What arrives at an address, and for how many days. A server gives up after five, and a report may be on its way. */
const KINDS = { reply: 180, bounce: 30 } as const
type Kind = keyof typeof KINDS

/** Changes with what a token holds, so that an old token is not read as a new one. */
const VERSION = '1'
const SIGNATURE_BYTES = 16
/** 16 of the mail's id, 2 of the last day, then the signature. */
const TOKEN_BYTES = 18 + SIGNATURE_BYTES
const TOKEN_DIGITS = Math.ceil((TOKEN_BYTES * 8) / 5)
/** Digits of base 32: mail servers may change the case of letters. 63 characters, of 64 that may stand before an @. */
const ADDRESS = /^([a-z]+)\+([0-9a-v]+)@(.+)$/

export interface SignedAddresses {
  /** where what is said of this e-mail goes */
  addressOf(mailId: string, now: Date): string
  /** the e-mail that an address is about; undefined: the address is not ours, of another kind, forged or too old */
  mailOf(address: string, now: Date): string | undefined
}

interface Signing {
  domain: string
  secret: string
}
/** Where people answer an e-mail. */
export const createReplyAddresses = (signing: Signing) => signedAddresses('reply', signing)
/** Where mail servers report that they could not deliver it. */
export const createBounceAddresses = (signing: Signing) => signedAddresses('bounce', signing)

/**
 * Addresses that say which e-mail they are about. An e-mail was sent in one conversation to one reader, so its id
 * stands for both; the signature keeps anybody from making an address, or changing whom it belongs to and until when.
 */
function signedAddresses(kind: Kind, { domain, secret }: Signing): SignedAddresses {
  const purpose = `${kind} ${VERSION} `
  function tokenOf(content: Buffer): string {
    const signature = createHmac('sha256', secret).update(purpose).update(content).digest()
    return VERSION + digitsOf(Buffer.concat([content, signature.subarray(0, SIGNATURE_BYTES)]))
  }
  return {
    addressOf(mailId, now) {
      const content = Buffer.alloc(18)
      content.write(mailId.replaceAll('-', ''), 'hex')
      content.writeUInt16BE(Math.floor(now.getTime() / DAY) + KINDS[kind], 16)
      return `${kind}+${tokenOf(content)}@${domain}`
    },
    mailOf(address, now) {
      const [, named, token = '', host = ''] = ADDRESS.exec(address.toLowerCase()) ?? []
      if (named !== kind || domainToASCII(host) !== domain) return undefined
      if (token.length !== VERSION.length + TOKEN_DIGITS || !token.startsWith(VERSION)) return undefined
      const content = bytesOf(token.slice(VERSION.length)).subarray(0, 18)
      if (!timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(content)))) return undefined
      if (content.readUInt16BE(16) < Math.floor(now.getTime() / DAY)) return undefined
      return content.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  }
}

const digitsOf = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(TOKEN_DIGITS, '0')

function bytesOf(digits: string): Buffer {
  const value = [...digits].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  return Buffer.from(
    BigInt.asUintN(TOKEN_BYTES * 8, value)
      .toString(16)
      .padStart(TOKEN_BYTES * 2, '0'),
    'hex',
  )
}
