/** Words that are the same in every language, and why. Everything else is a text with a translation. */
const properNames: Record<string, string> = {
  Ticarum: 'the name of the company',
  WhatsApp: 'a trademark',
  SMS: 'in Latin letters everywhere',
  Google: 'a trademark',
  Hawala: 'a way to send money; in Turkish its own word, since havale is a bank transfer',
  İzmir: 'a city',
  Denizli: 'a city',
  Kayseri: 'a city',
  Gaziantep: 'a city',
  Mersin: 'a city',
  Hargeisa: 'a city',
  Bosaso: 'a city',
  Garowe: 'a city',
  Kismayo: 'a city',
}

/** Whether anything to translate is left once names are removed. */
export function hasWords(text: string): boolean {
  const rest = Object.keys(properNames).reduce((left, name) => left.replaceAll(name, ''), text)
  return /\p{L}/u.test(rest)
}
