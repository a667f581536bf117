/** Stands in every payload: nothing that we keep may hold it. */
export const PAYLOAD = 'zpayload'
export const SCRIPT = `<script>alert('${PAYLOAD}')</script>`

export interface HostileFile {
  name: string
  bytes: Buffer
  /** refused, or a picture that is made anew and holds nothing of what was sent but its pixels */
  becomes: 'refused' | 'a picture'
}

export const refused = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'refused' })
export const becomesPicture = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, becomes: 'a picture' })
