import { Icon } from '../../components/icons/icon.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { HiddenText } from '../../components/ui/hidden-text.tsx'
import { useText } from '../../texts.ts'
import { type AskedPeriod, type ReportTable, reportFilePath } from './paths.ts'

export interface FileLinkProps {
  asked: AskedPeriod
  table: ReportTable
  /** of the table */
  name: string
}

/** Downloads a table as a file. */
export function FileLink({ asked, table, name }: FileLinkProps) {
  const t = useText('analytics')
  return (
    <ButtonLink to={reportFilePath(asked, table)} reloadDocument variant="line" small className="justify-self-start">
      <Icon name="download" />
      {t('file')}
      <HiddenText>{name}</HiddenText>
    </ButtonLink>
  )
}
