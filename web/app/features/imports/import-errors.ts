import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** Why a file was not accepted, or an import could not be applied. */
export const importErrors = (t: Text<'imports'>): ErrorTexts => ({
  codes: {
    INVALID_FILE: t('file.invalid'),
    TOO_MANY_IMAGES: t('pictures.too-many'),
    WRONG_STATE: t('error.state'),
    PRICES_TO_CONFIRM: t('error.large'),
  },
  otherwise: t('error.act'),
})
