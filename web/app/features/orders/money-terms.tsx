import { moneyTopics, type SaidTerms } from '@ticarum/contract/values/money-terms'

/** Who holds the deposit and what is refunded when, in words of the company; nothing where it says nothing. */
export function MoneyTermsText({ terms }: { terms: SaidTerms }) {
  return moneyTopics.map((topic) =>
    terms[topic] ? (
      <p key={topic} dir="auto" className="text-sm whitespace-pre-line">
        {terms[topic]}
      </p>
    ) : null,
  )
}
