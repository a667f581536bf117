import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from '@swc/core'
import { hasWords } from './proper-names.ts'
import { sourceFiles } from './source-files.ts'

interface Node {
  type: string
  span: { start: number }
  [property: string]: unknown
}

/** Attributes that people read or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
])

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && 'span' in value

function* descendants(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return
  if (isNode(value)) yield value
  for (const inner of Object.values(value)) yield* descendants(inner)
}

/** The possible literals of an expression: `busy ? 'Saving' : 'Save'` has two. */
function literals(node: unknown): Node[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [node]
    case 'TemplateLiteral':
      return [...(node.quasis as Node[]), ...(node.expressions as Node[]).flatMap(literals)]
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
      return literals(node.expression)
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)]
    case 'BinaryExpression':
      if (node.operator === '&&') return literals(node.right)
      return ['+', '||', '??'].includes(String(node.operator)) ? [...literals(node.left), ...literals(node.right)] : []
    default:
      return []
  }
}

/** The texts that this node shows. */
function shown(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return (node.children as unknown[]).flatMap(literals)
  if (node.type === 'JSXAttribute' && isNode(node.name) && spoken.has(String(node.name.value)))
    return literals(node.value)
  return []
}

/** Every text has a key: a component with literal words would speak one language only. */
export async function literalTextProblems(root: string): Promise<string[]> {
  const problems: string[] = []
  for (const file of await sourceFiles(root, 'web/app/**/*.tsx')) {
    if (file.endsWith('.test.tsx')) continue
    const source = await readFile(path.join(root, file))
    const module = await parse(source.toString(), { syntax: 'typescript', tsx: true })
    for (const literal of [...descendants(module)].flatMap(shown)) {
      const written = String(literal.value ?? literal.cooked)
      const text = written.trim()
      if (!hasWords(text)) continue
      const start = literal.span.start - 1 + written.indexOf(text) // spans count bytes, from 1
      const line = source.subarray(0, start).toString().split('\n').length
      problems.push(`${file}:${line}: '${text}' is written into the component; give it a key in web/app/locales`)
    }
  }
  return problems
}
