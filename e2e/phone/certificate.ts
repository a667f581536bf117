import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Certificate {
  key: string
  cert: string
  /** option by which Chromium trusts this certificate; responses over a merely tolerated one are not cached */
  browserFlag: string
}

/** A self-signed certificate for this machine, valid for a day. */
export async function makeCertificate(): Promise<Certificate> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-phone-'))
  try {
    const [keyFile, certFile] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')]
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc']
    await run('openssl', [
      'req',
      '-x509',
      ...curve,
      '-days',
      '1',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      keyFile,
      '-out',
      certFile,
    ])
    const [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certFile, 'utf8')])
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key,
      cert,
      browserFlag: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
