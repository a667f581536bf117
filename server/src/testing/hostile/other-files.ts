import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { type HostileFile, PAYLOAD, refused, SCRIPT } from './hostile-file.ts'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${SCRIPT}</svg>`
const twentyTimes = (name: string, other: string) => `<!ENTITY ${name} "${`&${other};`.repeat(20)}">`
const ENTITIES = [...'bcdefg'].map((name, n) => twentyTimes(name, 'abcdef'.charAt(n)))
const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(100)}">${ENTITIES.join('')}]>`
const latin = (text: string) => Buffer.from(text, 'latin1')
const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })

/** Files that are no PNG, JPG or WEBP, whatever their name and first bytes. */
export async function otherFiles(): Promise<HostileFile[]> {
  const gif = await drawing().gif().toBuffer()
  return [
    refused('SVG with a script', latin(SVG)),
    refused(
      'SVG that reads a file',
      latin(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG.replace(SCRIPT, '<text>&x;</text>')}`),
    ),
    refused('SVG that grows to gigabytes', latin(LAUGHS + SVG.replace(SCRIPT, '<text>&g;</text>'))),
    refused('SVG that loads a picture', latin(SVG.replace(SCRIPT, '<image href="http://127.0.0.1:9/"/>'))),
    refused('SVG, compressed', gzipSync(SVG)),
    refused('GIF', gif),
    refused('GIF and Java archive in one', Buffer.concat([gif, zipSync({ 'Payload.class': latin(PAYLOAD) })])),
    refused('GIF that is JavaScript too', latin(`GIF89a=1;alert('${PAYLOAD}')`)),
    refused('HEIC', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    refused('AVIF', await drawing().avif().toBuffer()),
    refused('TIFF', await drawing().tiff().toBuffer()),
    refused('JPEG XL', Buffer.from('ff0a', 'hex')),
    refused('JPEG 2000', latin('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 ')),
    refused('BMP', latin(`BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0${'\0'.repeat(40)}`)),
    refused('ICO', latin('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0\x16\0\0\0')),
    refused('PSD', latin(`8BPS\0\x01${'\0'.repeat(40)}`)),
    refused('PPM', latin('P6 1 1 255 abc')),
    refused(
      'picture in the format of our own library',
      Buffer.concat([Buffer.from('08f2a6b6', 'hex'), Buffer.alloc(200)]),
    ),
    refused('PDF with a script', latin(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${PAYLOAD})>>>>endobj`)),
    refused('PostScript', latin(`%!PS-Adobe-3.0 EPSF-3.0\n(${PAYLOAD}) run`)),
    refused(
      'MVG that runs a command',
      latin(`push graphic-context\nfill 'url(https://example.com/"|${PAYLOAD}")'\npop graphic-context`),
    ),
    refused('HTML', latin(`<!doctype html>${SCRIPT}`)),
    refused('HTML behind the first bytes of a PNG', latin(`\x89PNG\r\n\x1a\n<html>${SCRIPT}`)),
    refused('HTML behind the first bytes of a GIF', latin(`GIF89a<html>${SCRIPT}`)),
    refused('ZIP', Buffer.from(zipSync({ 'picture.png': latin(PAYLOAD) }))),
    refused('ZIP bomb', Buffer.from(zipSync({ 'picture.png': new Uint8Array(50_000_000) }))),
    refused('WAV', latin('RIFF\x24\0\0\0WAVEfmt ')),
    refused('MP4', latin('\0\0\0\x18ftypisom\0\0\0\0isomiso2')),
    refused('Windows program', latin(`MZ\x90\0${PAYLOAD}`)),
    refused('Linux program', latin(`\x7fELF\x02\x01\x01${PAYLOAD}`)),
    refused('text', latin(PAYLOAD)),
    refused('nothing', Buffer.alloc(0)),
    refused('one byte', Buffer.from([0x89])),
    refused('5 MB of zeros', Buffer.alloc(5 * 1024 * 1024)),
  ]
}
