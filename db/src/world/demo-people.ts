import type { Language } from '@ticarum/contract/values/languages'
import type { Role } from '@ticarum/contract/values/roles'

interface DemoPerson {
  fullName: string
  email: string
  role: Role
  company?: string
  owner?: boolean
  language: Language
}

const owner = (fullName: string, email: string, company: string): DemoPerson => ({
  fullName,
  email,
  company,
  role: 'supplier',
  language: 'tr',
})

/** Invented like their companies. Each supplier has a member: without one it would have no listings. */
export const demoPeople: DemoPerson[] = [
  { fullName: 'Selin Erciyes', email: 'admin@ticarum.example', role: 'admin', language: 'en' },
  { fullName: 'Murat Gesi', email: 'murat@ticarum.example', role: 'admin', language: 'tr' },
  owner('Elif Akköy', 'supplier@ticarum.example', 'Akköy Tekstil'),
  {
    fullName: 'Hasan Akköy',
    email: 'hasan@akkoy.example',
    role: 'supplier',
    company: 'Akköy Tekstil',
    owner: false,
    language: 'tr',
  },
  owner('Kerem Talas', 'kerem@talas.example', 'Talas Mobilya'),
  owner('Zeynep Şahin', 'zeynep@sahinbey.example', 'Şahinbey Halı'),
  {
    fullName: 'Faadumo Warsame',
    email: 'customer@ticarum.example',
    role: 'customer',
    company: 'Hodan Home Centre',
    language: 'so',
  },
  {
    fullName: 'Cabdiraxmaan Jaamac',
    email: 'cabdi@hodan.example',
    role: 'customer',
    company: 'Hodan Home Centre',
    owner: false,
    language: 'so',
  },
  {
    fullName: 'Nasteexo Cali',
    email: 'nasteexo@waaberi.example',
    role: 'customer',
    company: 'Waaberi Wholesale',
    language: 'ar',
  },
  {
    fullName: 'Ayaan Xirsi',
    email: 'ayaan@daallo.example',
    role: 'customer',
    company: 'Daallo Trading',
    language: 'en',
  },
  owner('Mehmet Nizipli', 'mehmet@nizip.example', 'Nizip Sabunevi'),
  owner('Ayşe Sırçalı', 'ayse@sircali.example', 'Sırçalı Un ve Gıda'),
  owner('Barış Gediz', 'baris@gediz.example', 'Gediz Aydınlatma'),
  owner('Deniz Kordon', 'deniz@kordon.example', 'Kordon Medikal'),
  owner('Gülşen Balık', 'gulsen@balikpinar.example', 'Balıkpınar Konfeksiyon'),
  owner('Emre Yenişehir', 'emre@yenisehir.example', 'Yenişehir Ayakkabı'),
  owner('Leyla Nar', 'leyla@narlikaya.example', 'Narlıkaya Gıda'),
  owner('Ökkeş Oğuz', 'okkes@oguzeli.example', 'Oğuzeli Makarna'),
  owner('Tolga Kızılca', 'tolga@kizilca.example', 'Kızılca Yapı Malzemeleri'),
  owner('İpek Menemen', 'ipek@menemen.example', 'Menemen Seramik'),
  owner('Cem Ceyhanlı', 'cem@ceyhanli.example', 'Ceyhanlı Plastik'),
  owner('Yasemin Hunat', 'yasemin@hunat.example', 'Hunat Çelik Kapı'),
  owner('Pınar Kemer', 'pinar@kemeralti.example', 'Kemeraltı Kozmetik'),
  owner('Halil Buldan', 'halil@buldan.example', 'Buldan Dokuma'),
  owner('Onur Çekirge', 'onur@cekirge.example', 'Çekirge Elektronik'),
  owner('Sibel Tekir', 'sibel@tekir.example', 'Tekir Kırtasiye'),
]
