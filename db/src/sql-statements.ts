/** Comments, quoted text of every kind, the end of a statement, or any other character. */
const PART =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[\s\S]/g

export interface SqlStatement {
  /** without comments and the semicolon */
  text: string
  /** those before and in it, with their dashes */
  comments: string[]
}

/** The statements of a file; a semicolon in quotes or in a function's body ends none. */
export function statementsIn(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let [text, comments]: [string, string[]] = ['', []]
  const end = () => {
    if (text.trim()) statements.push({ text: text.trim(), comments })
    text = ''
    comments = []
  }
  for (const [part] of sql.matchAll(PART)) {
    if (part === ';') end()
    else if (/^(?:--|\/\*)/.test(part)) comments.push(part)
    else text += part
  }
  end()
  return statements
}
