import type { Language } from '@ticarum/contract/values/languages'
import type { CompanyKind, Role } from '@ticarum/contract/values/roles'

interface DemoCompany {
  kind: CompanyKind
  name: string
  city: string
  description?: string
  /** day of 2026 on which the company joined */
  joined: string
  verified?: boolean
}

interface DemoPerson {
  fullName: string
  email: string
  role: Role
  company?: string
  owner?: boolean
  language: Language
}

/** Invented, every one of them. Towns are real; no company of these names is meant. */
export const demoCompanies: DemoCompany[] = [
  {
    kind: 'supplier',
    name: 'Akköy Tekstil',
    city: 'Denizli',
    joined: '2026-01-12',
    verified: true,
    description: 'Towels, bathrobes and bed linen, woven and sewn under one roof since 1994.',
  },
  { kind: 'supplier', name: 'Talas Mobilya', city: 'Kayseri', joined: '2026-01-19', verified: true, description: 'Sofas, beds and dining sets, packed flat for the container.' },
  {
    kind: 'supplier',
    name: 'Şahinbey Halı',
    city: 'Gaziantep',
    joined: '2026-02-02',
    verified: true,
    description: 'Machine-woven carpets and prayer rugs in sizes from 80 × 150 cm.',
  },
  { kind: 'supplier', name: 'Nizip Sabunevi', city: 'Gaziantep', joined: '2026-02-16', verified: true, description: 'Olive and laurel soap, cut, stamped and boxed by hand.' },
  { kind: 'supplier', name: 'Gediz Aydınlatma', city: 'İzmir', joined: '2026-03-02', description: 'LED bulbs, lamps and solar lanterns.' },
  { kind: 'supplier', name: 'Kordon Medikal', city: 'İzmir', joined: '2026-03-16', verified: true, description: 'Gloves, dressings and clinic furniture with CE papers.' },
  {
    kind: 'supplier',
    name: 'Yenişehir Ayakkabı',
    city: 'İzmir',
    joined: '2026-04-06',
    verified: true,
    description: 'Men’s and children’s shoes, by the pair or the mixed carton.',
  },
  { kind: 'supplier', name: 'Oğuzeli Makarna', city: 'Gaziantep', joined: '2026-04-20', verified: true, description: 'Pasta, semolina and bulgur in 500 g bags and 5 kg sacks.' },
  { kind: 'supplier', name: 'Menemen Seramik', city: 'İzmir', joined: '2026-05-11', description: 'Floor and wall tiles, sold by the square metre.' },
  { kind: 'supplier', name: 'Hunat Çelik Kapı', city: 'Kayseri', joined: '2026-06-01', verified: true, description: 'Steel doors with frames, locks and handles, ready to hang.' },
  { kind: 'supplier', name: 'Kemeraltı Kozmetik', city: 'İzmir', joined: '2026-06-22', description: 'Creams, shampoos and rose water in retail bottles.' },
  {
    kind: 'supplier',
    name: 'Buldan Dokuma',
    city: 'Denizli',
    joined: '2026-07-13',
    verified: true,
    description: 'Shawls, scarves and light cotton cloth from hand looms and power looms.',
  },
  { kind: 'supplier', name: 'Çekirge Elektronik', city: 'Bursa', joined: '2026-08-03', description: 'Kettles, irons and small kitchen machines for 220 volts.' },
  { kind: 'customer', name: 'Hodan Home Centre', city: 'Mogadishu', joined: '2026-01-26' },
  { kind: 'customer', name: 'Waaberi Wholesale', city: 'Mogadishu', joined: '2026-02-09' },
  { kind: 'customer', name: 'Daallo Trading', city: 'Hargeisa', joined: '2026-03-09' },
  { kind: 'customer', name: 'Badda Cas Stores', city: 'Bosaso', joined: '2026-05-04' },
  { kind: 'customer', name: 'Jubba Fashion', city: 'Kismayo', joined: '2026-06-15' },
  { kind: 'customer', name: 'Nugaal Builders', city: 'Garowe', joined: '2026-07-27' },
]

export const demoPeople: DemoPerson[] = [
  { fullName: 'Selin Erciyes', email: 'admin@ticarum.example', role: 'admin', language: 'en' },
  { fullName: 'Murat Gesi', email: 'murat@ticarum.example', role: 'admin', language: 'tr' },
  { fullName: 'Elif Akköy', email: 'supplier@ticarum.example', role: 'supplier', company: 'Akköy Tekstil', language: 'tr' },
  { fullName: 'Hasan Akköy', email: 'hasan@akkoy.example', role: 'supplier', company: 'Akköy Tekstil', owner: false, language: 'tr' },
  { fullName: 'Kerem Talas', email: 'kerem@talas.example', role: 'supplier', company: 'Talas Mobilya', language: 'tr' },
  { fullName: 'Zeynep Şahin', email: 'zeynep@sahinbey.example', role: 'supplier', company: 'Şahinbey Halı', language: 'tr' },
  { fullName: 'Faadumo Warsame', email: 'customer@ticarum.example', role: 'customer', company: 'Hodan Home Centre', language: 'so' },
  { fullName: 'Cabdiraxmaan Jaamac', email: 'cabdi@hodan.example', role: 'customer', company: 'Hodan Home Centre', owner: false, language: 'so' },
  { fullName: 'Nasteexo Cali', email: 'nasteexo@waaberi.example', role: 'customer', company: 'Waaberi Wholesale', language: 'ar' },
  { fullName: 'Ayaan Xirsi', email: 'ayaan@daallo.example', role: 'customer', company: 'Daallo Trading', language: 'en' },
]
