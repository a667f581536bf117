/** Stands in every payload: nothing that we store may contain it. */
export const PAYLOAD = 'zpayload'
export const SCRIPT = `<script>alert('${PAYLOAD}')</script>`

export interface HostileFile {
  name: string
  bytes: Buffer
  /** refused, or re-encoded so that only its pixels are left */
  becomes: 'refused' | 'a picture'
  /** more pixels than a visitor may send */
  isLarge?: true
}

export const refused = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'refused' })
export const becomesPicture = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'a picture' })
export const becomesLargePicture = (name: string, bytes: Buffer): HostileFile => ({
  ...becomesPicture(name, bytes),
  isLarge: true,
})
