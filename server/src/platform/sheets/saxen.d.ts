/** The part of `saxen` that is used here; it brings no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(event: 'openTag', hook: (name: string, attributes: () => Record<string, string>, decode: Decode) => void): this
    on(event: 'closeTag', hook: (name: string) => void): this
    on(event: 'text', hook: (text: string, decode: Decode) => void): this
    on(event: 'cdata', hook: (text: string) => void): this
    /** Throws if the document is not whole. */
    parse(xml: string): void
  }
}
