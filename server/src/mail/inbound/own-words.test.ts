import { describe, expect, it } from 'vitest'
import { ownWords } from './own-words.ts'
import { textOfHtml } from './text-of-html.ts'

const lines = (...all: string[]) => all.join('\r\n')

describe('of an answer are kept', () => {
  it.each([
    [
      'Gmail',
      lines(
        'Two metres.',
        '',
        'On Mon, Nov 16, 2026 at 1:00 PM Ticarum <trade@ticarum.example>',
        'wrote:',
        '',
        '> We do.',
      ),
    ],
    [
      'Gmail, with the address below',
      lines(
        'Two metres.',
        '',
        'On Mon, Nov 16, 2026 Ticarum',
        '<trade@ticarum.example> wrote:',
        '> We do.',
        '>',
        '> --',
      ),
    ],
    [
      'Gmail in Turkish',
      lines(
        'Two metres.',
        '',
        'Ticarum <trade@ticarum.example>, 16 Kas 2026 Pzt, 13:00 tarihinde şunu yazdı:',
        '',
        '> Evet.',
      ),
    ],
    ['Gmail in Arabic', lines('Two metres.', '', 'في الاثنين، ١٦ نوفمبر ٢٠٢٦ كتب Ticarum:', '', '> نعم.')],
    ['Outlook', lines('Two metres.', '', '-----Original Message-----', 'From: Ticarum', 'Sent: Monday', '', 'We do.')],
    [
      'Outlook in Turkish',
      lines(
        'Two metres.',
        '________________________________',
        'Kimden: Ticarum',
        'Gönderildi: Pazartesi',
        'Kime: a',
        '',
        'Evet.',
      ),
    ],
    ['Outlook in Arabic', lines('Two metres.', '', 'من: Ticarum', 'تاريخ الإرسال: الاثنين', '', 'نعم.')],
    ['a signature', lines('Two metres.', '', '-- ', 'Ayaan', 'Bosaso')],
    ['nothing else', 'Two metres.'],
  ])('the words of %s', (_, text) => expect(ownWords(text)).toBe('Two metres.'))

  it('answers between quoted lines, and lines that only look like an introduction', () => {
    expect(ownWords(lines('> How much?', 'Two metres.', '> Where?', 'Bosaso.'))).toBe('Two metres.\nBosaso.')
    expect(ownWords(lines('Yes.', '16 Kas 2026 tarihinde Ticarum yazdı:', '> Olur mu?'))).toBe('Yes.')
    expect(ownWords(lines('You asked:', '> How much?', 'Two.'))).toBe('You asked:\nTwo.')
    expect(ownWords(lines('From: Mersin', 'To: Bosaso', '', 'Is that right?'))).toBe(
      'From: Mersin\nTo: Bosaso\n\nIs that right?',
    )
  })

  it('no characters that nobody sees, and Arabic as it was', () => {
    expect(ownWords('a\u202eb\u2066c\u200bd\x00\x1b\u{e0041}e\ud800')).toBe('abcde\ufffd')
    expect(ownWords('می‌خواهم 👨‍👩‍👧 \u200fمرحبا')).toBe('می‌خواهم 👨‍👩‍👧 \u200fمرحبا')
    expect(ownWords('a  \r\n\r\n\r\n\r\n\tb\rc\u2028d')).toBe('a\n\n\tb\nc\nd')
  })
})

describe('HTML becomes', () => {
  it.each([
    ['lines', '<div>a</div><div>b<br>c</div><div><br></div><p>d</p><p>e</p>', 'a\nb\nc\n\nd\n\ne'],
    ['words without their marks', '<p>a <b>b</b> <a href="https://evil.example">c</a>\n  d</p>', 'a b c d'],
    ['text without what is not read', '<style>p{}</style>a<script>b</script><!-- c --><title>d</title>e', 'ae'],
    ['letters', 'G&ouml;n&uuml;l &lt;b&gt; &amp;amp; &#x1F600; &none; &nbsp;1 < 2', 'Gönül <b> &amp; 😀 &none;  1 < 2'],
    ['a line for each quote', 'a<blockquote>b<blockquote>c</blockquote>d</blockquote>e', 'a\n>\ne'],
    ['cells', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['nothing where a tag does not end', 'a<img src="', 'a'],
  ])('%s', (_, html, text) => expect(textOfHtml(html).trim()).toBe(text))

  it('in a time that grows with its length', () => {
    for (const piece of ['<', '<a ', '<!--', '<script>', '</script', '&#', '<p>', ' ', '<blockquote>', '">', '&amp']) {
      const html = piece.repeat(1_000_000 / piece.length)
      const began = process.cpuUsage()
      ownWords(textOfHtml(html))
      ownWords(html)
      expect(process.cpuUsage(began).user / 1000, piece).toBeLessThan(2000)
    }
  })
})
