import type { Language } from '@ticarum/contract/values/languages'

interface Term {
  /** another form of the same thing, which is not used */
  not: RegExp
  use: string
}

/** One term for one thing in each language, in pages, mail, paper and spreadsheets alike. */
const terms: Record<Language, Term[]> = {
  en: [],
  tr: [
    { not: /depozito/iu, use: 'ön ödeme' },
    { not: /ödeme (kanıt|belge)/iu, use: 'dekont' },
    { not: /ücretimiz/iu, use: 'komisyon' },
    { not: /parola/iu, use: 'şifre' },
    { not: /havale bürosu|hawala bürosu/iu, use: 'Hawala' },
    { not: /mallar vardı/iu, use: 'mallar ulaştı' },
    { not: /çalışma masası|masadaki/iu, use: 'ekibimiz' },
    { not: /ilgi bekleyen/iu, use: 'sizi bekleyenler' },
    { not: /gemide masrafsız|fabrika teslim/iu, use: "the Incoterms' Turkish names" },
    { not: /% ?\d* ?%|% [{\d]|\d ?%/u, use: '%30' },
  ],
  so: [
    { not: /debaaji/iu, use: 'hor-u-bixin' },
    { not: /hadhay/iu, use: 'hartay' },
    { not: /isku dhafan/iu, use: 'isku jir ah' },
    { not: /dalabaad/iu, use: 'dalabyada' },
    { not: /\blinki/iu, use: 'xiriiriye' },
    { not: /keydinta xogta/iu, use: 'badbaadinta xogta' },
    { not: /ciwaan/iu, use: 'cinwaan' },
    { not: /\bmiiska/iu, use: 'kooxdayada' },
  ],
  ar: [
    { not: /عربون/u, use: 'دفعة مقدمة' },
    { not: /متنوع/u, use: 'مشكّل' },
    { not: /المجموع/u, use: 'الإجمالي' },
    { not: /أتعاب|أجرنا/u, use: 'عمولة' },
    { not: /حوالة (شخصية|مصرفية)/u, use: 'حوالة, تحويل بنكي' },
    // 'your' and 'you' to several people
    { not: /(?<!\p{L})(?!\p{L}*تحكم|محاكم|وكم)[\p{L}\p{M}]+كم(?!\p{L})/u, use: 'the singular' },
  ],
}

export const termProblems = (language: Language, text: string): string[] =>
  terms[language].flatMap(({ not, use }) => {
    const [found] = not.exec(text) ?? []
    return found === undefined ? [] : [`says '${found}' where its language says '${use}'`]
  })
