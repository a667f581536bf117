export interface Country {
  name: string
  /** two letters, ISO 3166 */
  code: string
  cities: readonly string[]
}

const country = (code: string, name: string, ...cities: string[]): Country => ({ name, code, cities })

/** Countries of products and customers: Turkey first, the rest by name. */
export const countries: readonly Country[] = [
  country('TR', 'Turkey', 'Istanbul', 'Ankara', 'Izmir', 'Bursa', 'Gaziantep', 'Kayseri', 'Denizli'),
  country('AF', 'Afghanistan', 'Kabul', 'Herat', 'Kandahar', 'Mazar-i-Sharif'),
  country('AL', 'Albania', 'Tirana', 'Durrës', 'Vlorë', 'Shkodër'),
  country('DZ', 'Algeria', 'Algiers', 'Oran', 'Constantine', 'Annaba'),
  country('AR', 'Argentina', 'Buenos Aires', 'Córdoba', 'Rosario', 'Mendoza'),
  country('AU', 'Australia', 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide'),
  country('AT', 'Austria', 'Vienna', 'Graz', 'Linz', 'Salzburg'),
  country('AZ', 'Azerbaijan', 'Baku', 'Ganja', 'Sumqayit', 'Mingachevir'),
  country('BH', 'Bahrain', 'Manama', 'Muharraq', 'Riffa', 'Hamad Town'),
  country('BD', 'Bangladesh', 'Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Sylhet'),
  country('BE', 'Belgium', 'Brussels', 'Antwerp', 'Ghent', 'Liège'),
  country('BA', 'Bosnia and Herzegovina', 'Sarajevo', 'Banja Luka', 'Tuzla', 'Zenica'),
  country('BR', 'Brazil', 'São Paulo', 'Rio de Janeiro', 'Brasília', 'Salvador', 'Curitiba'),
  country('BG', 'Bulgaria', 'Sofia', 'Plovdiv', 'Varna', 'Burgas'),
  country('CA', 'Canada', 'Toronto', 'Montreal', 'Vancouver', 'Calgary', 'Ottawa'),
  country('CN', 'China', 'Shanghai', 'Guangzhou', 'Shenzhen', 'Yiwu', 'Beijing', 'Ningbo'),
  country('HR', 'Croatia', 'Zagreb', 'Split', 'Rijeka', 'Osijek'),
  country('CY', 'Cyprus', 'Nicosia', 'Limassol', 'Larnaca', 'Paphos'),
  country('CZ', 'Czechia', 'Prague', 'Brno', 'Ostrava', 'Plzeň'),
  country('DK', 'Denmark', 'Copenhagen', 'Aarhus', 'Odense', 'Aalborg'),
  country('DJ', 'Djibouti', 'Djibouti City', 'Ali Sabieh', 'Tadjoura', 'Obock'),
  country('EG', 'Egypt', 'Cairo', 'Alexandria', 'Giza', 'Port Said', 'Suez'),
  country('ER', 'Eritrea', 'Asmara', 'Massawa', 'Keren', 'Assab'),
  country('ET', 'Ethiopia', 'Addis Ababa', 'Dire Dawa', 'Jijiga', 'Mekelle', 'Hawassa'),
  country('FI', 'Finland', 'Helsinki', 'Espoo', 'Tampere', 'Turku'),
  country('FR', 'France', 'Paris', 'Marseille', 'Lyon', 'Toulouse', 'Lille'),
  country('GE', 'Georgia', 'Tbilisi', 'Batumi', 'Kutaisi', 'Poti'),
  country('DE', 'Germany', 'Berlin', 'Hamburg', 'Munich', 'Cologne', 'Frankfurt'),
  country('GH', 'Ghana', 'Accra', 'Kumasi', 'Tema', 'Tamale'),
  country('GR', 'Greece', 'Athens', 'Thessaloniki', 'Patras', 'Piraeus'),
  country('HU', 'Hungary', 'Budapest', 'Debrecen', 'Szeged', 'Győr'),
  country('IN', 'India', 'Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Surat'),
  country('ID', 'Indonesia', 'Jakarta', 'Surabaya', 'Bandung', 'Medan', 'Semarang'),
  country('IR', 'Iran', 'Tehran', 'Tabriz', 'Isfahan', 'Mashhad', 'Bandar Abbas'),
  country('IQ', 'Iraq', 'Baghdad', 'Basra', 'Erbil', 'Mosul'),
  country('IE', 'Ireland', 'Dublin', 'Cork', 'Limerick', 'Galway'),
  country('IT', 'Italy', 'Rome', 'Milan', 'Naples', 'Turin', 'Genoa'),
  country('JP', 'Japan', 'Tokyo', 'Osaka', 'Nagoya', 'Yokohama', 'Kobe'),
  country('JO', 'Jordan', 'Amman', 'Zarqa', 'Irbid', 'Aqaba'),
  country('KZ', 'Kazakhstan', 'Almaty', 'Astana', 'Shymkent', 'Aktau'),
  country('KE', 'Kenya', 'Nairobi', 'Mombasa', 'Kisumu', 'Garissa', 'Eldoret'),
  country('KW', 'Kuwait', 'Kuwait City', 'Hawalli', 'Salmiya', 'Jahra'),
  country('LB', 'Lebanon', 'Beirut', 'Tripoli', 'Sidon', 'Tyre'),
  country('LY', 'Libya', 'Tripoli', 'Benghazi', 'Misrata', 'Zawiya'),
  country('MY', 'Malaysia', 'Kuala Lumpur', 'Johor Bahru', 'Penang', 'Klang'),
  country('MX', 'Mexico', 'Mexico City', 'Guadalajara', 'Monterrey', 'Puebla'),
  country('MA', 'Morocco', 'Casablanca', 'Rabat', 'Tangier', 'Marrakesh', 'Fez'),
  country('NL', 'Netherlands', 'Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht'),
  country('NG', 'Nigeria', 'Lagos', 'Abuja', 'Kano', 'Ibadan', 'Port Harcourt'),
  country('MK', 'North Macedonia', 'Skopje', 'Bitola', 'Tetovo', 'Ohrid'),
  country('NO', 'Norway', 'Oslo', 'Bergen', 'Trondheim', 'Stavanger'),
  country('OM', 'Oman', 'Muscat', 'Salalah', 'Sohar', 'Nizwa'),
  country('PK', 'Pakistan', 'Karachi', 'Lahore', 'Faisalabad', 'Sialkot', 'Islamabad'),
  country('PL', 'Poland', 'Warsaw', 'Kraków', 'Łódź', 'Gdańsk'),
  country('PT', 'Portugal', 'Lisbon', 'Porto', 'Braga', 'Aveiro'),
  country('QA', 'Qatar', 'Doha', 'Al Rayyan', 'Al Wakrah', 'Al Khor'),
  country('RO', 'Romania', 'Bucharest', 'Cluj-Napoca', 'Constanța', 'Timișoara'),
  country('RU', 'Russia', 'Moscow', 'Saint Petersburg', 'Kazan', 'Novosibirsk'),
  country('SA', 'Saudi Arabia', 'Riyadh', 'Jeddah', 'Dammam', 'Mecca', 'Medina'),
  country('RS', 'Serbia', 'Belgrade', 'Novi Sad', 'Niš', 'Kragujevac'),
  country('SG', 'Singapore', 'Singapore', 'Jurong', 'Tuas', 'Woodlands'),
  country('SO', 'Somalia', 'Mogadishu', 'Hargeisa', 'Bosaso', 'Kismayo', 'Berbera', 'Garowe'),
  country('ZA', 'South Africa', 'Johannesburg', 'Cape Town', 'Durban', 'Pretoria'),
  country('KR', 'South Korea', 'Seoul', 'Busan', 'Incheon', 'Daegu'),
  country('ES', 'Spain', 'Madrid', 'Barcelona', 'Valencia', 'Seville'),
  country('SD', 'Sudan', 'Khartoum', 'Omdurman', 'Port Sudan', 'Kassala'),
  country('SE', 'Sweden', 'Stockholm', 'Gothenburg', 'Malmö', 'Uppsala'),
  country('CH', 'Switzerland', 'Zurich', 'Geneva', 'Basel', 'Bern'),
  country('TZ', 'Tanzania', 'Dar es Salaam', 'Dodoma', 'Arusha', 'Zanzibar City'),
  country('AE', 'United Arab Emirates', 'Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman'),
  country('GB', 'United Kingdom', 'London', 'Manchester', 'Birmingham', 'Leicester', 'Glasgow'),
  country('US', 'United States', 'New York', 'Los Angeles', 'Chicago', 'Houston', 'Miami', 'Minneapolis'),
]

export const defaultCountry = 'TR'

export const countryOf = (code: string): Country | undefined => countries.find((known) => known.code === code)

export const originOf = (city: string, country: Country): string => `${city}, ${country.name}`

/** City and country of an origin that names a known city; any other origin has neither (D13). */
export function placeOf(origin: string): { country: string; city: string } {
  for (const known of countries) {
    const city = known.cities.find((each) => originOf(each, known) === origin)
    if (city) return { country: known.code, city }
  }
  return { country: '', city: '' }
}
