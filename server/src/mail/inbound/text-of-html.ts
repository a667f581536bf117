/** Elements whose content nobody reads. */
const UNREAD = ['script', 'style', 'head', 'title', 'template', 'svg', 'math', 'object', 'iframe', 'textarea', 'select']
/** Line breaks before and after an element: a paragraph stands apart. */
const BREAKS: Record<string, number> = {
  ...Object.fromEntries(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'pre', 'hr'].map((p) => [p, 2])),
  ...Object.fromEntries(['div', 'li', 'tr', 'section', 'article', 'header', 'footer', 'address'].map((d) => [d, 1])),
}
const MARKUP = /<[a-z/!?]/gi
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i

/** Names that mail programs write; others stay as they are. Turkish letters are among them. */
const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', reg: '®', euro: '€', pound: '£' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', times: '×', shy: '' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ ccedil: 'ç', Ccedil: 'Ç', ouml: 'ö', Ouml: 'Ö', uuml: 'ü', Uuml: 'Ü', acirc: 'â', icirc: 'î', ucirc: 'û' },
}
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi

function decodeEntity(written: string, decimal?: string, hex?: string, name = ''): string {
  if (!decimal && !hex) return NAMED[name] ?? written
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/**
 * What a reader sees of an e-mail's HTML, as plain text. An earlier mail that it quotes becomes a line with `>`. Every
 * character is looked at a fixed number of times, however broken the HTML is.
 */
export function textOfHtml(html: string): string {
  const written: string[] = []
  let [breaks, quotes, at] = [0, 0, 0]

  function write(words: string) {
    const text = words.replace(/\s+/g, ' ').replace(ENTITY, decodeEntity)
    if (quotes > 0 || text === '' || (text === ' ' && breaks > 0)) return
    written.push('\n'.repeat(Math.min(breaks, 2)), text)
    breaks = 0
  }
  while (at < html.length) {
    MARKUP.lastIndex = at
    const open = MARKUP.exec(html)?.index ?? html.length
    write(html.slice(at, open))
    at = endOfTag(html, open)
    const [, slash, name = ''] = TAG.exec(html.slice(open, open + 20)) ?? []
    const element = name.toLowerCase()
    if (element === 'blockquote') {
      if (quotes === 0 && !slash) written.push('\n>\n')
      quotes = Math.max(0, quotes + (slash ? -1 : 1))
    } else if (element === 'br') breaks += 1
    else if (element === 'td' && !slash) write(' ')
    else if (!slash && UNREAD.includes(element)) at = endOfElement(html, element, at)
    else breaks = Math.max(breaks, BREAKS[element] ?? 0)
  }
  return written.join('')
}

/** Behind a tag or a comment; one that does not end goes on to the end. */
function endOfTag(html: string, open: number): number {
  const [end, length] = html.startsWith('<!--', open) ? ['-->', 3] : ['>', 1]
  const close = html.indexOf(end, open)
  return close < 0 ? html.length : close + length
}

function endOfElement(html: string, element: string, from: number): number {
  const end = new RegExp(`</${element}`, 'gi')
  end.lastIndex = from
  const found = end.exec(html)
  return found ? endOfTag(html, found.index) : html.length
}
