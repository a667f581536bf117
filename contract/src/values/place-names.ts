import { fold } from '../folding.ts'
import { countries } from './countries.ts'
import { fallbackLanguage, type Language } from './languages.ts'

type Spellings = Record<Language, string>

const city = (en: string, so: string, tr: string, ar: string): Spellings => ({ en, so, tr, ar })

/** Cities and ports of the trade. Any other city keeps the name that it was given. */
const cities = [
  city('Mogadishu', 'Muqdisho', 'Mogadişu', 'مقديشو'),
  city('Hargeisa', 'Hargeysa', 'Hargeisa', 'هرجيسا'),
  city('Bosaso', 'Boosaaso', 'Bosaso', 'بوصاصو'),
  city('Kismayo', 'Kismaayo', 'Kismayo', 'كسمايو'),
  city('Garowe', 'Garoowe', 'Garowe', 'غاروي'),
  city('Berbera', 'Berbera', 'Berbera', 'بربرة'),
  city('Istanbul', 'Istanbuul', 'İstanbul', 'إسطنبول'),
  city('Ankara', 'Ankara', 'Ankara', 'أنقرة'),
  city('Izmir', 'Izmir', 'İzmir', 'إزمير'),
  city('Bursa', 'Bursa', 'Bursa', 'بورصة'),
  city('Gaziantep', 'Gaziantep', 'Gaziantep', 'غازي عنتاب'),
  city('Kayseri', 'Kayseri', 'Kayseri', 'قيصري'),
  city('Denizli', 'Denizli', 'Denizli', 'دنيزلي'),
  city('Mersin', 'Mersin', 'Mersin', 'مرسين'),
]

const countryNames = (language: Language) => new Intl.DisplayNames(language, { type: 'region' })

const namesOfCountries = (['so', 'tr', 'ar'] as const).map((language) => [language, countryNames(language)] as const)

/** A country's English name is the one that is stored. */
const spellings: Spellings[] = [
  ...cities,
  ...countries.map(
    ({ code, name }) =>
      ({
        en: name,
        ...Object.fromEntries(namesOfCountries.map(([language, names]) => [language, names.of(code) ?? name])),
      }) as Spellings,
  ),
]

const bySpelling = new Map(spellings.flatMap((place) => Object.values(place).map((name) => [fold(name), place])))

/** A city, a port or a country in the reader's language, whatever language it was written in. */
function placeName(name: string, language: Language): string {
  return bySpelling.get(fold(name.trim()))?.[language] ?? name
}

/** The same for 'Kayseri, Turkey'. In English places stay as they were written. */
export function placesIn(language: Language, written: string): string {
  if (language === fallbackLanguage) return written
  const names = written.split(', ').map((name) => placeName(name, language))
  return names.join(language === 'ar' ? '، ' : ', ')
}

/** Cities to choose from, with their stored name. */
export const citiesIn = (language: Language, cities: readonly string[]): { city: string; name: string }[] =>
  cities.map((city) => ({ city, name: placesIn(language, city) }))
