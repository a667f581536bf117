import type { MoneyTerms } from '@ticarum/contract/values/money-terms'
import type { PaymentKind } from '@ticarum/contract/values/trade'
import type pg from 'pg'
import { demoId } from '../demo-id.ts'

/** Invented accounts: nobody can be paid through them. */
const ways: { kind: PaymentKind; title: string; details: string[] }[] = [
  {
    kind: 'bank',
    title: 'Demo Bankası, USD',
    details: ['Ticarum Dış Ticaret A.Ş., Kayseri', 'IBAN TR00 0000 0000 0000 0000 0000 00', 'SWIFT DEMOTRISXXX'],
  },
  {
    kind: 'hawala',
    title: 'Dahab Demo',
    details: ['Ticarum, Kayseri', 'Muqdisho · Hargeysa · Boosaaso'],
  },
]

/** What the demo company says of its buyers' money. */
const moneyTerms: MoneyTerms = {
  deposit: {
    en: 'Ticarum in Kayseri holds your deposit, and pays the supplier once the goods are shipped.',
    so: 'Ticarum oo Kayseri ku taal ayaa haysa hor-u-bixintaada, waxayna alaab-qeybiyaha siisaa marka alaabta la diro.',
    tr: 'Ön ödemenizi Kayseri’deki Ticarum tutar ve mal gönderildiğinde tedarikçiye öder.',
    ar: 'تحتفظ Ticarum في قيصري بدفعتك المقدمة، وتدفع للمورّد بعد شحن البضاعة.',
  },
  refunds: {
    en: 'If the supplier cannot deliver, or you cancel before shipping, all of it is refunded within 5 working days.',
    so:
      'Haddii alaab-qeybiyuhu keeni waayo ama aad joojiso dirista ka hor, ' +
      'dhammaan waxaa lagu celiyaa 5 maalmood oo shaqo gudahood.',
    tr: 'Tedarikçi teslim edemezse ya da gönderimden önce iptal ederseniz tamamı 5 iş günü içinde iade edilir.',
    ar: 'إذا لم يستطع المورّد التوريد أو ألغيت قبل الشحن، تُعاد الدفعة المقدمة كاملة خلال 5 أيام عمل.',
  },
}

/** Invented as well; in millionths, for a dollar. */
const rates = { try: 43_250_000, sos: 571_500_000, eur: 920_000 }

/**
 * The company's terms and ways to pay; the demo supplier has a fee of its own. Ports and containers come with the
 * migrations.
 */
export async function writeTerms(owner: pg.Client, companies: Map<string, string>): Promise<void> {
  await owner.query('update company_private set fee_hundredths = 250')
  await owner.query('update company_settings set money_terms = $1', [JSON.stringify(moneyTerms)])
  await owner.query('update supplier_private set fee_hundredths = 200 where supplier_id = $1', [
    companies.get('Akköy Tekstil'),
  ])
  for (const [position, { kind, title, details }] of ways.entries()) {
    await owner.query('insert into payment_ways (id, kind, title, details, position) values ($1, $2, $3, $4, $5)', [
      demoId('2026-01-05', 3000 + position),
      kind,
      title,
      details,
      position,
    ])
  }
  for (const [code, millionths] of Object.entries(rates))
    await owner.query("insert into currency_rates (code, millionths, rate_on) values ($1, $2, '2026-01-05')", [
      code,
      millionths,
    ])
}
