import type { VerificationState } from '@ticarum/contract/values/products'

interface Company {
  name: string
  city: string
  /** the day on which the company joined */
  joined: string
}

export interface DemoSupplier extends Company {
  description: string
  /** published once the company gave its legal identity */
  legalName?: string
  registryNumber?: string
  verification: VerificationState
  /** why it was sent back or suspended */
  reason?: string
}

/** All of them are invented. Towns are real; no real company is meant. */
export const demoSuppliers: DemoSupplier[] = [
  {
    name: 'Akköy Tekstil',
    city: 'Denizli',
    joined: '2026-01-12',
    verification: 'verified',
    legalName: 'Akköy Tekstil Sanayi ve Ticaret A.Ş.',
    registryNumber: 'Denizli 00-417',
    description: 'Towels, bathrobes and bed linen, woven and sewn under one roof since 1994.',
  },
  {
    name: 'Talas Mobilya',
    city: 'Kayseri',
    joined: '2026-01-19',
    verification: 'verified',
    legalName: 'Talas Mobilya İmalat Ltd. Şti.',
    registryNumber: 'Kayseri 00-122',
    description: 'Sofas, beds and dining sets, packed flat for the container.',
  },
  {
    name: 'Şahinbey Halı',
    city: 'Gaziantep',
    joined: '2026-02-02',
    verification: 'verified',
    legalName: 'Şahinbey Halı Dokuma A.Ş.',
    registryNumber: 'Gaziantep 00-310',
    description: 'Machine-woven carpets and prayer rugs in sizes from 80 × 150 cm.',
  },
  {
    name: 'Nizip Sabunevi',
    city: 'Gaziantep',
    joined: '2026-02-16',
    verification: 'verified',
    legalName: 'Nizip Sabunevi Ltd. Şti.',
    registryNumber: 'Gaziantep 00-544',
    description: 'Olive and laurel soap, cut, stamped and boxed by hand.',
  },
  {
    name: 'Sırçalı Un ve Gıda',
    city: 'Konya',
    joined: '2026-02-23',
    verification: 'verified',
    legalName: 'Sırçalı Un ve Gıda Sanayi A.Ş.',
    registryNumber: 'Konya 00-087',
    description: 'Flour, pasta and biscuits from the wheat of the Konya plain.',
  },
  {
    name: 'Gediz Aydınlatma',
    city: 'İzmir',
    joined: '2026-03-02',
    verification: 'in_review',
    legalName: 'Gediz Aydınlatma Ltd. Şti.',
    description: 'LED bulbs, lamps and solar lanterns.',
  },
  {
    name: 'Kordon Medikal',
    city: 'İzmir',
    joined: '2026-03-16',
    verification: 'verified',
    legalName: 'Kordon Medikal Malzeme A.Ş.',
    registryNumber: 'İzmir 00-761',
    description: 'Gloves, dressings and clinic furniture with CE papers.',
  },
  {
    name: 'Balıkpınar Konfeksiyon',
    city: 'İstanbul',
    joined: '2026-03-23',
    verification: 'verified',
    legalName: 'Balıkpınar Konfeksiyon Dış Ticaret Ltd. Şti.',
    registryNumber: 'İstanbul 00-902',
    description: 'Shirts, T-shirts and abayas, sewn to size lists and labelled as the shop wants.',
  },
  {
    name: 'Yenişehir Ayakkabı',
    city: 'İzmir',
    joined: '2026-04-06',
    verification: 'verified',
    legalName: 'Yenişehir Ayakkabı Sanayi Ltd. Şti.',
    registryNumber: 'İzmir 00-418',
    description: 'Men’s and children’s shoes, by the pair or the mixed carton.',
  },
  {
    name: 'Narlıkaya Gıda',
    city: 'Mersin',
    joined: '2026-04-13',
    verification: 'verified',
    legalName: 'Narlıkaya Gıda İhracat A.Ş.',
    registryNumber: 'Mersin 00-206',
    description: 'Pulses, oil, tomato paste and tea, loaded a few kilometres from the port.',
  },
  {
    name: 'Oğuzeli Makarna',
    city: 'Gaziantep',
    joined: '2026-04-20',
    verification: 'suspended',
    reason: 'The food licence ran out in September and has not been renewed.',
    legalName: 'Oğuzeli Makarna Sanayi Ltd. Şti.',
    registryNumber: 'Gaziantep 00-893',
    description: 'Pasta, semolina and bulgur in 500 g bags and 5 kg sacks.',
  },
  {
    name: 'Kızılca Yapı Malzemeleri',
    city: 'Ankara',
    joined: '2026-04-27',
    verification: 'verified',
    legalName: 'Kızılca Yapı Malzemeleri Ticaret A.Ş.',
    registryNumber: 'Ankara 00-551',
    description: 'Pipes, cables, paint and taps for builders, in full pallets or mixed.',
  },
  {
    name: 'Menemen Seramik',
    city: 'İzmir',
    joined: '2026-05-11',
    verification: 'changes_requested',
    reason: 'The trade registry extract is older than six months. Please send a new one.',
    description: 'Floor and wall tiles, sold by the square metre.',
  },
  {
    name: 'Ceyhanlı Plastik',
    city: 'Adana',
    joined: '2026-05-25',
    verification: 'submitted',
    legalName: 'Ceyhanlı Plastik Ltd. Şti.',
    description: 'Buckets, basins and garden chairs, moulded in our own works.',
  },
  {
    name: 'Hunat Çelik Kapı',
    city: 'Kayseri',
    joined: '2026-06-01',
    verification: 'verified',
    legalName: 'Hunat Çelik Kapı ve Metal Sanayi A.Ş.',
    registryNumber: 'Kayseri 00-405',
    description: 'Steel doors with frames and locks, ready to hang, and stainless steel for the kitchen.',
  },
  {
    name: 'Kemeraltı Kozmetik',
    city: 'İzmir',
    joined: '2026-06-22',
    verification: 'submitted',
    description: 'Creams, shampoos and rose water in retail bottles.',
  },
  {
    name: 'Buldan Dokuma',
    city: 'Denizli',
    joined: '2026-07-13',
    verification: 'verified',
    legalName: 'Buldan Dokuma El ve Motor Tezgâhları Ltd. Şti.',
    registryNumber: 'Denizli 00-963',
    description: 'Shawls, scarves and light cotton cloth from hand looms and power looms.',
  },
  {
    name: 'Çekirge Elektronik',
    city: 'Bursa',
    joined: '2026-08-03',
    verification: 'expired',
    description: 'Cookers, kettles, irons and fans for 220 volts.',
  },
  {
    name: 'Tekir Kırtasiye',
    city: 'Ankara',
    joined: '2026-11-02',
    verification: 'new',
    description: 'Notebooks and paper for schools.',
  },
]

export const demoCustomers: Company[] = [
  { name: 'Hodan Home Centre', city: 'Mogadishu', joined: '2026-01-26' },
  { name: 'Waaberi Wholesale', city: 'Mogadishu', joined: '2026-02-09' },
  { name: 'Daallo Trading', city: 'Hargeisa', joined: '2026-03-09' },
  { name: 'Badda Cas Stores', city: 'Bosaso', joined: '2026-05-04' },
  { name: 'Jubba Fashion', city: 'Kismayo', joined: '2026-06-15' },
  { name: 'Nugaal Builders', city: 'Garowe', joined: '2026-07-27' },
]
